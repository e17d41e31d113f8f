const REST_MS = 150;
/** By then a finger already on the strip before there was a listener has moved or left. */
const UNSEEN_FINGER_MS = 1000;

/**
 * Resolves once no finger is on a strip and it has not been scrolled for a moment, so that a slider which
 * then takes over the strip interrupts no swipe, not even the one that caused its script to be loaded.
 */
export function whenScrollEnds(strip: Element): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isTouched = false;
    let restMs = matchMedia('(any-pointer: coarse)').matches ? UNSEEN_FINGER_MS : REST_MS;
    const wait = () => {
      clearTimeout(timer);
      if (isTouched) return;
      timer = setTimeout(() => {
        end.abort();
        resolve();
      }, restMs);
    };
    const noteTouch = ({ type }: Event) => {
      isTouched = type === 'touchstart';
      restMs = REST_MS;
      wait();
    };
    const options = { passive: true, signal: end.signal };
    for (const type of ['touchstart', 'touchend', 'touchcancel']) {
      strip.addEventListener(type, noteTouch, options);
    }
    strip.addEventListener('scroll', wait, options);
    wait();
  });
}
