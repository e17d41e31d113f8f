import { useStore } from '@nanostores/react';
import { type PointerEvent as ReactPointerEvent, type ReactNode, useRef } from 'react';
import { PANEL_STOPS, type PanelStop } from '#src/domain/map-address.ts';
import { nearestStop } from '#src/domain/sheet-stops.ts';
import { en } from '#src/messages/en.ts';
import { movePanel } from '#src/stores/map-address.ts';
import { $panelStop } from '#src/stores/panel.ts';

type Drag = { readonly fromY: number; readonly atMs: number; readonly startPx: number };

function nextStop(stop: PanelStop, step: 1 | -1): PanelStop {
  const index = PANEL_STOPS.indexOf(stop) + step;
  return PANEL_STOPS[index] ?? stop;
}

/** Follows the finger on the handle and comes to rest at the stop it was let go nearest to. */
function useDrag(stop: PanelStop) {
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const shownPx = () => {
    const element = sheet.current;
    const room = element?.parentElement?.getBoundingClientRect();
    return element && room ? room.bottom - element.getBoundingClientRect().top : 0;
  };
  return {
    sheet,
    onPointerDown(event: ReactPointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { fromY: event.clientY, atMs: event.timeStamp, startPx: shownPx() };
    },
    onPointerMove(event: ReactPointerEvent) {
      if (!drag.current) return;
      const px = drag.current.startPx + drag.current.fromY - event.clientY;
      sheet.current?.style.setProperty('--dragged', `${px}px`);
      sheet.current?.toggleAttribute('data-dragged', true);
    },
    onPointerUp(event: ReactPointerEvent) {
      const started = drag.current;
      drag.current = null;
      sheet.current?.toggleAttribute('data-dragged', false);
      const room = sheet.current?.parentElement?.clientHeight ?? 1;
      if (!started) return;
      const movedPx = started.fromY - event.clientY;
      const pxPerMs = movedPx / Math.max(1, event.timeStamp - started.atMs);
      const next = nearestStop((started.startPx + movedPx) / room, { pxPerMs, from: stop });
      if (next !== stop) movePanel(next);
    },
  };
}

/** The list of results as a sheet over the lower part of a small window, with three stops. */
export function Sheet({ children }: { children: ReactNode }) {
  const stop = useStore($panelStop);
  const { sheet, ...drag } = useDrag(stop);
  const step = stop === 'full' ? -1 : 1;
  return (
    <div
      ref={sheet}
      data-over-map={stop === 'full' ? undefined : ''}
      data-stop={stop}
      className="sheet"
    >
      <button
        type="button"
        className="sheet-handle"
        aria-label={step === 1 ? en.map.sheetUp : en.map.sheetDown}
        aria-expanded={stop !== 'closed'}
        aria-controls="map-results"
        onClick={(event) => {
          // A drag ends in a click of the pointer, too; the keyboard's click has no detail.
          if (event.detail === 0) movePanel(nextStop(stop, step));
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') movePanel(nextStop(stop, 1));
          if (event.key === 'ArrowDown' || event.key === 'Escape') movePanel(nextStop(stop, -1));
        }}
        // Else the browser goes on to click whatever the moved sheet has put under the finger.
        onTouchEnd={(event) => event.preventDefault()}
        {...drag}
      >
        <span aria-hidden="true" />
      </button>
      {/* The first lines that a closed sheet shows are no place for the focus. */}
      <div className="sheet-body" inert={stop === 'closed'}>
        {children}
      </div>
    </div>
  );
}
