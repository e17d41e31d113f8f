import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { backgroundPauseMs, hasForegroundWork } from '../scheduling/foreground-work.ts';

const SLICE_MS = 8;

/**
 * Gives other work its turn in a long loop: call it at every step. Every 8 ms or so it waits until the work
 * that came in meanwhile is done, and longer while anyone waits for other work.
 */
export function eventLoopYield(): () => Promise<void> | undefined {
  let start = performance.now();
  return () => {
    const sliceMs = performance.now() - start;
    if (sliceMs < SLICE_MS) return undefined;
    const pause = hasForegroundWork() ? sleep(backgroundPauseMs(sliceMs)) : setImmediate();
    return pause.then(() => {
      start = performance.now();
    });
  };
}
