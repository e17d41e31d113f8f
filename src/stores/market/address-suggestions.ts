import { isSearchable } from '#src/contract/places/search-text.ts';
import { atom } from 'nanostores';
import { cleanText } from '#src/domain/search/suggestions/suggestions.ts';
import { debounce } from '#src/lib/debounce.ts';
import { lookUpPlaces } from '../search/box/suggestion-lookup.ts';

const TYPING_DELAY_MS = 200;

/** Streets and addresses, in their usual spelling, for the typed address of a home. */
export const $suggestedAddresses = atom<readonly string[]>([]);

let controller: AbortController | undefined;

const suggestSoon = debounce(async (text: string) => {
  controller?.abort();
  const mine = new AbortController();
  controller = mine;
  const outcome = await lookUpPlaces(cleanText(text), mine.signal);
  // Without suggestions an address can be typed all the same.
  if (!outcome.ok || mine.signal.aborted) return;
  const addresses = outcome.value.places
    .filter(({ kind }) => kind === 'address' || kind === 'street')
    .map(({ description }) => description.replace(/, Canada$/, ''));
  $suggestedAddresses.set([...new Set(addresses)]);
}, TYPING_DELAY_MS);

/** Looks for addresses that begin with the typed text, after a pause in typing. */
export function suggestAddresses(text: string): void {
  if (isSearchable(cleanText(text))) void suggestSoon(text);
}
