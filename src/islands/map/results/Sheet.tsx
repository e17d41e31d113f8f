import { useStore } from '@nanostores/react';
import type { MouseEvent, ReactNode } from 'react';
import { PANEL_STOPS, type PanelStop } from '#src/domain/map/address.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { movePanel } from '#src/stores/search/map-address.ts';
import { $panelStop } from '#src/stores/search/panel/panel.ts';
import { useSheetDrag } from './useSheetDrag.ts';

const CONTROLS = 'a, button, select, label, input';

function nextStop(stop: PanelStop, step: 1 | -1): PanelStop {
  const index = PANEL_STOPS.indexOf(stop) + step;
  return PANEL_STOPS[index] ?? stop;
}

function Handle({ stop }: { stop: PanelStop }) {
  const words = useTexts(mapTexts);
  const step = stop === 'full' ? -1 : 1;
  const stopAfterTap = stop === 'closed' ? 'half' : 'closed';
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-label={step === 1 ? words.sheetUp : words.sheetDown}
      aria-expanded={stop !== 'closed'}
      aria-controls="map-results"
      // A click by the keyboard has a detail of zero: it goes stop by stop.
      onClick={({ detail }) => movePanel(detail === 0 ? nextStop(stop, step) : stopAfterTap)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowUp') movePanel(nextStop(stop, 1));
        if (key === 'ArrowDown' || key === 'Escape') movePanel(nextStop(stop, -1));
      }}
    >
      <span aria-hidden="true" />
    </button>
  );
}

/** The list of results as a sheet over the lower part of a small window, with three stops. */
export function Sheet({ children }: { children: ReactNode }) {
  const stop = useStore($panelStop);
  const drag = useSheetDrag(stop, movePanel);
  const openByTap = ({ target }: MouseEvent) => {
    const isOnControl = target instanceof Element && target.closest(CONTROLS);
    if (stop === 'closed' && !isOnControl) movePanel('half');
  };
  return (
    <div
      data-over-map={stop === 'full' ? undefined : ''}
      data-stop={stop}
      className="sheet"
      {...drag}
    >
      <Handle stop={stop} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handle does the same for the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the handle does the same for the keyboard */}
      <div className="sheet-body" onClick={openByTap}>
        {children}
      </div>
    </div>
  );
}
