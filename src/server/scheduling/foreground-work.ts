/** Number of running works that somebody waits for. */
let foregroundWorkCount = 0;

/** Factor by which the thread is free longer after background work while somebody waits for other work. */
const LONGER_PAUSE = 10;

/** Does work that somebody waits for: background work leaves it most of the thread. */
export async function runForegroundWork<Result>(work: () => Promise<Result>): Promise<Result> {
  foregroundWorkCount += 1;
  try {
    return await work();
  } finally {
    foregroundWorkCount -= 1;
  }
}

/** Whether somebody waits for running work. */
export const hasForegroundWork = () => foregroundWorkCount > 0;

/** How long the thread is to stay free after background work that took `workMs`, ms. */
export function backgroundPauseMs(workMs: number): number {
  return hasForegroundWork() ? LONGER_PAUSE * workMs : workMs;
}
