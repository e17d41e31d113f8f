import type { Clock } from '#src/lib/clock.ts';
import { clientNetwork } from '../scheduling/client-network.ts';

export type RateLimit = {
  /** Counts a call: 0 when it is allowed, else the seconds to wait. */
  take(address: string): number;
};

export type RateLimitOptions = {
  /** Calls at once. */
  readonly burst: number;
  /** After which another call is allowed. */
  readonly refillMs: number;
};

/** What one household or small office may send: ten at once, then one every half minute. */
export const LEAD_RATE: RateLimitOptions = { burst: 10, refillMs: 30_000 };

const ADDRESS_LIMIT = 10_000;

/** Limits calls by address, in memory: a token bucket an address, the least recent forgotten first. */
export function rateLimit(clock: Clock, { burst, refillMs }: RateLimitOptions): RateLimit {
  /** When the bucket of a caller would be full again, ms. */
  const fullAtMs = new Map<string, number>();
  return {
    take(address) {
      const caller = clientNetwork(address);
      const nowMs = clock.now().getTime();
      const full = Math.max(fullAtMs.get(caller) ?? nowMs, nowMs) + refillMs;
      const waitMs = full - nowMs - burst * refillMs;
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      fullAtMs.delete(caller);
      fullAtMs.set(caller, full);
      const [oldest] = fullAtMs.keys();
      if (fullAtMs.size > ADDRESS_LIMIT && oldest !== undefined) fullAtMs.delete(oldest);
      return 0;
    },
  };
}
