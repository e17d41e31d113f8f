import { atom } from 'nanostores';
import type { PlaceSuggestion } from '#src/contract/places/calls.ts';
import { isSearchable } from '#src/contract/places/search-text.ts';
import { isAddress } from '#src/domain/application/property-place.ts';
import { cleanText } from '#src/domain/search/suggestions/suggestions.ts';
import { debounce } from '#src/lib/debounce.ts';
import { lookUpPlaces } from '../search/box/suggestion-lookup.ts';

const TYPING_DELAY_MS = 200;

/** Addresses and streets for the last typed text; none when the search does not answer. */
export const $addressSuggestions = atom<readonly PlaceSuggestion[]>([]);

let controller: AbortController | undefined;

async function look(text: string): Promise<void> {
  const mine = new AbortController();
  controller = mine;
  const outcome = await lookUpPlaces(text, mine.signal);
  if (mine.signal.aborted) return;
  $addressSuggestions.set(outcome.ok ? outcome.value.places.filter(isAddress) : []);
}

const lookSoon = debounce((text: string) => void look(text), TYPING_DELAY_MS);

/** Looks for addresses that begin with the typed text, after a pause in typing. */
export function suggestAddresses(input: string): void {
  const text = cleanText(input);
  controller?.abort();
  if (isSearchable(text)) {
    lookSoon(text);
    return;
  }
  clearAddressSuggestions();
}

export function clearAddressSuggestions(): void {
  controller?.abort();
  lookSoon.cancel();
  $addressSuggestions.set([]);
}
