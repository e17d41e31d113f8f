import { useStore } from '@nanostores/react';
import type { LatLng } from '#src/domain/map/route.ts';
import { drawnBound, viewBound } from '#src/domain/search/bound.ts';
import { boundTo } from '#src/stores/search/bound.ts';
import { stopDrawing } from '#src/stores/search/drawing.ts';
import { latePart } from '#src/stores/shell/late-part.ts';
import { $bounds } from '#src/stores/search/settings.ts';

const $drawPad = latePart(async () => (await import('./DrawPad.tsx')).DrawPad, stopDrawing);

function searchDrawn(places: readonly LatLng[]): void {
  const bound = drawnBound(places);
  if (!bound) return;
  boundTo(bound);
  stopDrawing();
}

function searchView(): void {
  const bounds = $bounds.get();
  if (bounds) boundTo(viewBound(bounds));
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
