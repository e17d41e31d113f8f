import './map.css';
import { useStore } from '@nanostores/react';
import { List, Map as MapIcon } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { en } from '#src/messages/en.ts';
import { shownValue } from '#src/stores/loading.ts';
import { movePanel } from '#src/stores/map-address.ts';
import { $panelStop } from '#src/stores/panel.ts';
import { $pins } from '#src/stores/pins.ts';
import { BasemapNotice } from './BasemapNotice.tsx';
import { FilterBar } from './FilterBar.tsx';
import { MapCredits } from './MapCredits.tsx';
import { MapControls } from './MapControls.tsx';
import { OpenedPin } from './OpenedPin.tsx';
import { ResultsPanel } from './ResultsPanel.tsx';
import { useMap } from './useMap.ts';

function HomesFound() {
  const shown = shownValue(useStore($pins));
  return (
    <p aria-live="polite" className="sr-only">
      {shown ? en.map.count(shown.count) : en.map.loading}
    </p>
  );
}

function PanelSwitch({ isOpen }: { isOpen: boolean }) {
  const Icon = isOpen ? MapIcon : List;
  return (
    <button
      type="button"
      data-over-map
      aria-expanded={isOpen}
      aria-controls="map-results"
      onClick={() => movePanel(isOpen ? 'closed' : 'half')}
      className="btn-primary absolute z-6 bottom-9 left-1/2 -translate-x-1/2 shadow-float md:left-auto md:right-17 md:top-3 md:bottom-auto md:translate-x-0"
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {isOpen ? en.map.closePanel : en.map.openPanel}
    </button>
  );
}

type Props = {
  /** What has to be said about the homes shown, below their list. */
  notice?: string | undefined;
};

/** The map search: filters above, the map, and its homes beside it. */
export function MapIsland({ notice }: Props) {
  const target = useRef<HTMLDivElement>(null);
  const map = useMap(target);
  const isPanelOpen = useStore($panelStop) !== 'closed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel takes room from the map
  useEffect(() => map.current?.resize(), [isPanelOpen]);
  const focusPin = useCallback((id: string) => map.current?.focusPin(id), [map]);
  return (
    <div className="h-full flex flex-col">
      <a href="#map-results" className="sr-only focus:not-sr-only">
        {en.map.skipToList}
      </a>
      <HomesFound />
      <FilterBar />
      <div className="relative grow min-h-0 flex">
        <div className="map-frame relative grow min-w-0">
          <div
            ref={target}
            role="application"
            aria-label={en.map.mapLabel}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map
            tabIndex={0}
            className="absolute inset-0 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-evergreen"
          />
          <MapControls onZoom={(levels) => map.current?.zoomBy(levels)} />
          <MapCredits />
          <BasemapNotice />
          <PanelSwitch isOpen={isPanelOpen} />
          <OpenedPin onClosed={focusPin} />
        </div>
        {isPanelOpen && (
          <div className="absolute inset-0 z-5 bg-paper md:static md:w-1/2 md:max-w-[46rem] md:border-l md:border-line">
            <ResultsPanel notice={notice} />
          </div>
        )}
      </div>
    </div>
  );
}
