import { type RefObject, useEffect } from 'react';
import { afterPaint } from '#src/lib/browser/after-paint.ts';

/** A field that is typed in would open the keyboard of a phone. */
const CONTROLS = 'a[href], button, select, summary, [type="checkbox"], [type="radio"]';

/** An element that contains a control, and the index of the control among those in it. */
type Place = { readonly element: HTMLElement; readonly index: number };

const controlsIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>(CONTROLS)];

/** The places of a control, from its parent to the region. */
function placesOf(control: HTMLElement, region: HTMLElement): Place[] {
  const places: Place[] = [];
  for (let { parentElement: element } = control; element; { parentElement: element } = element) {
    places.push({ element, index: controlsIn(element).indexOf(control) });
    if (element === region) break;
  }
  return places;
}

/** The control that has taken the place of a removed one, else the next one of the region. */
function controlInPlaceOf(places: readonly Place[], region: HTMLElement): HTMLElement | undefined {
  const place = places.find(({ element }) => element.isConnected);
  if (!place) return undefined;
  const { element, index } = place;
  const nearby = controlsIn(element);
  if (nearby.length > 0) return nearby[Math.min(Math.max(index, 0), nearby.length - 1)];
  const isAfter = (control: HTMLElement) =>
    (element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return controlsIn(region).find(isAfter);
}

/** Keeps the focus in a region when the focused element is removed; the returned function stops this. */
function watchFocus(region: HTMLElement): () => void {
  let focused: HTMLElement | null = null;
  let places: readonly Place[] = [];
  const note = ({ target }: FocusEvent) => {
    focused = target instanceof HTMLElement ? target : null;
    places = focused ? placesOf(focused, region) : [];
  };
  const isLost = () =>
    focused !== null && !focused.isConnected && document.activeElement === document.body;
  const restore = () => {
    if (!isLost()) return;
    focused = null;
    controlInPlaceOf(places, region)?.focus();
  };
  // Code with a better target goes first, for example a dialog with its opener.
  const observer = new MutationObserver(() => isLost() && afterPaint(restore));
  region.addEventListener('focusin', note);
  observer.observe(region, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    region.removeEventListener('focusin', note);
  };
}

/**
 * When the focused control is removed, for example with the row that it deletes, moves the focus to what
 * takes its place (WCAG 2.2, 2.4.3): otherwise the keyboard would begin again at the top of the page.
 */
export function useFocusFallback(region: RefObject<HTMLElement | null>): void {
  useEffect(() => (region.current ? watchFocus(region.current) : undefined), [region]);
}
