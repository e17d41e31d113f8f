import { existsSync } from 'node:fs';
import { reasonOf } from '#src/lib/error-reason.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { ROW_FIELDS } from '#src/server/search-index/row-fields.ts';
import type { IndexEvent, Snapshot } from './index-events.ts';
import { readSnapshot } from '../snapshots/snapshot-file.ts';
import { snapshotWriter } from '../snapshots/snapshot-writer.ts';

type Contents = Snapshot & { readonly fields: readonly string[] };

export type SnapshotKeeper = {
  /** The snapshot on disk; undefined where it is missing or incomplete. */
  readonly load: () => Snapshot | undefined;
  /** Replaces the snapshot, a part at a time when there is nothing else to do. */
  readonly keep: (snapshot: Snapshot) => void;
  /** Writes the rest at once. */
  readonly close: () => void;
};

function contentsOf(file: string): Outcome<Snapshot, string> {
  try {
    const snapshot = readSnapshot(file);
    if (!snapshot.ok) return snapshot;
    // The checksum proves that this program wrote the file, the fields that its rows mean the same.
    const contents = snapshot.value as Contents;
    const hasFields = contents.fields.join() === ROW_FIELDS.join();
    return hasFields ? success(contents) : failure('contains different fields');
  } catch (error) {
    return failure(`cannot be read (${reasonOf(error)})`);
  }
}

/** Keeps an index in a file from one start to the next. It reports what goes wrong and never fails. */
export function snapshotKeeper(file: string, onEvent: (event: IndexEvent) => void): SnapshotKeeper {
  const { keep, close } = snapshotWriter(file, (error) =>
    onEvent({ kind: 'unsaved', text: `The index cannot be stored in ${file}: ${reasonOf(error)}` }),
  );
  return {
    load() {
      if (!existsSync(file)) return undefined;
      const contents = contentsOf(file);
      if (contents.ok) return contents.value;
      onEvent({
        kind: 'refused',
        text: `The index stored in ${file} ${contents.error}: it will be rebuilt.`,
      });
      return undefined;
    },
    keep: (snapshot) => keep({ fields: ROW_FIELDS, ...snapshot } satisfies Contents),
    close,
  };
}
