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
  for (const side of sidesOf(box)) {
    clippedRing = clippedRing.flatMap((position, at): LngLat[] => {
      const before = clippedRing.at(at - 1) ?? position;
      const [was, is] = [side.isInside(before), side.isInside(position)];
      if (was === is) return is ? [position] : [];
      return is ? [side.crossing(before, position), position] : [side.crossing(before, position)];
    });
  }
  const [first] = clippedRing;
  return clippedRing.length < 3 || first === undefined ? [] : [...clippedRing, first];
}

/** The parts of areas inside a box. */
export function clipAreas(areas: readonly PolygonRings[], box: Bounds): PolygonRings[] {
  return areas.flatMap((area): PolygonRings[] => {
    const [outer, ...holes] = area;
    if (outer === undefined || !boxesMeet(boxRound(outer), box)) return [];
    const clippedRing = clipRing(outer, box);
    if (clippedRing.length === 0) return [];
    const holesInside = holes.map((hole) => clipRing(hole, box)).filter((hole) => hole.length > 0);
    return [[clippedRing, ...holesInside]];
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

function upright(at: number, keeps: (lng: number) => boolean): Side {
  return {
    isInside: ([lng]) => keeps(lng),
    crossing: (from, to) => [
      at,
      from[1] + ((to[1] - from[1]) * (at - from[0])) / (to[0] - from[0]),
    ],
  };
}

function level(at: number, keeps: (lat: number) => boolean): Side {
  return {
    isInside: ([, lat]) => keeps(lat),
    crossing: (from, to) => [
      from[0] + ((to[0] - from[0]) * (at - from[1])) / (to[1] - from[1]),
      at,
    ],
  };
}
