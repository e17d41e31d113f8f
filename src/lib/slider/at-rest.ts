const REST_MS = 150;

/**
 * Resolves once no finger is on a strip and it has not been scrolled for a moment, so that what then
 * takes the strip over cuts off no swipe.
 */
export function atRest(strip: Element): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isTouched = false;
    const wait = () => {
      clearTimeout(timer);
      if (isTouched) return;
      timer = setTimeout(() => {
        end.abort();
        resolve();
      }, REST_MS);
    };
    for (const type of ['touchstart', 'touchend', 'touchcancel', 'scroll'] as const) {
      const note = () => {
        if (type !== 'scroll') isTouched = type === 'touchstart';
        wait();
      };
      strip.addEventListener(type, note, { passive: true, signal: end.signal });
    }
    wait();
  });
}
