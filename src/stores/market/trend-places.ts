import { isSearchable } from '#src/contract/places/search-text.ts';
import { atom } from 'nanostores';
import { suggestedPlace, type TrendPlace } from '#src/domain/market/trends/trend-place.ts';
import { cleanText } from '#src/domain/search/suggestions/suggestions.ts';
import { debounce } from '#src/lib/debounce.ts';
import { fold } from '#src/lib/text/fold.ts';
import { lookUpPlaces } from '../search/box/suggestion-lookup.ts';

const TYPING_DELAY_MS = 200;

/** Cities and neighbourhoods for the typed text of a place. */
export const $suggestedPlaces = atom<readonly TrendPlace[]>([]);

let controller: AbortController | undefined;

/** The places that a text may mean, the likeliest first; null when the search does not answer. */
async function placesNamed(text: string): Promise<readonly TrendPlace[] | null> {
  controller?.abort();
  const mine = new AbortController();
  controller = mine;
  const outcome = await lookUpPlaces(cleanText(text), mine.signal);
  if (!outcome.ok) return null;
  const { places, neighborhoods } = outcome.value;
  return [...places, ...neighborhoods].flatMap((place) => suggestedPlace(place) ?? []);
}

const suggestSoon = debounce(async (text: string) => {
  const places = await placesNamed(text);
  if (places) $suggestedPlaces.set(places);
}, TYPING_DELAY_MS);

/** Looks for places that begin with the typed text, after a pause in typing. */
export function suggestTrendPlaces(text: string): void {
  if (isSearchable(cleanText(text))) suggestSoon(text);
}

/** The place that a text names: the suggestion of that name, else the likeliest. */
export async function findTrendPlace(text: string): Promise<TrendPlace | undefined> {
  suggestSoon.cancel();
  const isNamed = ({ name }: TrendPlace) => fold(name) === fold(cleanText(text));
  const suggestion = $suggestedPlaces.get().find(isNamed);
  if (suggestion) return suggestion;
  const places = (await placesNamed(text)) ?? [];
  return places.find(isNamed) ?? places[0];
}
