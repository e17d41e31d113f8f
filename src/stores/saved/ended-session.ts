import type { SavedHomes } from '#src/domain/account/saved-homes.ts';
import { readStorage, removeStorage, writeStorage } from '../shell/storage/browser-storage.ts';
import { SAVED_CHANGES_KEY, SAVED_HOMES_KEY } from './keys.ts';
import { $savedHomes, OWNED_KEY } from './saved.ts';
import { waitingChanges } from './waiting-changes.ts';

/**
 * After the session has ended elsewhere: homes saved since then become a visitor's, and the others of the
 * account are dropped. Returns those that are kept.
 */
export function storeUnsentHomes(): SavedHomes {
  const homes = waitingChanges().flatMap(({ home, isKept }) => (isKept ? [home] : []));
  removeStorage('local', SAVED_CHANGES_KEY);
  // A tab that logs out has cleared the storage, and nothing may be written after it.
  if ((readStorage('local', SAVED_HOMES_KEY) ?? '[]') === '[]') return [];
  // Homes saved since the session is known to be over are a visitor's already.
  if (readStorage('local', OWNED_KEY) !== 'yes') return homes;
  writeStorage('local', OWNED_KEY, '');
  $savedHomes.set(homes.toReversed());
  return homes;
}
