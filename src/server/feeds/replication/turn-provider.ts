import type { ChangedRecord } from '../sync/read-records.ts';

type TurnListeners = {
  /** This server has the turn from this moment on. */
  readonly onTurn: () => void;
  /** A provider has notified one of the servers of changes, whichever it was. */
  readonly onChanges: (feedId: string, changes: readonly ChangedRecord[]) => void;
};

/** Decides which of several servers reads the feeds. */
export type SyncTurn = {
  /** Whether this server has the turn. */
  isHeld(): boolean;
  /**
   * Tells all servers, this one too, of changed records: a server that reads the feed later needs them as
   * well. Rejects when they cannot be reached.
   */
  passOn(feedId: string, changes: readonly ChangedRecord[]): Promise<void>;
  listen(listeners: TurnListeners): void;
};

/** The turn of a single server. */
export const ALWAYS_HELD: SyncTurn = {
  isHeld: () => true,
  passOn: async () => undefined,
  listen: () => undefined,
};
