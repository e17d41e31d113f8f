import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 8;

/**
 * Gives other work its turn in a long loop: call it at every step; each 8 ms or so it waits until
 * what came in meanwhile is done.
 */
export function eventLoopYield(): () => Promise<void> | undefined {
  let start = performance.now();
  return () => {
    if (performance.now() - start < SLICE_MS) return undefined;
    return setImmediate().then(() => {
      start = performance.now();
    });
  };
}
