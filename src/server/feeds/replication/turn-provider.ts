import type { ChangedRecord } from '../sync/read-records.ts';

type TurnListeners = {
  /** This server is the one from now on. */
  readonly onTurn: () => void;
  /** Another server passes on what a provider has told it. */
  readonly onChanges: (feedId: string, changes: readonly ChangedRecord[]) => void;
};

/** Decides which of several servers reads the feeds. */
export type SyncTurn = {
  /** Whether this server is the one. */
  isHeld(): boolean;
  /** Tells the one of records that have changed; what is lost is read with the next run over the feed. */
  passOn(feedId: string, changes: readonly ChangedRecord[]): Promise<void>;
  listen(listeners: TurnListeners): void;
};

/** Of a server that is alone. */
export const ALWAYS_HELD: SyncTurn = {
  isHeld: () => true,
  passOn: async () => undefined,
  listen: () => undefined,
};
