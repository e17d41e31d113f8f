import type { CallFailure, CallOutcome } from '#src/contract/call-outcome.ts';
import type { Pause } from '../shell/async-state.ts';

/** Nobody looks at a map without homes for longer than this. */
const MAX_PAUSE_MS = 60_000;

let pause: { readonly untilMs: number; readonly error: CallFailure } | undefined;

const secondsIn = (retryAfter: string) =>
  /^\d{1,9}$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.max(0, (Date.parse(retryAfter) - Date.now()) / 1000) || 0;

function delay(waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, waitMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The pause that the server has asked for, which ends early when its signal aborts; undefined without one. */
export function currentPause(signal: AbortSignal): Pause | undefined {
  if (!pause) return undefined;
  const waitMs = pause.untilMs - Date.now();
  return waitMs > 0 ? { end: delay(waitMs, signal), error: pause.error } : undefined;
}

/** Ends the pause: the visitor has asked to try again. */
export function endPause(): void {
  pause = undefined;
}

/**
 * Makes a request of the map. When the server refuses it as one too many, a pause begins of as long as its
 * Retry-After says.
 */
export async function pausingRequest<Value>(
  request: () => Promise<CallOutcome<Value>>,
): Promise<CallOutcome<Value>> {
  const outcome = await request();
  if (!outcome.ok && outcome.error.kind === 'refused' && outcome.error.status === 429) {
    const pauseMs = Math.min(secondsIn(outcome.error.retryAfter ?? '') * 1000, MAX_PAUSE_MS);
    pause = { untilMs: Date.now() + pauseMs, error: outcome.error };
  }
  return outcome;
}
