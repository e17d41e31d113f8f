import type { Clock } from '#src/lib/clock.ts';
import type { ChangedRecord } from './read-records.ts';

/** What is older is read by the run of the server that takes over, as the feed's own searches find it by then. */
const REMEMBERED_MS = 5 * 60_000;
/** Of more changes at once the next run over the whole feed reads what is left. */
const MOST_CHANGES = 5000;

type ToldChange = ChangedRecord & { readonly toldAtMs: number };

/** What a provider has told of its records, until it is read or so old that a run has read it. */
export type ToldChanges = {
  add(changes: readonly ChangedRecord[]): void;
  /** Takes out what there is, to be read. */
  take(): readonly ToldChange[];
  /** Puts back what could not be read; what was told anew meanwhile stays as it was told. */
  putBack(changes: readonly ToldChange[]): void;
};

/** Remembers what was told in this process. */
export function toldChanges(clock: Clock): ToldChanges {
  const changes = new Map<string, ToldChange>();
  const nowMs = () => clock.now().getTime();

  function forgetOld(): void {
    const sinceMs = nowMs() - REMEMBERED_MS;
    for (const { key, toldAtMs } of changes.values()) if (toldAtMs < sinceMs) changes.delete(key);
  }

  return {
    add(records) {
      forgetOld();
      for (const { key, isDeleted } of records) {
        if (changes.size < MOST_CHANGES || changes.has(key)) {
          changes.set(key, { key, isDeleted, toldAtMs: nowMs() });
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
