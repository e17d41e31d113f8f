import { bufferPath, bufferPieces, unionOf } from '#src/lib/geo/areas.ts';
import type { PolygonRings } from '#src/lib/geo/shapes.ts';
import type { MetroSketch } from './sketch.ts';

/** A highway with its verges. */
const HIGHWAY_STRIP_M = 64;

/** The areas that the sketches keep free of local streets. */
export function sketchAreas(sketches: readonly MetroSketch[]): {
  readonly airports: PolygonRings[];
  readonly parks: PolygonRings[];
  readonly highways: PolygonRings[];
} {
  return {
    airports: sketches.flatMap(({ airports = [] }) =>
      airports.map(({ ring }): PolygonRings => [ring]),
    ),
    parks: sketches.flatMap(({ parks = [] }) => parks.map(({ ring }): PolygonRings => [ring])),
    highways: sketches.flatMap(({ highways = [] }) =>
      highways.flatMap(({ path }) => bufferPieces(path, HIGHWAY_STRIP_M)),
    ),
  };
}

/** Broad rivers, harbours and bays, joined where they meet. */
export function sketchWater(sketches: readonly MetroSketch[]): PolygonRings[] {
  return sketches.flatMap(({ rivers = [], water = [] }) =>
    unionOf([
      ...rivers.flatMap(({ path, widthM }) => bufferPath(path, widthM)),
      ...water.map(({ ring }): PolygonRings => [ring]),
    ]),
  );
}
