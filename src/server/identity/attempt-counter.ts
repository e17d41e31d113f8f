import { limitExceeded } from './protocol/identity-error.ts';
import type { IdentityRepository } from './repository.ts';

/** How often something may happen in a period of time. */
export type Limit = { readonly count: number; readonly windowMs: number };

export type AttemptCounter = {
  readonly isFull: (key: string, limit: Limit) => boolean;
  readonly count: (key: string, limit: Limit) => void;
  /** Counts one attempt, or throws LimitExceededException when the limit is reached. */
  readonly take: (key: string, limit: Limit) => void;
  readonly forget: (key: string) => void;
};

/**
 * Counts attempts at actions with a limit. A window begins with its first attempt. It is also over when the
 * clock reads a time a whole window before its start, as the clock was then set back.
 */
export function attemptCounter(
  { attempts }: Pick<IdentityRepository, 'attempts'>,
  nowMs: () => number,
): AttemptCounter {
  const running = (key: string, { windowMs }: Limit) => {
    const record = attempts.find(key);
    return record && Math.abs(nowMs() - record.firstAtMs) < windowMs ? record : undefined;
  };
  const isFull = (key: string, limit: Limit) => (running(key, limit)?.count ?? 0) >= limit.count;
  const count = (key: string, limit: Limit) => {
    const { count: former = 0, firstAtMs = nowMs() } = running(key, limit) ?? {};
    attempts.put(key, { count: former + 1, firstAtMs, lastAtMs: nowMs() });
  };
  return {
    isFull,
    count,
    take(key, limit) {
      if (isFull(key, limit)) throw limitExceeded();
      count(key, limit);
    },
    forget: (key) => attempts.remove(key),
  };
}
