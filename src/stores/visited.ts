import { atom, onMount } from 'nanostores';
import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import { type KeyedListing, listingKey } from '#src/domain/listing-key.ts';

const STORAGE_KEY = 'larchway:visited';
const Keys = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(5000));

/** Keys of the listings opened in this session. */
export const $visited = atom<ReadonlySet<string>>(new Set());

onMount($visited, () => {
  if (typeof window === 'undefined') return;
  try {
    const saved = Keys.safeParse(JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]'));
    if (saved.success) $visited.set(new Set(saved.data));
  } catch (error) {
    console.info('The visited listings could not be read.', error);
  }
});

/** Remembers that a listing has been opened, until the browser session ends. */
export function rememberVisit(listing: KeyedListing): void {
  const visited = new Set($visited.get()).add(listingKey(listing));
  $visited.set(visited);
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...visited]));
  } catch (error) {
    console.info('The visited listing could not be saved.', error);
  }
}
