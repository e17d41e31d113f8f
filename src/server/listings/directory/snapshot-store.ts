import type { SavedEntries } from './Entries.ts';

/** Counts up when what is saved comes to mean something else, as when names are folded otherwise. */
export const SAVED_FORM = 1;

/** Something worked out from the entries, in the form of its `SavedForm`. */
export type SavedValue = {
  readonly value: unknown;
  /** Whether it was worked out from the entries that are saved, or from earlier ones. */
  readonly isOfLatestEntries: boolean;
};

/** All entries at a place of the record of changes, and what was worked out from them. */
export type SavedDirectory = {
  readonly form: typeof SAVED_FORM;
  readonly entries: SavedEntries;
  readonly values: Readonly<Record<string, SavedValue>>;
};

/** Where a directory is kept from one start to the next. */
export type SnapshotStore = {
  /** What was kept last; undefined where there is nothing that can be read. */
  readonly load: () => Promise<SavedDirectory | undefined>;
  readonly keep: (directory: SavedDirectory) => void;
};
