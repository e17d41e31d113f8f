import type { Feature, LineString, Point } from 'geojson';
import { curvePath } from '#src/lib/rings.ts';
import type { MetroSketch } from '../streets/sketch.ts';
import type { LngLat } from '../streets/street-world.ts';

type Highway = { readonly name: string; readonly path: readonly LngLat[] };

/** Positions of the smoothed path from one number plate to the next. */
const PLATES_APART = 10;
const MIN_ZOOM = 5;

/** Trunk roads in the metros and between them, drawn by hand through known junctions. */
export function highways(
  sketches: readonly MetroSketch[],
  national: readonly Highway[],
): Feature<LineString>[] {
  const inMetros = sketches.flatMap(({ highways: ways = [] }) => ways);
  return [...national, ...inMetros].map(({ name, path }) => ({
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
      geometry.coordinates
        .filter((_, i) => i % PLATES_APART === 7)
        .map((coordinates, i) => ({
          type: 'Feature' as const,
          properties: { name: String(properties?.['name']), minZoom: i % 3 === 1 ? 9 : 11.5 },
          geometry: { type: 'Point' as const, coordinates },
        })),
    );
}

function isNumbered(name: string): boolean {
  return /^\d+$/.test(name) || name === 'QEW';
}
