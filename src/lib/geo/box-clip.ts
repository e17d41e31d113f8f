import type { PolygonRings } from './shapes.ts';
import { boxesMeet, boxRound } from './local-plane.ts';
import type { Bounds, LngLat } from './shapes.ts';

type Side = {
  readonly isInside: (position: LngLat) => boolean;
  readonly crossing: (from: LngLat, to: LngLat) => LngLat;
};

/**
 * The parts of closed rings inside a box (Sutherland and Hodgman, 1974). Parts that belong to one
 * ring may stay joined along the box's sides. Quick: for huge rings, before finer operations.
 */
export function clipRing(ring: readonly LngLat[], box: Bounds): LngLat[] {
  let clippedRing = ring.slice(0, -1);
  for (const side of sidesOf(box)) clippedRing = clippedAt(side, clippedRing);
  const [first] = clippedRing;
  return clippedRing.length < 3 || first === undefined ? [] : [...clippedRing, first];
}

/** A ring, not closed, without what lies beyond a side. */
function clippedAt(side: Side, ring: readonly LngLat[]): LngLat[] {
  const clippedRing: LngLat[] = [];
  let before = ring.at(-1);
  if (before === undefined) return clippedRing;
  let wasInside = side.isInside(before);
  for (const position of ring) {
    const isInside = side.isInside(position);
    if (wasInside !== isInside) clippedRing.push(side.crossing(before, position));
    if (isInside) clippedRing.push(position);
    before = position;
    wasInside = isInside;
  }
  return clippedRing;
}

/** Returns a function that gives the parts of areas inside a box. */
export function areaClipper(areas: readonly PolygonRings[]): (box: Bounds) => PolygonRings[] {
  const boxes = areas.map(([outer = []]) => boxRound(outer));
  return (box) =>
    areas.flatMap(([outer = [], ...holes], at): PolygonRings[] => {
      const ownBox = boxes[at];
      if (ownBox === undefined || !boxesMeet(ownBox, box)) return [];
      const clippedRing = clipRing(outer, box);
      if (clippedRing.length === 0) return [];
      const holesInside = holes.map((hole) => clipRing(hole, box));
      return [[clippedRing, ...holesInside.filter((hole) => hole.length > 0)]];
    });
}

function sidesOf({ west, south, east, north }: Bounds): Side[] {
  return [
    upright(west, (lng) => lng >= west),
    upright(east, (lng) => lng <= east),
    level(south, (lat) => lat >= south),
    level(north, (lat) => lat <= north),
  ];
}

function upright(at: number, isKept: (lng: number) => boolean): Side {
  return {
    isInside: (position) => isKept(position[0]),
    crossing: (from, to) => [
      at,
      from[1] + ((to[1] - from[1]) * (at - from[0])) / (to[0] - from[0]),
    ],
  };
}

function level(at: number, isKept: (lat: number) => boolean): Side {
  return {
    isInside: (position) => isKept(position[1]),
    crossing: (from, to) => [
      from[0] + ((to[0] - from[0]) * (at - from[1])) / (to[1] - from[1]),
      at,
    ],
  };
}
