import polygonClipping from 'polygon-clipping';
import { localPlane, type Km } from './local-plane.ts';

import type { PolygonRings } from './shapes.ts';
import type { LngLat } from './shapes.ts';

const JOINT_SIDES = 10;

/**
 * The areas that a path of a given width, in metres, covers: a river given by its middle, a highway's
 * strip. Round at bends and ends; overlapping parts are joined.
 */
export function bufferPath(path: readonly LngLat[], widthM: number): PolygonRings[] {
  return unionOf(bufferPieces(path, widthM));
}

/** The same in pieces that overlap: a strip for each part of the path and a round for each bend. */
export function bufferPieces(path: readonly LngLat[], widthM: number): PolygonRings[] {
  const first = path[0];
  if (first === undefined) return [];
  const plane = localPlane(first);
  const half = widthM / 2000;
  const middle = path.map(plane.toKm);
  const pieces = middle.flatMap((at, index): Km[][] => {
    const next = middle[index + 1];
    return next === undefined ? [joint(at, half)] : [joint(at, half), strip(at, next, half)];
  });
  return pieces.map((ring) => [closeRing(ring.map(plane.toLngLat))]);
}

/** Areas that may overlap, joined to areas that do not. */
export function unionOf(areas: readonly PolygonRings[]): PolygonRings[] {
  return steadily(([one = []]) => {
    const [first, ...others] = one;
    return first === undefined ? [] : polygonClipping.union(first, ...others);
  }, areas);
}

/** The remainder of areas after others are cut out of them. */
export function subtractAreas(
  areas: readonly PolygonRings[],
  cut: readonly PolygonRings[],
): PolygonRings[] {
  if (areas.length === 0 || cut.length === 0) return [...areas];
  const difference = ([from = [], off = []]: Rings[][]) => polygonClipping.difference(from, off);
  try {
    return steadily(difference, areas, cut);
  } catch {
    // Areas cut out one after the other have fewer lines that all but coincide.
    return cut.reduce<PolygonRings[]>((left, one) => steadily(difference, left, [one]), [...areas]);
  }
}

/** The intersection of areas with others. */
export function intersectAreas(
  areas: readonly PolygonRings[],
  others: readonly PolygonRings[],
): PolygonRings[] {
  if (areas.length === 0 || others.length === 0) return [];
  return steadily(
    ([one = [], other = []]) => polygonClipping.intersection(one, other),
    areas,
    others,
  );
}

type Rings = [number, number][][];

/** Decimals of a degree: exact, then 0.1 m, then 1 m. */
const DECIMALS = [undefined, 6, 5] as const;

/**
 * The library gives up on lines that all but coincide. Moving every position to a grid makes them
 * coincide or part.
 */
function steadily(
  operation: (areas: Rings[][]) => PolygonRings[],
  ...operands: readonly (readonly PolygonRings[])[]
): PolygonRings[] {
  let failure: unknown;
  for (const decimals of DECIMALS) {
    try {
      return operation(operands.map((areas) => areas.map((area) => toMutable(area, decimals))));
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function toMutable(area: PolygonRings, decimals: number | undefined): Rings {
  const scale = decimals === undefined ? undefined : 10 ** decimals;
  const scaleValue = (value: number) =>
    scale === undefined ? value : Math.round(value * scale) / scale;
  return area.map((ring) =>
    ring.map(([lng, lat]): [number, number] => [scaleValue(lng), scaleValue(lat)]),
  );
}

function closeRing(ring: LngLat[]): LngLat[] {
  const [first] = ring;
  return first === undefined ? ring : [...ring, first];
}

function joint([east, north]: Km, radius: number): Km[] {
  return Array.from({ length: JOINT_SIDES }, (_, at): Km => {
    const angle = (2 * Math.PI * at) / JOINT_SIDES;
    return [east + Math.cos(angle) * radius, north + Math.sin(angle) * radius];
  });
}

function strip([ax, ay]: Km, [bx, by]: Km, half: number): Km[] {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [sideX, sideY] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
  return [
    [ax + sideX, ay + sideY],
    [ax - sideX, ay - sideY],
    [bx - sideX, by - sideY],
    [bx + sideX, by + sideY],
  ];
}
