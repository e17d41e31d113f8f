import { Minus, Plus } from 'lucide-react';
import { en } from '#src/messages/en.ts';

const button =
  'grid place-items-center size-11 bg-surface text-ink cursor-pointer hover:bg-evergreen-tint';

/** Zoom in and out by one level. */
export function MapControls({ onZoom }: { onZoom: (levels: number) => void }) {
  return (
    <div
      data-over-map
      className="absolute right-3 top-3 z-3 flex flex-col rounded-field overflow-clip border border-line-strong divide-y divide-line shadow-float"
    >
      <button type="button" className={button} onClick={() => onZoom(1)} aria-label={en.map.zoomIn}>
        <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={button}
        onClick={() => onZoom(-1)}
        aria-label={en.map.zoomOut}
      >
        <Minus size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
