import { atom, onMount } from 'nanostores';
import type { KeyedListing } from '#src/domain/listing-key.ts';
import { readSavedHomes, type SavedHomes, withSavedToggled } from '#src/domain/saved-homes.ts';
import { keepText } from './browser-storage.ts';
import { keptJson } from './kept-json.ts';

const STORAGE_KEY = 'larchway:saved';

/** The homes this visitor keeps in this browser, the latest first; the same in all its tabs. */
export const $saved = atom<SavedHomes>([]);

onMount($saved, () => {
  const read = () => $saved.set(readSavedHomes(keptJson('local', STORAGE_KEY)));
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) read();
  };
  read();
  addEventListener('storage', onStorage);
  // A page that the browser had put aside has heard nothing of the other tabs.
  addEventListener('pageshow', read);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', read);
  };
});

/** Keeps a home, or no longer. */
export function toggleSaved(home: KeyedListing): void {
  const saved = withSavedToggled($saved.get(), home);
  $saved.set(saved);
  keepText('local', STORAGE_KEY, JSON.stringify(saved));
}
