import type { ChangedRecord } from '../sync/read-records.ts';

type TurnListeners = {
  /** This server is the one from now on. */
  readonly onTurn: () => void;
  /** What a provider has told one of the servers, whichever it was. */
  readonly onChanges: (feedId: string, changes: readonly ChangedRecord[]) => void;
};

/** Decides which of several servers reads the feeds. */
export type SyncTurn = {
  /** Whether this server is the one. */
  isHeld(): boolean;
  /**
   * Tells all servers of records that have changed, this one too: one that reads the feed later has to know of
   * them. Rejects when they cannot be told.
   */
  passOn(feedId: string, changes: readonly ChangedRecord[]): Promise<void>;
  listen(listeners: TurnListeners): void;
};

/** Of a server that is alone. */
export const ALWAYS_HELD: SyncTurn = {
  isHeld: () => true,
  passOn: async () => undefined,
  listen: () => undefined,
};
