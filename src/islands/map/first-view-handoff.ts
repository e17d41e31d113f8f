import { useLayoutEffect } from 'react';
import { FIRST_VIEW_ID, FIRST_VIEW_PARTS, type FirstViewPart } from '#src/domain/map/first-view.ts';

/** The live map's counterpart of an element of the first view: a link to the same place. */
function counterpart(focusedElement: Element): HTMLElement | undefined {
  const href = focusedElement.getAttribute('href');
  const links = document.querySelectorAll<HTMLAnchorElement>('astro-island a[href]');
  return [...links].find((link) => link.getAttribute('href') === href);
}

function partOf(part: FirstViewPart): HTMLElement | null {
  return document.getElementById(FIRST_VIEW_PARTS[part]);
}

/** Whether this part of the first view has been removed. */
export function isFirstViewRemoved(part: FirstViewPart): boolean {
  const first = partOf(part);
  return first === null || first.style.visibility === 'hidden';
}

/** Leaves a part to be seen only: what lies below it is used, and read out, in its place. */
export function makeInert(part: FirstViewPart): void {
  partOf(part)?.setAttribute('inert', '');
}

/**
 * Removes a part of the first view, as its replacement is ready; the focus moves along. Its room stays
 * reserved for the parts still beside it.
 */
function removeFirstView(part: FirstViewPart): void {
  const first = partOf(part);
  if (!first) return;
  const focusedElement = document.activeElement;
  const next =
    focusedElement && first.contains(focusedElement) ? counterpart(focusedElement) : undefined;
  first.style.visibility = 'hidden';
  next?.focus({ preventScroll: true });
  if (isFirstViewRemoved('map') && isFirstViewRemoved('homes'))
    document.getElementById(FIRST_VIEW_ID)?.remove();
}

/** Removes a part as soon as its replacement is ready to be painted. */
export function useFirstViewHandoff(part: FirstViewPart, isReady: boolean): void {
  useLayoutEffect(() => {
    if (isReady) removeFirstView(part);
  }, [part, isReady]);
}

/** Slow tiles must not keep the picture of the map over its live pins. */
const MAX_WAIT_MS = 3000;

/** Takes the map over once it is drawn with its pins, or as soon as somebody moves it. */
export function mapHandoff() {
  let isDrawn = false;
  let hasPins = false;
  const now = () => removeFirstView('map');
  return {
    onMapDrawn() {
      isDrawn = true;
      if (hasPins) now();
    },
    onPinsDrawn() {
      if (hasPins) return;
      hasPins = true;
      if (isDrawn) now();
      else setTimeout(now, MAX_WAIT_MS);
    },
    moved: now,
  };
}
