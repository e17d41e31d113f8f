import { useStore } from '@nanostores/react';
import { Minus, Plus, Satellite } from 'lucide-react';
import { en } from '#src/messages/en.ts';
import { $satelliteView, showSatellite } from '#src/stores/settings.ts';

const button = 'grid place-items-center size-11 cursor-pointer';
const plain = 'bg-surface text-ink hover:bg-evergreen-tint';

const frame =
  'rounded-field overflow-clip border border-line-strong divide-y divide-line shadow-float';

function SatelliteToggle() {
  const isSatellite = useStore($satelliteView);
  const look = isSatellite
    ? 'bg-evergreen text-on-evergreen hover:bg-evergreen-strong forced-colors:bg-[Highlight]'
    : plain;
  return (
    <div className={frame}>
      <button
        type="button"
        className={`${button} ${look}`}
        aria-pressed={isSatellite}
        aria-label={en.basemap.satellite}
        title={en.basemap.satellite}
        onClick={() => showSatellite(!isSatellite)}
      >
        <Satellite size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Zoom in and out by one level, and the view from the air. */
export function MapControls({ onZoom }: { onZoom: (levels: number) => void }) {
  return (
    <div data-over-map className="absolute right-3 top-3 z-3 flex flex-col gap-2">
      <div className={`flex flex-col ${frame}`}>
        <button
          type="button"
          className={`${button} ${plain}`}
          onClick={() => onZoom(1)}
          aria-label={en.map.zoomIn}
        >
          <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={`${button} ${plain}`}
          onClick={() => onZoom(-1)}
          aria-label={en.map.zoomOut}
        >
          <Minus size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <SatelliteToggle />
    </div>
  );
}
