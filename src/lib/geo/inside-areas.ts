import { boxRound } from './local-plane.ts';
import type { PolygonRings, LngLat } from './shapes.ts';

/** Side of a cell of the areas' index, degrees. */
const CELL = 0.01;
const cellOf = (degrees: number) => Math.floor(degrees / CELL);
const keyOf = (x: number, y: number) => x * 100_000 + y;

/** Answers whether a position lies in one of many small areas. */
export function insideAreas(areas: readonly PolygonRings[]): (position: LngLat) => boolean {
  const numbersByCell = new Map<number, number[]>();
  for (const [number, area] of areas.entries()) {
    const { west, south, east, north } = boxRound(area[0] ?? []);
    for (let x = cellOf(west); x <= cellOf(east); x += 1) {
      for (let y = cellOf(south); y <= cellOf(north); y += 1) {
        const numbersInCell = numbersByCell.get(keyOf(x, y));
        if (numbersInCell === undefined) numbersByCell.set(keyOf(x, y), [number]);
        else numbersInCell.push(number);
      }
    }
  }
  const edges = edgesOf(areas);
  return (position) => {
    const numbersInCell = numbersByCell.get(keyOf(cellOf(position[0]), cellOf(position[1])));
    return numbersInCell?.some((number) => isInNumbered(edges, number, position)) ?? false;
  };
}

/** The edges of areas, one area behind another; flat, as a country has tens of thousands. */
type AreaEdges = {
  /** Where the edges of each area begin in `ends`, and where the last ones end. */
  readonly starts: Uint32Array;
  /** From and to of each edge: lng, lat, lng, lat. */
  readonly ends: Float64Array;
};

function edgesOf(areas: readonly PolygonRings[]): AreaEdges {
  const starts = new Uint32Array(areas.length + 1);
  const ends: number[] = [];
  for (const [number, area] of areas.entries()) {
    for (const ring of area) {
      for (let at = 1; at < ring.length; at += 1) {
        ends.push(...(ring[at - 1] ?? []), ...(ring[at] ?? []));
      }
    }
    starts[number + 1] = ends.length;
  }
  return { starts, ends: Float64Array.from(ends) };
}

/** Even-odd rule over the edges of one of many areas. */
function isInNumbered({ starts, ends }: AreaEdges, number: number, [lng, lat]: LngLat): boolean {
  let inside = false;
  for (let at = starts[number] ?? 0; at < (starts[number + 1] ?? 0); at += 4) {
    const [fromLat, toLat] = [ends[at + 1] ?? 0, ends[at + 3] ?? 0];
    if (fromLat > lat === toLat > lat) continue;
    const [fromLng, toLng] = [ends[at] ?? 0, ends[at + 2] ?? 0];
    const crossing = fromLng + ((toLng - fromLng) * (lat - fromLat)) / (toLat - fromLat);
    if (crossing > lng) inside = !inside;
  }
  return inside;
}

/** Even-odd rule over the outer ring and the holes. */
export function isInArea(area: PolygonRings, [lng, lat]: LngLat): boolean {
  let inside = false;
  for (const ring of area) {
    for (let at = 1; at < ring.length; at += 1) {
      const [from, to] = [ring[at - 1], ring[at]];
      if (from === undefined || to === undefined || from[1] > lat === to[1] > lat) continue;
      const crossing = from[0] + ((to[0] - from[0]) * (lat - from[1])) / (to[1] - from[1]);
      if (crossing > lng) inside = !inside;
    }
  }
  return inside;
}
