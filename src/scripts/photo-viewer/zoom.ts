const LARGEST = 5;
/** How much a key, a notch of the wheel and the button enlarge. */
const STEP = 1.25;
const BUTTON_ZOOM = 2.5;

type Point = { readonly clientX: number; readonly clientY: number };

type Fingers = { readonly apart: number; readonly middle: Point };

/** Enlarges the photo of a slide, which then scrolls. */
export type Zoom = {
  /** Shows the photo of this slide from now on, as a whole. */
  follow(slide: HTMLElement | undefined): void;
  leave(): void;
};

/** The middle of a slide, about which keys and the button zoom. */
function middleOf(slide: HTMLElement): Point {
  const { left, top, width, height } = slide.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/** How far the first two fingers of a touch are apart, and what lies between them. */
function twoFingers({ touches: [one, other] }: TouchEvent): Fingers | undefined {
  if (!one || !other) return undefined;
  const [x, y] = [one.clientX - other.clientX, one.clientY - other.clientY];
  return {
    apart: Math.hypot(x, y),
    middle: { clientX: other.clientX + x / 2, clientY: other.clientY + y / 2 },
  };
}

/** Enlarges a slide to so many times its size, and keeps what lies under a point there. */
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
 * Zooms the photos of a dialog: by its button, by a double click, by two fingers, by plus, minus and 0, and by
 * the wheel with Ctrl, as a touchpad's two fingers are told, too. While a photo is enlarged, the arrow keys and a finger move
 * about in it; `onZoom` says whether one is.
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
  let pinch: (Fingers & { readonly zoom: number }) | undefined;

  const zoomTo = (wanted: number, at?: Point) => {
    if (!current) return;
    const to = Math.min(LARGEST, wanted < 1.05 ? 1 : wanted);
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
    // What is enlarged scrolls by the keys that otherwise turn to another photo.
    const isInside = zoom > 1 && event.target === current;
    if (isInside && /^(Arrow|Home|End)/.test(event.key)) event.stopPropagation();
  };
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey) {
      event.preventDefault();
      zoomTo(zoom * Math.exp(-event.deltaY / 200), event);
    }
    if (event.ctrlKey || zoom > 1) event.stopPropagation();
  };
  /** A mouse drags what is enlarged, as a finger does. */
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
  /** The slider hears of no finger that moves or enlarges a photo, nor of the last one of two. */
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
  track.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  for (const type of ['mousedown', 'touchstart', 'touchmove'] as const) {
    // The slider listens in the capture phase of the track: only what is around it can be before it.
    dialog.addEventListener(type, onPress, { signal, capture: true, passive: false });
  }
  return {
    follow(slide) {
      // The slider also tells of a move to where it is.
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
