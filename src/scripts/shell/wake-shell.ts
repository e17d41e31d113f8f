import { whenNoticesAreWanted } from '#src/lib/notices-wanted.ts';

// On every page. What draws notices and watches version and connection is loaded before it is needed,
// as nothing can be loaded when there is no connection; but not for a visitor who only glances.

const WAKE_AFTER_MS = 10_000;

const waking = new AbortController();

function wake(): void {
  if (waking.signal.aborted) return;
  waking.abort();
  void import('./shell.ts');
}

for (const use of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'offline']) {
  addEventListener(use, wake, { passive: true, signal: waking.signal });
}
// A copy of a page wants them from the start.
whenNoticesAreWanted(wake);
setTimeout(wake, WAKE_AFTER_MS);
