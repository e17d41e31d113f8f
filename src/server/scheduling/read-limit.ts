import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientNetwork } from './client-network.ts';

/** How long a client's use of the server is added up before it starts from zero. */
export const READ_WINDOW_SECONDS = 10;

export type ReadLimit = {
  /** Seconds until the client may ask again; 0 when it may ask now. */
  waitSeconds(address: string): Promise<number>;
  /** Counts what a request of the client took of the server. */
  charge(address: string, ms: number): void;
};

const unlimited: ReadLimit = { waitSeconds: async () => 0, charge: () => undefined };

/**
 * Limits the clients by what their requests cost: each may take so many milliseconds of the server in
 * ten seconds. A request that is begun is finished, and what it took beyond that counts.
 *
 * @param msAWindow 0 for no limit
 */
export function readLimit(msAWindow: number): ReadLimit {
  if (msAWindow === 0) return unlimited;
  const limiter = new RateLimiterMemory({ points: msAWindow, duration: READ_WINDOW_SECONDS });
  return {
    async waitSeconds(address) {
      const use = await limiter.get(clientNetwork(address));
      if (!use || use.consumedPoints < msAWindow) return 0;
      return Math.max(1, Math.ceil(use.msBeforeNext / 1000));
    },
    charge(address, ms) {
      void limiter.penalty(clientNetwork(address), ms);
    },
  };
}
