import type { SavedIndex } from '#src/server/search-index/ListingIndex.ts';
import type { RecordPlace } from '../sqlite/listings/listing-changes.ts';

/** An event of the index; the last three kinds are worth a warning. */
export type IndexEvent = {
  readonly kind: 'loaded' | 'built' | 'updated' | 'merged' | 'refused' | 'unsaved' | 'behind';
  /** A sentence for the log. */
  readonly text: string;
};

/** The unchanged part of an index, as it was at a place of the database's record of changes. */
export type Snapshot = { readonly place: RecordPlace; readonly index: SavedIndex };

/** Gives a thread that reads the columns of another's index its snapshots. */
export type SnapshotSource = {
  readonly first: Snapshot;
  /** Calls back with every later snapshot. */
  readonly onNext: (listener: (next: Snapshot) => void) => void;
};

export type IndexOptions = {
  /** File that keeps the index for the next start; without it every start builds the index anew. */
  readonly snapshotFile?: string;
  readonly onEvent?: (event: IndexEvent) => void;
  /** Called with the index after it was loaded, built or merged; other threads may read its columns. */
  readonly onSnapshot?: (snapshot: Snapshot) => void;
  /** Replaces the file: the index belongs to another thread, which builds and merges it. */
  readonly snapshots?: SnapshotSource | undefined;
};
