import { useStore } from '@nanostores/react';
import { List, Map as MapIcon } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { mapTexts } from '#src/messages/search/map.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { $isDrawing } from '#src/stores/search/drawing.ts';
import { $amounts } from '#src/stores/search/search.ts';
import { movePanel } from '#src/stores/search/map-address.ts';
import { $hasRoomBeside, $panelStop } from '#src/stores/search/panel/panel.ts';
import { AmountsContext } from '#src/ui/listing/amounts.ts';
import { asIsland } from '#src/ui/as-island.tsx';
import { BasemapNotice } from './BasemapNotice.tsx';
import { Drawing } from './search-boundary/Drawing.tsx';
import { MapControls } from './controls/MapControls.tsx';
import { SearchControls } from './controls/SearchControls.tsx';
import { FilterBar } from './filters/FilterBar.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import type { MapController } from './MapController.ts';
import { MapCredits } from './MapCredits.tsx';
import { OpenedPin } from './opened/OpenedPin.tsx';
import type { AnchorCard } from './opened/Overlay.tsx';
import { ResultsPanel } from './results/ResultsPanel.tsx';
import { Sheet } from './results/Sheet.tsx';
import { useMap } from './useMap.ts';

function PanelSwitch({ isOpen }: { isOpen: boolean }) {
  const words = useTexts(mapTexts);
  const Icon = isOpen ? MapIcon : List;
  return (
    <button
      type="button"
      data-over-map
      aria-expanded={isOpen}
      aria-controls="map-results"
      onClick={() => movePanel(isOpen ? 'closed' : 'half')}
      className="btn-secondary absolute z-3 right-17 top-3 shadow-float text-sm px-4"
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{isOpen ? words.closePanel : words.openPanel}</span>
    </button>
  );
}

type MapRef = RefObject<MapController | null>;

/** The map itself, with what lies over it. */
function MapFrame({ target, map }: { target: RefObject<HTMLDivElement | null>; map: MapRef }) {
  const words = useTexts(mapTexts);
  const isDrawing = useStore($isDrawing);
  const hasRoomBeside = useStore($hasRoomBeside);
  const stop = useStore($panelStop);
  const focusPin = useCallback((id: string) => map.current?.focusPin(id), [map]);
  const anchor = useCallback<AnchorCard>((card) => map.current?.anchorCard(card), [map]);
  return (
    <div className="map-frame relative grow min-w-0">
      <div
        ref={target}
        role="application"
        aria-label={words.mapLabel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map
        tabIndex={0}
        className="absolute inset-0 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary"
      />
      <SearchControls />
      <MapControls onZoom={(levels) => map.current?.zoomBy(levels)} />
      <MapCredits />
      <BasemapNotice />
      {hasRoomBeside && <PanelSwitch isOpen={stop !== 'closed'} />}
      {isDrawing && <Drawing placeOf={(pixel) => map.current?.placeOf(pixel)} />}
      <OpenedPin onClosed={focusPin} anchor={anchor} />
    </div>
  );
}

type Props = {
  /** A required notice about the homes shown, below their list. */
  notice?: string | undefined;
};

/** The map search: filters above, the map, and its homes beside it or in a sheet over it. */
function MapContent({ notice }: Props) {
  const words = useTexts(mapTexts);
  const target = useRef<HTMLDivElement>(null);
  const map = useMap(target);
  const stop = useStore($panelStop);
  const hasRoomBeside = useStore($hasRoomBeside);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel takes room from the map
  useEffect(() => map.current?.resize(), [stop, hasRoomBeside]);
  const panel = <ResultsPanel notice={notice} />;
  return (
    <AmountsContext value={useStore($amounts)}>
      <div className="h-full flex flex-col">
        <a href="#map-results" className="sr-only focus:not-sr-only">
          {words.skipToList}
        </a>
        <SearchStatus />
        <FilterBar />
        <div className="relative grow min-h-0 flex overflow-clip">
          <MapFrame target={target} map={map} />
          {!hasRoomBeside && <Sheet>{panel}</Sheet>}
          {hasRoomBeside && stop !== 'closed' && (
            <div className="w-1/2 max-w-[46rem] border-l border-line">{panel}</div>
          )}
        </div>
      </div>
    </AmountsContext>
  );
}

export const MapIsland = asIsland(MapContent);
