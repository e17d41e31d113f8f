import { type MapPin, shiftOf } from '#src/domain/map/pins.ts';
import { clusterDiameterPx } from '#src/domain/map/rules.ts';
import { keysOf } from '#src/domain/map/pin-separation.ts';
import { afterPaint } from '#src/lib/browser/after-paint.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { type VisitorMarks, pinClassName, type PinFace, pinFace } from '#src/ui/map/pin-face.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import { ignoreClicksOfDrags } from './drag-guard.ts';
import { focusNearest } from './focus-nearest.ts';

/** Pixel of a point in the map's viewport, or null while the map has no frame yet. */
export type Project = (at: LatLng) => readonly [x: number, y: number] | null;

export type PinEvents = {
  readonly onOpen: (pin: MapPin) => void;
  /** Id of the pin under the pointer or with the focus; null when it leaves. */
  readonly onPoint: (id: string | null) => void;
};

type Standing = {
  pin: MapPin;
  /** Its face, as text to compare. */
  wears: string;
  readonly button: HTMLButtonElement;
};

/** A pin nearer to the edge than this would be cut too small to hit. */
const EDGE_PX = 16;
/** The name of a neighbourhood hides labels that would reach below it. */
const NAME_EDGE_PX = 30;

const isSamePlace = (a: LatLng, b: LatLng) => a.lat === b.lat && a.lng === b.lng;

const FORWARD = new Set(['ArrowRight', 'ArrowDown']);
const BACKWARD = new Set(['ArrowLeft', 'ArrowUp']);

/** Tests whether a point of the window lies in a box enlarged by a number of pixels on all sides. */
function isWithin(box: DOMRect, [x, y]: readonly [number, number], marginPx: number): boolean {
  const { left, right, top, bottom } = box;
  return x > left - marginPx && x < right + marginPx && y > top - marginPx && y < bottom + marginPx;
}

function dress(button: HTMLButtonElement, pin: MapPin, face: PinFace): void {
  button.className = pinClassName(face);
  if (face.closedLabel) button.dataset['closed'] = face.closedLabel;
  else delete button.dataset['closed'];
  button.textContent = face.isSaved ? `${face.label} ♥` : face.label;
  button.setAttribute('aria-label', face.name);
  button.style.setProperty(
    '--pin-size',
    pin.kind === 'cluster' ? `${clusterDiameterPx(pin.count)}px` : 'auto',
  );
}

/**
 * The pins as buttons over the map: text stays sharp, they take the focus and have names. Plain DOM,
 * because their places change with every frame of a pan.
 */
export class PinLayer {
  readonly #root: HTMLElement;
  readonly #project: Project;
  readonly #events: PinEvents;
  readonly #standing = new Map<string, Standing>();
  #raised: string | null = null;

