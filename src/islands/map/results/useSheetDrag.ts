import {
  type MouseEvent as ReactMouseEvent,
  type PointerEvent as ReactPointerEvent,
  useRef,
} from 'react';
import type { PanelStop } from '#src/domain/map/address.ts';
import { snapPointOf } from '#src/domain/map/sheet-snap-points.ts';

/** A finger that has moved less than this taps. */
const TAP_PX = 8;
/** The speed of a finger is that of its last moment: one that has come to rest lets go gently. */
const SPEED_OVER_MS = 100;

type Sample = { readonly y: number; readonly atMs: number };

const sampleOf = ({ clientY, timeStamp }: PointerEvent): Sample => ({
  y: clientY,
  atMs: timeStamp,
});

/** Pixels a millisecond, upwards, at the end of a drag. */
function speedAt(end: Sample, samples: readonly Sample[]): number {
  const begin = samples.find(({ atMs }) => atMs >= end.atMs - SPEED_OVER_MS);
  return begin ? (begin.y - end.y) / Math.max(1, end.atMs - begin.atMs) : 0;
}

/** Moves the sheet with a pressed pointer until it is released; then `onRest` gets its stop. */
function followPointer(
  sheet: HTMLElement,
  start: PointerEvent,
  {
    from,
    onDrag,
    onRest,
  }: { from: PanelStop; onDrag: () => void; onRest: (stop: PanelStop) => void },
): void {
  const samples = [sampleOf(start)];
  const startPx = sheet.offsetHeight;
  const heightAt = ({ clientY }: PointerEvent) => startPx + start.clientY - clientY;
  const isDragging = () => sheet.hasAttribute('data-dragged');
  const isOther = ({ pointerId }: PointerEvent) => pointerId !== start.pointerId;
  const dragEnd = new AbortController();
  const { signal } = dragEnd;
  const move = (event: PointerEvent) => {
    if (isOther(event)) return;
    samples.push(sampleOf(event));
    if (!isDragging() && Math.abs(event.clientY - start.clientY) < TAP_PX) return;
    onDrag();
    sheet.style.setProperty('--dragged', `${heightAt(event)}px`);
    sheet.toggleAttribute('data-dragged', true);
  };
  const end = (event: PointerEvent) => {
    if (isOther(event)) return;
    dragEnd.abort();
    if (!isDragging()) return;
    sheet.toggleAttribute('data-dragged', false);
    if (event.type === 'pointercancel') return;
    const pxPerMs = speedAt(sampleOf(event), samples);
    const closedPx = Number.parseFloat(getComputedStyle(sheet).minHeight);
    const roomPx = sheet.parentElement?.clientHeight ?? startPx;
    onRest(snapPointOf({ heightPx: heightAt(event), closedPx, roomPx, pxPerMs, from }));
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}

/**
 * Lets a finger or the mouse draw a sheet up and down: by its handle, and by all that a closed sheet
 * shows. What lies under the finger is tapped only when the finger has not moved.
 */
export function useSheetDrag(stop: PanelStop, onRest: (stop: PanelStop) => void) {
  const hasDragged = useRef(false);
  return {
    onPointerDown(event: ReactPointerEvent<HTMLElement>) {
      hasDragged.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      const isOnHandle = event.target instanceof Element && event.target.closest('.sheet-handle');
      if (stop !== 'closed' && !isOnHandle) return;
      const onDrag = () => {
        hasDragged.current = true;
      };
      followPointer(event.currentTarget, event.nativeEvent, { from: stop, onDrag, onRest });
    },
    onClickCapture(event: ReactMouseEvent) {
      // A click by the keyboard has no detail, and no drag before it.
      if (!hasDragged.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onDragStart(event: ReactMouseEvent) {
      // The browser would carry a link away with the mouse.
      if (stop === 'closed') event.preventDefault();
    },
  };
}
