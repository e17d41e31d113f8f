import type { Feature, LineString, Point } from 'geojson';
import { curvePath } from './rings.ts';
import sketch from './toronto-sketch.json' with { type: 'json' };
import western from './western-highways.json' with { type: 'json' };

/** Positions of the smoothed path from one number plate to the next. */
const platesApart = 10;

/** Trunk roads round Toronto, Calgary and Vancouver, drawn by hand through known junctions. */
export function highways(): Feature<LineString>[] {
  return [...sketch.highways, ...western.highways].map(({ name, path }) => ({
    type: 'Feature',
    properties: { name, numbered: isNumbered(name), minZoom: 7 },
    geometry: { type: 'LineString', coordinates: curvePath(path) },
  }));
}

/** Points for the number plates along the numbered highways, more of them at closer zooms. */
export function highwayLabels(roads: readonly Feature<LineString>[]): Feature<Point>[] {
  return roads
    .filter(({ properties }) => properties?.['numbered'] === true)
    .flatMap(({ geometry, properties }) =>
      geometry.coordinates
        .filter((_, i) => i % platesApart === 7)
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
