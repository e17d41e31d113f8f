import { setTimeout as sleep } from 'node:timers/promises';
import { isBusy } from './error-codes.ts';

const PATIENCE_MS = 700;
const FIRST_WAIT_MS = 5;
const MAX_WAIT_MS = 80;

/**
 * Makes a call again while the file is locked, for under a second, waiting longer each time. SQLite's
 * own waiting would hold up every other request: the driver is synchronous. The call must have changed
 * nothing when it fails.
 */
export async function retryWhileBusy<Result>(call: () => Promise<Result>): Promise<Result> {
  const begin = performance.now();
  let waitMs = FIRST_WAIT_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isBusy(error) || performance.now() - begin + waitMs > PATIENCE_MS) throw error;
    }
    // A random part, so that those who wait do not all come back at once.
    await sleep(waitMs * (0.5 + Math.random()));
    waitMs = Math.min(waitMs * 2, MAX_WAIT_MS);
  }
}
