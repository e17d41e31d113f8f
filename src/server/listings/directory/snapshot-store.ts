import type { SavedEntries } from './Entries.ts';

/** Raised when saved data change their meaning, for example when names are folded differently. */
export const SAVED_FORM = 1;

/** A value derived from the entries, in the form of its `SavedForm`. */
export type SavedValue = {
  readonly value: unknown;
  /** Whether it was computed from the saved entries, or from earlier ones. */
  readonly isOfLatestEntries: boolean;
};

/** All entries at a place of the record of changes, and the values derived from them. */
export type SavedDirectory = {
  readonly form: typeof SAVED_FORM;
  readonly entries: SavedEntries;
  readonly values: Readonly<Record<string, SavedValue>>;
};

/** Keeps a directory from one start to the next. */
export type SnapshotStore = {
  /** The last snapshot; undefined when none can be read. */
  readonly load: () => Promise<SavedDirectory | undefined>;
  readonly keep: (directory: SavedDirectory) => void;
};
