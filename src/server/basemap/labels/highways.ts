import type { Feature, LineString, Point } from 'geojson';
import { curvePath } from '#src/lib/geo/rings.ts';
import { metresBetween } from '#src/lib/geo/local-plane.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';

type Highway = { readonly name: string; readonly path: readonly LngLat[] };

const MIN_ZOOM = 5;
/** Number plates: the distance between them from each zoom on. */
const PLATES = [
  { minZoom: 9, apartKm: 14 },
  { minZoom: 11.5, apartKm: 3.5 },
] as const;

/** Trunk roads in the metros and between them, as curves through their junctions. */
export function highways(roads: readonly Highway[]): Feature<LineString>[] {
  return roads.map(({ name, path }) => ({
    type: 'Feature',
    properties: { name, numbered: isNumbered(name), minZoom: MIN_ZOOM },
    geometry: { type: 'LineString', coordinates: curvePath(path.map(([lng, lat]) => [lng, lat])) },
  }));
}

/** Points for the number plates along the numbered highways, more of them at closer zooms. */
export function highwayLabels(roads: readonly Feature<LineString>[]): Feature<Point>[] {
  return roads
    .filter(({ properties }) => properties?.['numbered'] === true)
    .flatMap(({ geometry, properties }) =>
      plates(geometry.coordinates.map(([lng = 0, lat = 0]) => [lng, lat])).map(
        ({ at: [lng, lat], minZoom }) => ({
          type: 'Feature' as const,
          properties: { name: String(properties?.['name']), minZoom },
          geometry: { type: 'Point' as const, coordinates: [lng, lat] },
        }),
      ),
    );
}

/** Places along a path: each kind of plate begins half its distance from the path's start. */
function plates(path: readonly LngLat[]): { at: LngLat; minZoom: number }[] {
  const plates: { at: LngLat; minZoom: number }[] = [];
  const sinceKm = PLATES.map(({ apartKm }) => apartKm / 2);
  path.forEach((at, index) => {
    const before = path[index - 1];
    if (before === undefined) return;
    const passedKm = metresBetween(before, at) / 1000;
    const due = PLATES.findIndex(({ apartKm }, kind) => {
      sinceKm[kind] = (sinceKm[kind] ?? 0) + passedKm;
      return (sinceKm[kind] ?? 0) >= apartKm;
    });
    const plate = PLATES[due];
    if (plate === undefined) return;
    plates.push({ at, minZoom: plate.minZoom });
    for (let kind = due; kind < PLATES.length; kind += 1) sinceKm[kind] = 0;
  });
  return plates;
}

function isNumbered(name: string): boolean {
  return /^\d+$/.test(name) || name === 'QEW';
}
