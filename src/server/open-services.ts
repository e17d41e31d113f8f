import type { OpenAccounts } from './accounts.ts';
import type { Services } from './app.ts';
import type { Job } from './scheduling/repeated-job.ts';

/** What the server stands on, open. */
export type OpenServices = Services & {
  readonly accounts: OpenAccounts;
  /** What keeps the listings current, beside the jobs of the modules. */
  readonly jobs: readonly Job[];
  /**
   * Reads all of the listings' database after a crash, once the server listens; what is damaged makes it
   * unready.
   */
  readonly checkListings: () => Promise<void>;
  /** Starts the processes of slow searches and the threads of the others, once the server listens. */
  readonly warmSearches: () => void;
  /** Lists the streets by which places are suggested, once the server listens: it takes seconds. */
  readonly warmPlaces: () => Promise<void>;
  readonly close: () => Promise<void>;
};
