const MAX_WAIT_MS = 2000;

/** Runs something once the browser is idle, or after two seconds. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(() => run(), { timeout: MAX_WAIT_MS });
  } else {
    setTimeout(run, 0);
  }
}
