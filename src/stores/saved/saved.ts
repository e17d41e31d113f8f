import { atom, onMount } from 'nanostores';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import {
  isSaved,
  readSavedHomes,
  type SavedHomes,
  withSavedToggled,
} from '#src/domain/account/saved-homes.ts';
import { keepText } from '../shell/browser-storage.ts';
import { keptJson } from '../shell/kept-json.ts';
import { isFlagged } from '../session/flag.ts';

const STORAGE_KEY = 'larchway:saved';

/** Whether the homes in this browser are those of an account already. */
export const OWNED_KEY = 'larchway:saved-owned';

/**
 * The homes this visitor keeps, the latest first; the same in all tabs of this browser and, with an
 * account, on all its devices.
 */
export const $saved = atom<SavedHomes>([]);

type Account = typeof import('./account.ts');

/** What talks to the account is only loaded for those who have one. */
function withAccount(run: (account: Account) => void): void {
  import('./account.ts').then(run, (error: unknown) => {
    console.info('The homes of the account could not be loaded.', error);
  });
}

function tellVisitor(): void {
  import('./without-account.ts').then(
    ({ tellSavedHere }) => tellSavedHere(),
    (error: unknown) => console.info('Where the home is saved could not be said.', error),
  );
}

onMount($saved, () => {
  const read = () => $saved.set(readSavedHomes(keptJson('local', STORAGE_KEY)));
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) read();
  };
  read();
  if (isFlagged()) withAccount(({ followAccount }) => followAccount());
  addEventListener('storage', onStorage);
  // A page that the browser had put aside has heard nothing of the other tabs.
  addEventListener('pageshow', read);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', read);
  };
});

/** Shows and keeps these homes in place of all others. */
export function takeSaved(saved: SavedHomes): void {
  $saved.set(saved);
  keepText('local', STORAGE_KEY, JSON.stringify(saved));
}

/** Keeps a home, or no longer; with an account there too. */
export function toggleSaved(home: KeyedListing): void {
  takeSaved(withSavedToggled($saved.get(), home));
  if (isFlagged()) {
    withAccount(({ sendChange }) => sendChange(home));
    return;
  }
  keepText('local', OWNED_KEY, '');
  if (isSaved($saved.get(), home)) tellVisitor();
}
