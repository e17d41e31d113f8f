import type { CallOutcome } from '#src/contract/call-outcome.ts';

/** Nobody looks at a map without homes for longer than this. */
const MAX_PAUSE_MS = 60_000;

let pausedUntilMs = 0;

const secondsIn = (retryAfter: string) =>
  /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.max(0, (Date.parse(retryAfter) - Date.now()) / 1000) || 0;

function pauseEnd(signal: AbortSignal): Promise<void> {
  const waitMs = pausedUntilMs - Date.now();
  if (waitMs <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, waitMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Ends the pause: the visitor has asked to try again. */
export function endPause(): void {
  pausedUntilMs = 0;
}

/**
 * Makes a request of the map. Once the server has refused one as one too many, those that follow as the map is
 * moved wait for as long as its Retry-After says.
 */
export async function requestAfterPause<Value>(
  request: () => Promise<CallOutcome<Value>>,
  signal: AbortSignal,
): Promise<CallOutcome<Value>> {
  await pauseEnd(signal);
  if (signal.aborted) return { ok: false, error: { kind: 'aborted' } };
  const outcome = await request();
  if (!outcome.ok && outcome.error.kind === 'refused' && outcome.error.status === 429) {
    const pauseMs = secondsIn(outcome.error.retryAfter ?? '') * 1000;
    pausedUntilMs = Date.now() + Math.min(pauseMs, MAX_PAUSE_MS);
  }
  return outcome;
}