  constructor(parent: HTMLElement, project: Project, events: PinEvents) {
    const words = mapTexts(pageLocale());
    this.#project = project;
    this.#events = events;
    this.#root = document.createElement('div');
    this.#root.className = 'map-pins';
    this.#root.setAttribute('role', 'group');
    this.#root.setAttribute('aria-label', words.pinsLabel);
    this.#root.addEventListener('keydown', this.#onKey);
    ignoreClicksOfDrags(this.#root);
    parent.append(this.#root);
  }

  /** Replaces the pins; one that stays keeps its button, and with it the focus. */
  show(pins: readonly MapPin[], marks: VisitorMarks): void {
    const focused = [...this.#standing.values()].find(({ button }) =>
      button.matches(':focus-visible'),
    );
    const pinIds = new Set(pins.map(({ id }) => id));
    for (const [id, { button }] of this.#standing) {
      if (pinIds.has(id)) continue;
      button.remove();
      this.#standing.delete(id);
    }
    const inReadingOrder = pins.toSorted((a, b) => b.at.lat - a.at.lat || a.at.lng - b.at.lng);
    for (const pin of inReadingOrder) this.#put(pin, pinFace(pin, marks, pageLocale()));
    this.#putInOrder(inReadingOrder);
    this.#keepOneTabStop();
    this.place();
    if (focused && !focused.button.isConnected) {
      focusNearest(focused.pin.at, [...this.#standing.values()], this.#root);
      this.#keepOneTabStop();
    }
    this.raise(this.#raised);
  }

  /** Updates the present pins with what the visitor has done with their homes; none of them moves. */
  mark(marks: VisitorMarks): void {
    for (const { pin } of this.#standing.values())
      this.#put(pin, pinFace(pin, marks, pageLocale()));
    this.raise(this.#raised);
  }

  /** Moves every pin to its pixel of this frame; one that is cut off or covered is out of the way. */
  place(): void {
    const isOut = this.#outside();
    for (const { pin, button } of this.#standing.values()) {
      const [x, y] = this.#pixelOf(pin) ?? [-1000, -1000];
      // To hide the pin that the keyboard is on would take the focus from it.
      button.hidden = isOut(x, y) && !button.matches(':focus-visible');
      if (!button.hidden) button.style.translate = `${x}px ${y}px`;
    }
  }

  /** Where the pin of a place stands, or the place itself where it has none. */
  pixelAt(at: LatLng): readonly [x: number, y: number] | null {
    const standing = [...this.#standing.values()].find(({ pin }) => isSamePlace(pin.at, at));
    return standing ? this.#pixelOf(standing.pin) : this.#project(at);
  }

  #pixelOf(pin: MapPin): readonly [x: number, y: number] | null {
    const pixel = this.#project(pin.at);
    if (!pixel) return null;
    const { x, y } = shiftOf(pin);
    return [pixel[0] + x, pixel[1] + y];
  }

  /** Tests whether a pin at a pixel would be cut by the edge or lie under a control. */
  #outside(): (x: number, y: number) => boolean {
    const frame = this.#root.getBoundingClientRect();
    const covers = [...document.querySelectorAll('[data-over-map]')].map((element) => ({
      box: element.getBoundingClientRect(),
      marginPx: element.matches('.map-area') ? NAME_EDGE_PX : EDGE_PX,
    }));
    return (x, y) => {
      const at = [frame.left + x, frame.top + y] as const;
      return (
        !isWithin(frame, at, -EDGE_PX) ||
        covers.some(({ box, marginPx }) => isWithin(box, at, marginPx))
      );
    };
  }

  /** Brings the pin of a listing to the front; null returns it to its place. */
  raise(id: string | null): void {
    this.#root.querySelector('.is-raised')?.classList.remove('is-raised');
    this.#raised = id;
    if (id !== null) this.#buttonOf(id)?.classList.add('is-raised');
  }

  focus(id: string): void {
    // The position of the button is not known until what covers it has gone.
    afterPaint(() => this.#buttonOf(id)?.focus({ preventScroll: true }));
  }

  markStale(isStale: boolean): void {
    this.#root.classList.toggle('is-stale', isStale);
  }

  /** Stale pins look so only when fresh ones take long. */
  markAwaited(isAwaited: boolean): void {
    this.#root.classList.toggle('is-awaited', isAwaited);
  }

  destroy(): void {
    this.#root.remove();
    this.#standing.clear();
  }

  /** The button of a pin by its id, or of the pin that stands for a listing. */
  #buttonOf(id: string): HTMLButtonElement | undefined {
    const entry = this.#standing.get(id);
    if (entry) return entry.button;
    return [...this.#standing.values()].find(({ pin }) => keysOf(pin).includes(id))?.button;
  }

  #put(pin: MapPin, face: PinFace): void {
    const standing = this.#standing.get(pin.id) ?? {
      pin,
      wears: '',
      button: this.#makeButton(pin.id),
    };
    standing.pin = pin;
    const wears = JSON.stringify(face);
    if (standing.wears !== wears) dress(standing.button, pin, face);
    standing.wears = wears;
    this.#standing.set(pin.id, standing);
  }

  /** The order of the buttons is that of the Tab key; one that stands right is not touched. */
  #putInOrder(pins: readonly MapPin[]): void {
    let next = this.#root.firstElementChild;
    for (const { id } of pins) {
      const button = this.#standing.get(id)?.button;
      if (!button) continue;
      if (button === next) next = next.nextElementSibling;
      // To move a button takes the focus from it.
      else if (button !== document.activeElement) this.#root.insertBefore(button, next);
    }
  }

  #makeButton(id: string): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.addEventListener('click', () => {
      const standing = this.#standing.get(id);
      if (standing) this.#events.onOpen(standing.pin);
    });
    button.addEventListener('pointerenter', () => this.#events.onPoint(id));
    button.addEventListener('pointerleave', () => this.#events.onPoint(null));
    button.addEventListener('focus', () => this.#events.onPoint(id));
    button.addEventListener('blur', () => this.#events.onPoint(null));
    return button;
  }

  /** One pin takes the Tab key, and the arrow keys lead on: a hundred tab stops help nobody. */
  #keepOneTabStop(): void {
    const buttons = [...this.#root.querySelectorAll('button')];
    const current = buttons.find((button) => button === document.activeElement) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  }

  readonly #onKey = (event: KeyboardEvent) => {
    const step = FORWARD.has(event.key) ? 1 : BACKWARD.has(event.key) ? -1 : 0;
    if (step === 0) return;
    const visibleButtons = [...this.#root.querySelectorAll('button')].filter(
      (button) => !button.hidden,
    );
    const index = visibleButtons.findIndex((button) => button.matches(':focus'));
    const next = visibleButtons[(index + step + visibleButtons.length) % visibleButtons.length];
    if (!next) return;
    // The map would pan with the same key.
    event.stopPropagation();
    event.preventDefault();
    for (const button of visibleButtons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  };
}
