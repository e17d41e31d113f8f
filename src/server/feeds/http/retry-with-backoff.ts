import { setTimeout as sleepFor } from 'node:timers/promises';
import { failure, type Outcome } from '#src/lib/outcome.ts';
import type { Answer } from './request.ts';
import type { RequestPause } from './request-pause.ts';

/** The clock and the randomness of waiting, so that tests need not wait. */
export type BackoffClock = {
  readonly sleep: (ms: number) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly nowMs: () => number;
};

export const systemBackoffClock: BackoffClock = {
  sleep: async (ms) => {
    await sleepFor(ms);
  },
  random: Math.random,
  nowMs: Date.now,
};

const MAX_ATTEMPTS = 6;
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 60_000;
/** For a longer wait the request is left to a later run, and the client pauses. */
const MAX_RETRY_AFTER_MS = 600_000;

/**
 * The wait that a reply requests (RFC 9110, 10.2.3: seconds or a date); undefined when it does not say. A
 * date counts from the time that the reply itself gives, as the two clocks may differ.
 */
function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const atMs = Date.parse(text);
  const sentAtMs = Date.parse(headers.get('date') ?? '');
  const fromMs = Number.isFinite(sentAtMs) ? sentAtMs : nowMs;
  return Number.isFinite(atMs) ? Math.max(0, atMs - fromMs) : undefined;
}

function minutesText(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

const isTransient = (status: number) => status === 429 || status >= 500;

/**
 * Repeats a request while a feed is busy or out of reach: each wait is twice as long, shortened by a random
 * part, so that waiting clients do not all come back at once, and never shorter than the feed requests.
 * During a pause of the client nothing is sent.
 */
export async function retryWithBackoff(
  ask: () => Promise<Outcome<Answer, string>>,
  { sleep, random, nowMs }: BackoffClock,
  pause: RequestPause,
): Promise<Outcome<Answer, string>> {
  for (let attempt = 1; ; attempt += 1) {
    const pausedMs = pause.remainingMs();
    if (pausedMs > 0) {
      return failure(`The feed has asked to wait for another ${minutesText(pausedMs)}.`);
    }
    const answer = await ask();
    if (answer.ok && !isTransient(answer.value.status)) return answer;
    const problem = answer.ok ? `The feed returned status ${answer.value.status}` : answer.error;
    const askedMs = answer.ok ? retryAfterMs(answer.value.headers, nowMs()) : undefined;
    if (askedMs !== undefined && askedMs > MAX_RETRY_AFTER_MS) {
      pause.begin(askedMs);
      return failure(`${problem} and asked to try again in ${minutesText(askedMs)}.`);
    }
    if (attempt === MAX_ATTEMPTS) return failure(`${problem}, ${MAX_ATTEMPTS} times in a row.`);
    const longestMs = Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), MAX_WAIT_MS);
    await sleep(Math.max(longestMs * (0.5 + random() / 2), askedMs ?? 0));
  }
}
