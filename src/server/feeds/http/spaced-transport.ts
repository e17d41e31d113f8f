import type { BackoffClock } from './retry-with-backoff.ts';
import type { FeedTransport } from './request.ts';

/** Sends requests no closer to one another than a provider allows. */
export function spacedTransport(
  transport: FeedTransport,
  leastIntervalMs: number,
  { sleep, nowMs }: Pick<BackoffClock, 'sleep' | 'nowMs'>,
): FeedTransport {
  let freeAtMs = Number.NEGATIVE_INFINITY;
  let lastAskedAtMs = Number.NEGATIVE_INFINITY;
  return async (url, init) => {
    const askedAtMs = nowMs();
    // Otherwise a clock that is set back would make the next request wait for as long.
    if (askedAtMs < lastAskedAtMs) freeAtMs = askedAtMs + leastIntervalMs;
    lastAskedAtMs = askedAtMs;
    const startMs = Math.max(askedAtMs, freeAtMs);
    freeAtMs = startMs + leastIntervalMs;
    if (startMs > askedAtMs) await sleep(startMs - askedAtMs);
    return transport(url, init);
  };
}
