import type { EntryPlace, ListingEntry } from '#src/server/listings/directory/entry-store.ts';
import type {
  SnapshotStore,
  SavedDirectory,
} from '#src/server/listings/directory/snapshot-store.ts';

const MARK = 7;

/** Entries with a record of their changes, as in a database. */
export class RecordedEntries {
  readonly entries = new Map<number, ListingEntry>();
  #record: number[] = [];
  #forgottenUpTo = 0;
  /** Number of reads of all entries, and of single changes read. */
  wholeReads = 0;
  changesRead = 0;

  constructor(entries: Iterable<ListingEntry>) {
    for (const entry of entries) this.put(entry);
  }

  put(entry: ListingEntry): void {
    this.entries.set(entry.id, entry);
    this.#record.push(entry.id);
  }

  remove(id: number): void {
    this.entries.delete(id);
    this.#record.push(id);
  }

  /** Makes the record forget all earlier places. */
  forget(): void {
    this.#forgottenUpTo = this.#record.length;
  }

  /** The entries as read by a server that starts at this moment. */
  opened() {
    let place: EntryPlace | undefined;
    const newest = () => ({ version: this.#record.length, mark: MARK });
    const holds = ({ version, mark }: EntryPlace) =>
      mark === MARK && version >= this.#forgottenUpTo && version <= this.#record.length;
    return {
      hasChanged: () => place?.version !== newest().version,
      changes: () => {
        const from = place && holds(place) ? place : undefined;
        const ids = from ? this.#record.slice(from.version) : [...this.entries.keys()];
        if (!from) this.wholeReads += 1;
        else this.changesRead += ids.length;
        place = newest();
        const entries = [...new Set(ids)].map((id) => ({ id, entry: this.entries.get(id) }));
        return from && entries.length === 0 ? undefined : { isWhole: !from, entries };
      },
      place: () => place,
      resume: (at: EntryPlace) => {
        if (!holds(at)) return false;
        place = at;
        return true;
      },
    };
  }
}

/** Keeps a directory as a file would: each load gives new arrays. */
export function snapshotsInMemory(): SnapshotStore & {
  kept: number;
  latest?: SavedDirectory | undefined;
} {
  const snapshots: ReturnType<typeof snapshotsInMemory> = {
    kept: 0,
    load: async () => structuredClone(snapshots.latest),
    keep(directory) {
      snapshots.kept += 1;
      snapshots.latest = structuredClone(directory);
    },
  };
  return snapshots;
}
