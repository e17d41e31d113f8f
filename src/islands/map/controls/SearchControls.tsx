import { useStore } from '@nanostores/react';
import { Search, X } from 'lucide-react';
import { mapTexts } from '#src/messages/search/map.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import {
  $drawnAreas,
  $searchBoundary,
  removeDrawnArea,
  setSearchBoundary,
} from '#src/stores/search/search-boundary.ts';
import {
  $hasMovedAway,
  $searchesAsIMove,
  searchAsIMove,
  searchHere,
} from '#src/stores/search/searched-area.ts';
import { $isDrawing } from '#src/stores/search/drawing.ts';
import { icon } from '#src/ui/icon.ts';

function ClearBounds() {
  const words = useTexts(mapTexts);
  return (
    <button
      type="button"
      data-over-map
      className="btn-secondary shadow-float text-sm px-4"
      onClick={() => setSearchBoundary(null)}
    >
      <X {...icon(16)} />
      {words.clearBounds}
    </button>
  );
}

/** The drawn areas by their numbers on the map, each with its own button to remove it. */
function DrawnAreas() {
  const words = useTexts(mapTexts);
  const areas = useStore($drawnAreas);
  // A single area is removed by clearing.
  if (areas.length < 2) return null;
  return (
    <ul data-over-map aria-label={words.drawnAreas} className="flex flex-wrap gap-2">
      {areas.map((area, index) => (
        <li key={JSON.stringify(area)}>
          <button
            type="button"
            className="btn-secondary shadow-float text-sm px-3"
            aria-label={words.removeArea(index + 1)}
            onClick={() => removeDrawnArea(index)}
          >
            {words.drawnArea(index + 1)}
            <X {...icon(16)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Controls for searching on moves of the map, for searching here otherwise, and for leaving a bound. */
export function SearchControls() {
  const words = useTexts(mapTexts);
  const isOn = useStore($searchesAsIMove);
  const hasMovedAway = useStore($hasMovedAway);
  const boundary = useStore($searchBoundary);
  // In a narrow window the drawing instructions lie over them.
  const isHidden = useStore($isDrawing) ? 'max-md:hidden' : '';
  return (
    <div
      className={`absolute z-3 left-3 top-3 flex flex-col items-start gap-2 max-w-[calc(100%-5.5rem)] ${isHidden}`}
    >
      {isOn || !hasMovedAway ? (
        <label
          data-over-map
          className="flex items-center gap-2 min-h-11 px-4 rounded-full bg-surface border border-line-strong shadow-float text-sm font-semibold cursor-pointer"
        >
          <input
            type="checkbox"
            checked={isOn}
            onChange={(event) => searchAsIMove(event.currentTarget.checked)}
            className="size-4.5 accent-primary cursor-pointer"
          />
          {words.searchAsIMove}
        </label>
      ) : (
        <button
          type="button"
          data-over-map
          className="btn-primary shadow-float text-sm px-4"
          onClick={searchHere}
        >
          <Search {...icon(16)} />
          {words.searchHere}
        </button>
      )}
      {boundary && <ClearBounds />}
      <DrawnAreas />
    </div>
  );
}
