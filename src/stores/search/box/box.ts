import { isSearchable } from '#src/contract/places/search-text.ts';
import { atom } from 'nanostores';
import {
  cleanText,
  type FoundSuggestions,
  appendPlaces,
} from '#src/domain/search/suggestions/suggestions.ts';
import { debounce } from '#src/lib/debounce.ts';
import { noticesTexts } from '#src/messages/site/notices.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { type AsyncState, currentValue } from '../../shell/async-state.ts';
import type { PlaceGroups } from './local-places.ts';
import { dismiss, notify } from '../../shell/notifications.ts';
import { offlinePlaces } from './offline-places.ts';
import { lookUpListings, locationBias, lookUpPlaces } from './suggestion-lookup.ts';

const TYPING_DELAY_MS = 200;
const UNREACHABLE = 'search-box-unreachable';

/** The typed text, without superfluous spaces. */
export const $typedText = atom('');

/** The suggestions. While they load, `last` has those of an earlier text, or the first of this text. */
export const $suggestions = atom<AsyncState<FoundSuggestions>>({ kind: 'idle' });

/** The suggestion the keyboard or the pointer is on, by its key. */
export const $highlightedSuggestion = atom<string | null>(null);

let controller: AbortController | undefined;
let isFailing = false;

/** Adds the API's results. Nothing is inserted above the highlighted suggestion. */
function withPlaces(
  visible: FoundSuggestions,
  { places, neighborhoods }: PlaceGroups,
): FoundSuggestions {
  const highlightedId = $highlightedSuggestion.get();
  const isBelow = visible.neighborhoods.some(({ place_id: id }) => id === highlightedId);
  return {
    ...visible,
    places: isBelow ? visible.places : appendPlaces(visible.places, places),
    neighborhoods: appendPlaces(visible.neighborhoods, neighborhoods),
  };
}

function notifyUnreachable(isUnreachable: boolean): void {
  const words = noticesTexts(pageLocale());
  if (isUnreachable && !isFailing) {
    notify({ id: UNREACHABLE, text: words.unreachable, tone: 'failed', lasts: false });
  }
  if (!isUnreachable) dismiss(UNREACHABLE);
  isFailing = isUnreachable;
}

/** Looks in the browser's own places and asks the API at the same time; the former are shown first. */
async function search(text: string): Promise<void> {
  const mine = new AbortController();
  controller = mine;
  const { signal } = mine;
  let suggestions: FoundSuggestions = { text, places: [], neighborhoods: [], listings: null };
  let isAnswered = false;
  const local = offlinePlaces(text, locationBias()).then((places) => {
    if (signal.aborted || isAnswered) return;
    suggestions = withPlaces(suggestions, places);
    const isAny = suggestions.places.length > 0 || suggestions.neighborhoods.length > 0;
    if (isAny) $suggestions.set({ kind: 'loading', last: suggestions });
  });
  const [places, listings] = await Promise.all([
    lookUpPlaces(text, signal),
    lookUpListings(text, signal),
  ]);
  if (!places.ok) await local;
  if (signal.aborted) return;
  isAnswered = true;
  if (places.ok) suggestions = withPlaces(suggestions, places.value);
  if (listings.ok) suggestions = { ...suggestions, listings: listings.value };
  const failure = [places, listings].find((outcome) => !outcome.ok);
  notifyUnreachable(failure !== undefined);
  $suggestions.set(
    failure && !failure.ok
      ? { kind: 'failed', error: failure.error, last: suggestions }
      : { kind: 'ready', value: suggestions },
  );
}

const searchSoon = debounce((text: string) => void search(text), TYPING_DELAY_MS);

/** Takes over the typed text. Its suggestions follow; the earlier ones stay until then. */
export function typeText(input: string): void {
  const text = cleanText(input);
  if (text === $typedText.get()) return;
  controller?.abort();
  $typedText.set(text);
  $highlightedSuggestion.set(null);
  if (!isSearchable(text)) {
    searchSoon.cancel();
    $suggestions.set({ kind: 'idle' });
    return;
  }
  $suggestions.set({ kind: 'loading', last: currentValue($suggestions.get()) });
  searchSoon(text);
}

/** Searches for the typed text without waiting for the next letter. */
export function searchNow(): void {
  if (!searchSoon.isWaiting()) return;
  searchSoon.cancel();
  void search($typedText.get());
}

export function highlight(key: string | null): void {
  $highlightedSuggestion.set(key);
}
