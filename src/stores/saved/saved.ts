import { persistentAtom } from '@nanostores/persistent';
import { onMount } from 'nanostores';
import '../shell/storage/persistent-engine.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import {
  readSavedHomes,
  type SavedHomes,
  withSavedToggled,
} from '#src/domain/account/saved-homes.ts';
import { writeStorage } from '../shell/storage/browser-storage.ts';
import { parsedJson } from '../shell/storage/stored-json.ts';
import { hasSessionFlag } from '../session/flag.ts';
import { $isSignedIn } from '../session/signed-in.ts';
import { SAVED_HOMES_KEY } from './keys.ts';

/** Whether the homes in this browser are those of an account already. */
export const OWNED_KEY = 'realty:saved-owned';

/**
 * The homes this visitor keeps, the latest first; the same in all tabs of this browser and, with an
 * account, on all its devices.
 */
export const $savedHomes = persistentAtom<SavedHomes>(SAVED_HOMES_KEY, [], {
  encode: (homes) => JSON.stringify(homes),
  decode: (text) => readSavedHomes(parsedJson(SAVED_HOMES_KEY, text)),
});

type Account = typeof import('./account.ts');

/** The calls to the account are loaded only for visitors with one. */
function withAccount(run: (account: Account) => void): void {
  void import('./account.ts').then(run);
}

// Also after a log-in over the page.
onMount($savedHomes, () =>
  $isSignedIn.subscribe((isSignedIn) => {
    if (isSignedIn) withAccount(({ followAccount }) => followAccount());
  }),
);

/** Saves a home, or removes a saved one; with an account there too. */
export function toggleSaved(home: KeyedListing): void {
  $savedHomes.set(withSavedToggled($savedHomes.get(), home));
  if (hasSessionFlag()) {
    withAccount(({ sendChange }) => sendChange(home));
    return;
  }
  writeStorage('local', OWNED_KEY, '');
  void import('./saved-notice.ts').then(({ notifySaved }) => notifySaved(home), console.info);
}
