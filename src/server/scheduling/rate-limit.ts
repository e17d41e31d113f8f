import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { clientNetwork } from './client-network.ts';

// rate-limiter-flexible counts the cost of reads. Its bursts are fixed windows, in which a household that
// writes several messages soon waits minutes: messages have a bucket that refills steadily.

export type RateLimit = {
  /** Counts a call of a client: 0 when it is allowed, else the seconds to wait. */
  take(client: string): Promise<number>;
};

export type RateLimitOptions = {
  /** Calls that are allowed at once. */
  readonly burst: number;
  /** Time after which another call is allowed. */
  readonly refillMs: number;
};

/** Most clients that are tracked; beyond that the least recent is forgotten. */
const CLIENT_LIMIT = 10_000;

/**
 * Limits the calls of each client, an address or a user, by a token bucket: some at once, and then one
 * at a time.
 */
export function rateLimit({ burst, refillMs }: RateLimitOptions): RateLimit {
  /** When the bucket of a client will be full again, ms of a clock that nobody sets. */
  const fullAtMs = new LRUCache<string, number>({ max: CLIENT_LIMIT });
  return {
    async take(client) {
      const network = clientNetwork(client);
      const nowMs = performance.now();
      const full = Math.max(fullAtMs.get(network) ?? nowMs, nowMs) + refillMs;
      const waitMs = full - nowMs - burst * refillMs;
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      fullAtMs.set(network, full);
      return 0;
    },
  };
}

/** How long a client's use of the server is added up before it starts from zero. */
const READ_WINDOW_SECONDS = 10;

/** The library subtracts times of day, which leap when the clock is set. */
const secondsOf = ({ msBeforeNext }: RateLimiterRes) =>
  Math.min(READ_WINDOW_SECONDS, Math.max(1, Math.ceil(msBeforeNext / 1000)));

export type ReadLimit = {
  /** Seconds until the client may ask again; 0 when it may ask now. */
  waitSeconds(address: string): Promise<number>;
  /** Counts the server time that a request of the client took. */
  charge(address: string, ms: number): void;
};

const noLimit: ReadLimit = { waitSeconds: async () => 0, charge: () => undefined };

/**
 * Limits each client to some milliseconds of the server in ten seconds. A request that has begun is
 * finished, and its time beyond the limit counts.
 *
 * @param msAWindow 0 for no limit
 */
export function readLimit(msAWindow: number): ReadLimit {
  if (msAWindow === 0) return noLimit;
  const limiter = new RateLimiterMemory({ points: msAWindow, duration: READ_WINDOW_SECONDS });
  return {
    async waitSeconds(address) {
      const use = await limiter.get(clientNetwork(address));
      return !use || use.consumedPoints < msAWindow ? 0 : secondsOf(use);
    },
    charge(address, ms) {
      void limiter.penalty(clientNetwork(address), ms);
    },
  };
}
