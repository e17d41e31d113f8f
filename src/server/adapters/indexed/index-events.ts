/** What has become of the index; the last three are worth a warning. */
export type IndexEvent = {
  readonly kind: 'loaded' | 'built' | 'updated' | 'merged' | 'refused' | 'unsaved' | 'behind';
  /** A sentence for the log. */
  readonly text: string;
};

export type IndexOptions = {
  /** Where the index is kept for the next start; without it every start builds the index anew. */
  readonly snapshotFile?: string;
  readonly onEvent?: (event: IndexEvent) => void;
};

/** Why something was thrown. */
export const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);
