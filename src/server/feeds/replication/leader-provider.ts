import type { ChangedRecord } from '../sync/read-records.ts';

type LeaderListeners = {
  /** This server leads from this moment on. */
  readonly onElected: () => void;
  /** A provider has notified one of the servers of changes, whichever it was. */
  readonly onChanges: (feedId: string, changes: readonly ChangedRecord[]) => void;
};

/** Decides which of several servers reads the feeds. */
export type SyncLeader = {
  /** Whether this server leads. */
  isLeader(): boolean;
  /**
   * Tells all servers, this one too, of changed records: a server that reads the feed later needs them as
   * well. Rejects when they cannot be reached.
   */
  broadcast(feedId: string, changes: readonly ChangedRecord[]): Promise<void>;
  listen(listeners: LeaderListeners): void;
};

/** The leadership of a single server. */
export const SOLE_LEADER: SyncLeader = {
  isLeader: () => true,
  broadcast: async () => undefined,
  listen: () => undefined,
};
