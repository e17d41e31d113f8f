const LARGEST = 5;
/** A photo that would be enlarged by less is shown as a whole. */
const SMALLEST = 1.05;
/** The factors by which a key, a notch of the wheel and the button enlarge. */
const STEP = 1.25;
const BUTTON_ZOOM = 2.5;

type Point = { readonly clientX: number; readonly clientY: number };

type Fingers = { readonly apart: number; readonly middle: Point };

type GestureEvent = MouseEvent & { readonly scale: number };

/** Enlarges the photo of a slide, which then scrolls. */
export type Zoom = {
  /** Shows the photo of this slide, as a whole. */
  follow(slide: HTMLElement | undefined): void;
  leave(): void;
};

/** The middle of a slide, around which keys and the button zoom. */
function middleOf(slide: HTMLElement): Point {
  const { left, top, width, height } = slide.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/** The distance between the first two fingers of a touch, and the point between them. */
function twoFingers({ touches: [one, other] }: TouchEvent): Fingers | undefined {
  if (!one || !other) return undefined;
  const [x, y] = [one.clientX - other.clientX, one.clientY - other.clientY];
  return {
    apart: Math.hypot(x, y),
    middle: { clientX: other.clientX + x / 2, clientY: other.clientY + y / 2 },
  };
}

/** Enlarges a slide by a factor, and keeps the content under a point in place. */
function enlarge(slide: HTMLElement, { from, to }: Record<'from' | 'to', number>, at: Point): void {
  const { left, top } = slide.getBoundingClientRect();
  const [x, y] = [at.clientX - left, at.clientY - top];
  const [pastX, pastY] = [slide.scrollLeft + x, slide.scrollTop + y];
  slide.style.setProperty('--zoom', String(to));
  slide.toggleAttribute('data-zoomed', to > 1);
  slide.scrollTo({
    left: (pastX * to) / from - x,
    top: (pastY * to) / from - y,
    behavior: 'instant',
  });
}

/**
 * Zooms the photos of a dialog: by its button, a double click, two fingers, plus, minus and 0, and the
 * wheel with Ctrl, which is also how most browsers report two fingers on a touchpad. While a photo is
 * enlarged, the arrow keys and one finger move around in it; `onZoom` reports whether one is.
 */
export function photoZoom(
  dialog: HTMLDialogElement,
  track: HTMLElement,
  onZoom: (isZoomed: boolean) => void,
): Zoom {
  const button = dialog.querySelector<HTMLButtonElement>('[data-zoom]');
  const end = new AbortController();
  const { signal } = end;
  let current: HTMLElement | undefined;
  let zoom = 1;
  /** What the wheel asks for: steps too small to enlarge a photo add up. */
  let wheelZoom = 1;
  let gestureFrom = 1;
  let pinch: (Fingers & { readonly zoom: number }) | undefined;

  const zoomTo = (target: number, at?: Point) => {
    if (!current) return;
    const to = Math.min(LARGEST, target < SMALLEST ? 1 : target);
    enlarge(current, { from: zoom, to }, at ?? middleOf(current));
    zoom = to;
    button?.setAttribute('aria-pressed', String(zoom > 1));
    if (zoom > 1) {
      current.tabIndex = 0;
      current.focus({ preventScroll: true });
    } else if (document.activeElement === current) {
      track.closest('section')?.focus({ preventScroll: true });
    }
    if (zoom === 1) current.removeAttribute('tabindex');
    onZoom(zoom > 1);
  };
  const toggle = (at?: Point) => zoomTo(zoom > 1 ? 1 : BUTTON_ZOOM, at);

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = { '+': zoom * STEP, '=': zoom * STEP, '-': zoom / STEP, '0': 1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      zoomTo(next);
    }
    // An enlarged photo scrolls by the keys that otherwise turn to another photo.
    const isInside = zoom > 1 && event.target === current;
    if (isInside && /^(Arrow|Home|End)/.test(event.key)) event.stopPropagation();
  };
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey) {
      event.preventDefault();
      const from = zoom > 1 ? zoom : Math.min(wheelZoom, SMALLEST);
      wheelZoom = Math.max(1, from * Math.exp(-event.deltaY / 200));
      zoomTo(wheelZoom, event);
    }
    if (event.ctrlKey || zoom > 1) event.stopPropagation();
  };
  /** Safari reports two fingers on a touchpad in its own events, and on a screen by touches as well. */
  const onGesture = (event: Event) => {
    if (pinch) return;
    event.preventDefault();
    if (event.type === 'gesturestart') gestureFrom = zoom;
    else zoomTo(gestureFrom * (event as GestureEvent).scale, event as GestureEvent);
  };
  /** A mouse drags an enlarged photo, like a finger. */
  const onMove = ({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
    if (zoom > 1 && pointerType === 'mouse' && buttons === 1) {
      current?.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
    }
  };
  const onPinch = (event: TouchEvent) => {
    const fingers = twoFingers(event);
    if (event.type === 'touchstart') pinch = fingers && { ...fingers, zoom };
    if (!(pinch && fingers)) return;
    if (event.cancelable) event.preventDefault();
    const { middle, apart } = fingers;
    current?.scrollBy({
      left: pinch.middle.clientX - middle.clientX,
      top: pinch.middle.clientY - middle.clientY,
      behavior: 'instant',
    });
    zoomTo((pinch.zoom * apart) / pinch.apart, middle);
    pinch = { ...pinch, middle };
  };
  /** The slider must not see a finger that moves or enlarges a photo, nor the last of two fingers. */
  const onPress = (event: MouseEvent | TouchEvent) => {
    if (!(event.target instanceof Node && track.contains(event.target))) return;
    if ('touches' in event) onPinch(event);
    if (zoom > 1 || pinch) event.stopPropagation();
  };

  button?.addEventListener('click', () => toggle(), { signal });
  track.addEventListener('dblclick', (event) => toggle(event), { signal });
  dialog.addEventListener('keydown', onKey, { signal, capture: true });
  track.addEventListener('wheel', onWheel, { signal, capture: true, passive: false });
  track.addEventListener('pointermove', onMove, { signal });
  track.addEventListener('gesturestart', onGesture, { signal });
  track.addEventListener('gesturechange', onGesture, { signal });
  track.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  for (const type of ['mousedown', 'touchstart', 'touchmove'] as const) {
    // The slider listens in the capture phase of the track, so only an element around the track can act
    // before it.
    dialog.addEventListener(type, onPress, { signal, capture: true, passive: false });
  }
  return {
    follow(slide) {
      // The slider also reports a move to its present slide.
      if (slide === current) return;
      zoomTo(1);
      current = slide;
    },
    leave() {
      zoomTo(1);
      current = undefined;
      end.abort();
    },
  };
}
