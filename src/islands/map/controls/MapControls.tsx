import { useStore } from '@nanostores/react';
import { LocateFixed, type LucideIcon, Minus, PenLine, Plus, Satellite } from 'lucide-react';
import { basemapTexts } from '#src/messages/search/basemap.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { $isDrawing, startDrawing, stopDrawing } from '#src/stores/search/drawing.ts';
import { $canDrawMore, $drawnAreas } from '#src/stores/search/search-boundary.ts';
import { $satelliteView, showSatellite } from '#src/stores/search/settings.ts';
import { $isLocating, locateMe } from '#src/stores/search/geolocation.ts';

/** The looks of the controls over the map. */
const look = {
  button: 'grid place-items-center size-11 cursor-pointer',
  plain: 'bg-surface text-ink hover:bg-primary-tint',
  pressed: 'bg-primary text-on-primary hover:bg-primary-strong forced-colors:bg-[Highlight]',
  frame: 'rounded-field shadow-float',
} as const;

type ControlProps = {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  /** For a control that stays on until it is pressed again. */
  isPressed?: boolean;
  isBusy?: boolean;
  /** Whether it does nothing now, as its label says. */
  isDisabled?: boolean;
};

function Control({
  label,
  icon: Icon,
  onClick,
  isPressed,
  isBusy = false,
  isDisabled = false,
}: ControlProps) {
  return (
    <button
      type="button"
      className={`${look.button} ${isPressed ? look.pressed : look.plain}`}
      aria-pressed={isPressed}
      aria-label={label}
      aria-busy={isBusy}
      aria-disabled={isDisabled}
      title={label}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className={`${isBusy ? 'animate-pulse' : ''} ${isDisabled ? 'opacity-40' : ''}`}
      />
    </button>
  );
}

/** Zoom by one level, the aerial view, the visitor's position, and drawing an area. */
export function MapControls({ onZoom }: { onZoom: (levels: number) => void }) {
  const mapWords = useTexts(mapTexts);
  const basemapWords = useTexts(basemapTexts);
  const isSatellite = useStore($satelliteView);
  const isDrawing = useStore($isDrawing);
  const isLocating = useStore($isLocating);
  const canDrawMore = useStore($canDrawMore);
  const drawLabel = useStore($drawnAreas).length > 0 ? mapWords.drawMore : mapWords.draw;
  return (
    <div data-over-map className="map-controls">
      <div className={look.frame}>
        <Control label={mapWords.zoomIn} icon={Plus} onClick={() => onZoom(1)} />
        <Control label={mapWords.zoomOut} icon={Minus} onClick={() => onZoom(-1)} />
      </div>
      <div className={look.frame}>
        <Control
          label={basemapWords.satellite}
          icon={Satellite}
          isPressed={isSatellite}
          onClick={() => showSatellite(!isSatellite)}
        />
        <Control
          label={isLocating ? mapWords.locating : mapWords.locate}
          icon={LocateFixed}
          isBusy={isLocating}
          onClick={() => void locateMe()}
        />
        <Control
          label={canDrawMore ? drawLabel : mapWords.drawFull}
          icon={PenLine}
          isDisabled={!canDrawMore}
          isPressed={isDrawing}
          onClick={isDrawing ? stopDrawing : startDrawing}
        />
      </div>
    </div>
  );
}
