import type { OpenAccounts } from './accounts.ts';
import type { Services } from './app.ts';
import type { Job } from './scheduling/repeated-job.ts';

/** The opened services that the server depends on. */
export type OpenServices = Services & {
  readonly accounts: OpenAccounts;
  /** Jobs that keep the listings current, beside the jobs of the modules. */
  readonly jobs: readonly Job[];
  /**
   * Reads the whole database of the listings after a crash, once the server listens; damage makes the
   * server unready.
   */
  readonly checkListings: () => Promise<void>;
  /** Starts the processes of slow searches and the threads of the others, once the server listens. */
  readonly warmSearches: () => void;
  /** Lists the streets by which places are suggested, once the server listens: it takes seconds. */
  readonly warmPlaces: () => Promise<void>;
  readonly close: () => Promise<void>;
};
