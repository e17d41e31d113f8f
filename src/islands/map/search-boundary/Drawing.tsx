import { useStore } from '@nanostores/react';
import { areaOfLine, areaOfView } from '#src/domain/search/drawn-areas.ts';
import { addDrawnArea } from '#src/stores/search/search-boundary.ts';
import { stopDrawing } from '#src/stores/search/drawing.ts';
import { lazyModule } from '#src/stores/shell/lazy-module.ts';
import { $bounds } from '#src/stores/search/settings.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

const $drawPad = lazyModule(async () => (await import('./DrawPad.tsx')).DrawPad, stopDrawing);

function searchDrawn(places: readonly LatLng[]): void {
  const area = areaOfLine(places);
  if (!area) return;
  addDrawnArea(area);
  stopDrawing();
}

function searchView(): void {
  const bounds = $bounds.get();
  if (bounds) addDrawnArea(areaOfView(bounds));
  stopDrawing();
}

type Props = { placeOf: (pixel: readonly [x: number, y: number]) => LatLng | undefined };

/** While an area is drawn: the pad, once it is there, and what becomes of its line. */
export function Drawing({ placeOf }: Props) {
  const DrawPad = useStore($drawPad);
  return (
    DrawPad && (
      <DrawPad placeOf={placeOf} onDrawn={searchDrawn} onView={searchView} onCancel={stopDrawing} />
    )
  );
}
