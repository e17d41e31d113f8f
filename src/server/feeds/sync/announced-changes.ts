import type { Clock } from '#src/lib/clock.ts';
import type { ChangedRecord } from './read-records.ts';

/**
 * The run of the server that takes over reads older changes, as the feed's own searches find them by then.
 */
const REMEMBERED_MS = 5 * 60_000;
/** The next run over the whole feed reads changes beyond this number. */
const MAX_CHANGES = 5000;

type AnnouncedChange = ChangedRecord & { readonly announcedAtMs: number };

/** The changes announced by a provider, until they are read or so old that a run has read them. */
export type AnnouncedChanges = {
  add(changes: readonly ChangedRecord[]): void;
  /** Takes out all changes, to be read. */
  take(): readonly AnnouncedChange[];
  /** Puts back changes that could not be read; newer announcements of the same records stay. */
  putBack(changes: readonly AnnouncedChange[]): void;
};

/** Keeps announced changes in the memory of this process. */
export function announcedChanges(clock: Clock): AnnouncedChanges {
  const changes = new Map<string, AnnouncedChange>();
  const nowMs = () => clock.now().getTime();

  function forgetOld(): void {
    const sinceMs = nowMs() - REMEMBERED_MS;
    for (const { key, announcedAtMs } of changes.values())
      if (announcedAtMs < sinceMs) changes.delete(key);
  }

  return {
    add(records) {
      forgetOld();
      for (const { key, isDeleted } of records) {
        if (changes.size < MAX_CHANGES || changes.has(key)) {
          changes.set(key, { key, isDeleted, announcedAtMs: nowMs() });
        }
      }
    },
    take() {
      forgetOld();
      const changeList = [...changes.values()];
      changes.clear();
      return changeList;
    },
    putBack(unread) {
      for (const change of unread) if (!changes.has(change.key)) changes.set(change.key, change);
    },
  };
}
