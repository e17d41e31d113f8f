const USES = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'];

/** Runs something once, as soon as a visitor moves, touches or scrolls the page or presses a key. */
export function onFirstUse(run: () => void): void {
  const waiting = new AbortController();
  const runOnce = (event: Event) => {
    const { type, movementX, movementY } = event as PointerEvent;
    // A browser also reports a pointer at rest, when the content below it is laid out.
    if (type === USES[0] && !movementX && !movementY) return;
    waiting.abort();
    run();
  };
  for (const use of USES) {
    addEventListener(use, runOnce, { passive: true, signal: waiting.signal });
  }
}
