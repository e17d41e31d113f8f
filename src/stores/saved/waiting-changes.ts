import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import { type KeyedListing, listingKey } from '#src/domain/listing/key.ts';
import { writeStorage } from '../shell/storage/browser-storage.ts';
import { storedJson } from '../shell/storage/stored-json.ts';
import { SAVED_CHANGES_KEY } from './keys.ts';

const SavedChange = z.object({
  home: z.object({ mlsNumber: z.string(), boardId: z.number() }),
  isKept: z.boolean(),
});
/** A change of a home that its account has not confirmed yet. */
export type SavedChange = z.infer<typeof SavedChange>;

/** The changes that the account has not confirmed, the latest of each home, in their order. */
export function waitingChanges(): readonly SavedChange[] {
  const storedChanges = z.array(SavedChange).safeParse(storedJson('local', SAVED_CHANGES_KEY));
  return storedChanges.success ? storedChanges.data : [];
}

const othersThan = (home: KeyedListing) =>
  waitingChanges().filter((change) => listingKey(change.home) !== listingKey(home));

function write(changes: readonly SavedChange[]): void {
  writeStorage('local', SAVED_CHANGES_KEY, JSON.stringify(changes));
}

/** Keeps a change until the account has it, after the page is left too. */
export function addWaitingChange(change: SavedChange): void {
  write([...othersThan(change.home), change]);
}

/** Whether a change still waits: it has not been confirmed, and no later one has taken its place. */
export function isWaiting({ home, isKept }: SavedChange): boolean {
  return waitingChanges().some(
    (change) => listingKey(change.home) === listingKey(home) && change.isKept === isKept,
  );
}

export function removeWaitingChange({ home }: SavedChange): void {
  write(othersThan(home));
}
