import type { SavedHomes } from '#src/domain/account/saved-homes.ts';
import { removeStorage, writeStorage } from '../shell/storage/browser-storage.ts';
import { SAVED_CHANGES_KEY } from './keys.ts';
import { $savedHomes, OWNED_KEY } from './saved.ts';
import { waitingChanges } from './waiting-changes.ts';

/**
 * Once the session has ended elsewhere: what was saved since then becomes the homes of a visitor, and the
 * others of the account are forgotten. Gives those that are kept.
 */
export function keepUnsentHomes(): SavedHomes {
  const homes = waitingChanges().flatMap(({ home, isKept }) => (isKept ? [home] : []));
  removeStorage('local', SAVED_CHANGES_KEY);
  if ($savedHomes.get().length === 0) return [];
  writeStorage('local', OWNED_KEY, '');
  $savedHomes.set(homes.toReversed());
  return homes;
}
