/** So many works somebody waits for. */
let awaitedWorks = 0;

/** So many times longer is the thread free after work of the background while somebody waits for other work. */
const LONGER_PAUSE = 10;

/** Does work that somebody waits for: what is done in the background leaves it most of the thread. */
export async function awaitedWork<Result>(work: () => Promise<Result>): Promise<Result> {
  awaitedWorks += 1;
  try {
    return await work();
  } finally {
    awaitedWorks -= 1;
  }
}

/** Whether somebody waits for work that is being done. */
export const isWorkAwaited = () => awaitedWorks > 0;

/** For how long the thread is to be free after work of the background that took so long, ms. */
export function backgroundPauseMs(workMs: number): number {
  return isWorkAwaited() ? LONGER_PAUSE * workMs : workMs;
}
