import type { SavedIndex } from '#src/server/search-index/ListingIndex.ts';
import type { RecordPlace } from '../sqlite/listings/listing-changes.ts';

/** What has become of the index; the last three are worth a warning. */
export type IndexEvent = {
  readonly kind: 'loaded' | 'built' | 'updated' | 'merged' | 'refused' | 'unsaved' | 'behind';
  /** A sentence for the log. */
  readonly text: string;
};

/** The unchanged part of an index, as it was at a place of the database's record of changes. */
export type Snapshot = { readonly place: RecordPlace; readonly index: SavedIndex };

/** Where a thread gets its index from that reads the columns of another's. */
export type SnapshotSource = {
  readonly first: Snapshot;
  /** Calls back with every later one. */
  readonly onNext: (listener: (next: Snapshot) => void) => void;
};

export type IndexOptions = {
  /** Where the index is kept for the next start; without it every start builds the index anew. */
  readonly snapshotFile?: string;
  readonly onEvent?: (event: IndexEvent) => void;
  /** Called with the index as it was loaded, built or merged; its columns may be read by other threads. */
  readonly onSnapshot?: (snapshot: Snapshot) => void;
  /** In place of a file: the index is another thread's, which builds and merges it. */
  readonly snapshots?: SnapshotSource | undefined;
};
