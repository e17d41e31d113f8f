import { PointDetail } from '#src/contract/places/nearby-call.ts';
import type { PointOfInterest } from '#src/domain/places/nearest-points.ts';
import type { Bounds, LngLat } from '#src/lib/geo/shapes.ts';
import { KIND_OF, type OsmPlace } from './osm-place.ts';

/** Side of a cell, degrees. */
const CELL = 0.01;
const ROWS = 100_000;
const cellOf = (degrees: number) => Math.floor(degrees / CELL);
const keyOf = (column: number, row: number) => column * ROWS + row;
const keyAt = ([lng, lat]: LngLat) => keyOf(cellOf(lng), cellOf(lat));

/** The points of a country, found by where they lie. */
export type PointGrid = { readonly pointsIn: (box: Bounds) => PointOfInterest[] };

/**
 * Points in flat arrays, one cell behind another: as objects a country's million of them would take
 * some hundred megabytes.
 */
export function pointGrid(places: readonly OsmPlace[]): PointGrid {
  const starts = new Map<number, number>();
  for (const { positions } of places) {
    for (const position of positions) {
      const key = keyAt(position);
      starts.set(key, (starts.get(key) ?? 0) + 1);
    }
  }
  let count = 0;
  const ends = new Map<number, number>();
  for (const [key, ofCell] of starts) {
    starts.set(key, count);
    ends.set(key, count);
    count += ofCell;
  }
  const [lngs, lats] = [new Float64Array(count), new Float64Array(count)];
  const placeNumbers = new Uint32Array(count);
  const names = places.map(({ name }) => name);
  const details = Uint8Array.from(places, ({ detail }) => PointDetail.options.indexOf(detail));
  for (const [number, { positions }] of places.entries()) {
    for (const position of positions) {
      const key = keyAt(position);
      const at = ends.get(key) ?? 0;
      ends.set(key, at + 1);
      [lngs[at], lats[at], placeNumbers[at]] = [position[0], position[1], number];
    }
  }

  function pointAt(at: number): PointOfInterest {
    const number = placeNumbers[at] ?? 0;
    const detail = PointDetail.options[details[number] ?? 0] ?? 'school';
    return {
      id: `osm/${number}`,
      kind: KIND_OF[detail],
      detail,
      name: names[number] ?? '',
      location: { lat: lats[at] ?? 0, lng: lngs[at] ?? 0 },
    };
  }

  return {
    pointsIn({ west, south, east, north }) {
      const points: PointOfInterest[] = [];
      for (let column = cellOf(west); column <= cellOf(east); column += 1) {
        for (let row = cellOf(south); row <= cellOf(north); row += 1) {
          const key = keyOf(column, row);
          for (let at = starts.get(key) ?? 0; at < (ends.get(key) ?? 0); at += 1) {
            const [lng, lat] = [lngs[at] ?? 0, lats[at] ?? 0];
            const isIn = lng >= west && lng <= east && lat >= south && lat <= north;
            if (isIn) points.push(pointAt(at));
          }
        }
      }
      return points;
    },
  };
}
