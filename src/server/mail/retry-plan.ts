/** How long a mail is tried, from the moment it was made. */
export const RETRY_PERIOD_MS = 72 * 60 * 60_000;

/** The result of a failed try: another try, or none. */
export type NextAttempt = { readonly dueAtMs: number } | 'dead';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const FIRST_DELAY_MS = MINUTE_MS;
const MAX_DELAY_MS = 6 * HOUR_MS;
const JITTER = 0.2;

type Failure = {
  readonly nowMs: number;
  readonly giveUpAtMs: number;
  /** Whether the mail server said that it will never take the mail. */
  readonly isRefused: boolean;
};

/**
 * When a mail that failed is tried again: after 1 minute, then twice as long each time up to 6 hours,
 * each a fifth more or less, so that mails that failed together do not come back together.
 *
 * A refused mail waits 6 hours at once, as a server may block senders who ask again soon. It is not given up,
 * as a server with a mistake in its settings refuses every mail until somebody corrects them.
 *
 * @param attempts tries so far, the failed one included
 * @param random a number in [0, 1)
 */
export function nextAttempt(
  attempts: number,
  { nowMs, giveUpAtMs, isRefused }: Failure,
  random: number,
): NextAttempt {
  if (nowMs >= giveUpAtMs) return 'dead';
  const delayMs = isRefused
    ? MAX_DELAY_MS
    : Math.min(FIRST_DELAY_MS * 2 ** Math.max(0, attempts - 1), MAX_DELAY_MS);
  const dueAtMs = nowMs + Math.round(delayMs * (1 - JITTER + 2 * JITTER * random));
  // The last try is at the end of the time, not hours before it.
  return { dueAtMs: Math.min(dueAtMs, giveUpAtMs) };
}
