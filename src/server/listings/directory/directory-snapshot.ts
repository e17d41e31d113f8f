import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { runForegroundWork } from '../../scheduling/foreground-work.ts';
import { inSlicesAwaited, resultInSlices } from '../../scheduling/sliced-work.ts';
import { type Entries, type EntryState, restoringEntries } from './Entries.ts';
import type { EntryPlace } from './entry-store.ts';
import {
  SAVED_FORM,
  type SavedDirectory,
  type SavedValue,
  type SnapshotStore,
} from './snapshot-store.ts';

/** Keeps nothing. */
export const NO_SNAPSHOTS: SnapshotStore = {
  load: async () => undefined,
  keep: () => undefined,
};

/** A value of a directory that snapshots hold. */
export type SnapshotValue = {
  readonly name: string;
  /** Undefined while the value does not belong to the present entries. */
  readonly saving: () => SlicedWork<SavedValue> | undefined;
  /** Returns a function that makes the directory continue from the restored value. */
  readonly restoring: (savedValue: SavedValue, state: EntryState) => SlicedWork<() => void>;
};

/** Half the capacity of the record of changes: the next start has to find a snapshot's place in it. */
const CHANGES_BETWEEN_SNAPSHOTS = 50_000;

/** Saves the present state: changes made while it is packed are not in it. */
function savingDirectory(
  entries: Entries,
  keptValues: readonly SnapshotValue[],
): SlicedWork<SavedDirectory> | undefined {
  const savingEntries = entries.saving();
  const works = keptValues.map(({ name, saving }) => [name, saving()] as const);
  if (!savingEntries || works.some(([, work]) => !work)) return undefined;
  return (function* pack() {
    const values: [string, SavedValue][] = [];
    for (const [name, work] of works) if (work) values.push([name, yield* work]);
    return {
      form: SAVED_FORM,
      entries: yield* savingEntries,
      values: Object.fromEntries(values),
    };
  })();
}

/** Takes over a directory from the last start, and keeps it for the next one. */
export function directoryKeeper(
  entries: Entries,
  keptValues: readonly SnapshotValue[],
  snapshots: SnapshotStore,
) {
  /** The place and the base of the kept entries. */
  let latestKept: { readonly place: EntryPlace; readonly base: number } | undefined;

  function* restoring({ entries: savedEntries, values }: SavedDirectory): SlicedWork<void> {
    const state = yield* restoringEntries(savedEntries);
    const adoptions: (() => void)[] = [];
    for (const { name, restoring: restoringValue } of keptValues) {
      const value = values[name];
      if (value) adoptions.push(yield* restoringValue(value, state));
    }
    const { place } = savedEntries;
    if (!entries.adopt(state, place)) return;
    for (const adopt of adoptions) adopt();
    latestKept = { place, base: entries.base };
  }

  function isKept(): boolean {
    const { place, base } = entries;
    if (!latestKept || !place) return false;
    return (
      latestKept.base === base &&
      place.version - latestKept.place.version < CHANGES_BETWEEN_SNAPSHOTS
    );
  }

  return {
    /** Continues from the last snapshot, unless entries have been read already. */
    async open(): Promise<void> {
      await runForegroundWork(async () => {
        const directory = await snapshots.load();
        if (directory) await inSlicesAwaited([() => restoring(directory)]);
      });
    },

    /** Makes a snapshot after enough changes since the last one. */
    async keep(signal?: AbortSignal): Promise<void> {
      const { place, base } = entries;
      const saving = isKept() ? undefined : savingDirectory(entries, keptValues);
      if (!saving || !place) return;
      const directory = await resultInSlices(() => saving);
      if (signal?.aborted) return;
      latestKept = { place, base };
      snapshots.keep(directory);
    },
  };
}
