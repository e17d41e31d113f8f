import type { Splide } from '@splidejs/splide';

/** Events of a wheel or touchpad with smaller gaps are one gesture. */
const GESTURE_GAP_MS = 150;

function byKeys(splide: Splide): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const last = splide.length - 1;
    const to = { ArrowRight: '>', ArrowLeft: '<', Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    splide.go(to);
  };
}

function byWheel(splide: Splide): (event: WheelEvent) => void {
  let lastMs = -Infinity;
  return (event) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    // The browser would go a page back or forward.
    event.preventDefault();
    const isNewGesture = event.timeStamp - lastMs > GESTURE_GAP_MS;
    lastMs = event.timeStamp;
    if (isNewGesture) splide.go(event.deltaX > 0 ? '>' : '<');
  };
}

/** Two fingers zoom, and one moves about a zoomed photo: neither is for the slider. */
function leaveZoomAlone(event: TouchEvent): void {
  const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
  if (event.touches.length > 1 || isZoomed) event.stopPropagation();
}

type SteeredSlider = {
  /** Where keys are pressed. */
  readonly area: HTMLElement;
  readonly track: HTMLElement;
  readonly splide: Splide;
};

/**
 * Moves a slider by the arrow keys, Home and End, and by sideways scrolling, like a scrolling strip.
 * Returns a function that stops it.
 */
export function steer({ area, track, splide }: SteeredSlider): () => void {
  const end = new AbortController();
  const { signal } = end;
  area.addEventListener('keydown', byKeys(splide), { signal });
  track.addEventListener('wheel', byWheel(splide), { signal, passive: false });
  for (const type of ['touchstart', 'touchmove'] as const) {
    track.addEventListener(type, leaveZoomAlone, { signal, capture: true, passive: true });
  }
  return () => end.abort();
}
