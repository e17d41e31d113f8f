import { atom, onMount } from 'nanostores';
import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import { type KeyedListing, listingKey } from '#src/domain/listing/key.ts';
import { writeStorage } from '../shell/browser-storage.ts';
import { storedJson } from '../shell/stored-json.ts';

const STORAGE_KEY = 'larchway:visited';
const Keys = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(5000));

/** Keys of the listings opened in this session. */
export const $visited = atom<ReadonlySet<string>>(new Set());

onMount($visited, () => {
  const saved = Keys.safeParse(storedJson('session', STORAGE_KEY));
  if (saved.success) $visited.set(new Set(saved.data));
});

/** Remembers that a listing has been opened, until the browser session ends. */
export function rememberVisit(listing: KeyedListing): void {
  const visited = new Set($visited.get()).add(listingKey(listing));
  $visited.set(visited);
  writeStorage('session', STORAGE_KEY, JSON.stringify([...visited]));
}
