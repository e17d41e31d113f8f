import { intersectAreas, subtractAreas } from '#src/lib/geo/areas.ts';
import { boxesMeet, boxRound } from '#src/lib/geo/local-plane.ts';
import type { PolygonRings } from '#src/lib/geo/shapes.ts';
import { isInArea } from '#src/lib/geo/inside-areas.ts';
import type { Bounds, LngLat, MultiPolygonRings } from '#src/lib/geo/shapes.ts';
import type { StreetBlock } from './territory.ts';

type Corner = readonly [column: number, row: number];

/**
 * The outline of blocks of one lattice, traced along their sides: rings with the blocks on the left,
 * so that outer rings run counter-clockwise and holes clockwise.
 */
export function outlineOf(blocks: readonly StreetBlock[]): LngLat[][] {
  const [first] = blocks;
  if (first === undefined) return [];
  const builtCorners = new Set(blocks.map(({ column, row }) => cornerKey([column, row])));
  const has = (column: number, row: number) => builtCorners.has(cornerKey([column, row]));
  const next = new Map<string, Corner[]>();
  const edge = (from: Corner, to: Corner) => {
    const ways = next.get(cornerKey(from));
    if (ways === undefined) next.set(cornerKey(from), [to]);
    else ways.push(to);
  };
  for (const { column, row } of blocks) {
    if (!has(column, row - 1)) edge([column, row], [column + 1, row]);
    if (!has(column + 1, row)) edge([column + 1, row], [column + 1, row + 1]);
    if (!has(column, row + 1)) edge([column + 1, row + 1], [column, row + 1]);
    if (!has(column - 1, row)) edge([column, row + 1], [column, row]);
  }
  const { grid } = first.lattice;
  return ringsAlong(next).map((ring) => ring.map(([column, row]) => grid.at(column, row)));
}

/** Follows the sides around; where two blocks touch at a corner, it stays with its own block. */
function ringsAlong(next: Map<string, Corner[]>): Corner[][] {
  const rings: Corner[][] = [];
  for (const [key, ways] of next) {
    while (ways.length > 0) {
      const start = cornerOf(key);
      const ring: Corner[] = [start];
      let before = start;
      let at = ways.pop();
      while (at !== undefined && cornerKey(at) !== key) {
        ring.push(at);
        const onward = turn(before, at, next.get(cornerKey(at)) ?? []);
        before = at;
        at = onward;
      }
      ring.push(start);
      rings.push(ring);
    }
  }
  return rings;
}

/** Chooses the way with the sharpest left turn. */
function turn(before: Corner, at: Corner, ways: Corner[]): Corner | undefined {
  const left = ways.findIndex((to) => leftness(before, at, to) > 0);
  return ways.splice(Math.max(0, left), 1)[0];
}

function leftness(before: Corner, at: Corner, to: Corner): number {
  return (at[0] - before[0]) * (to[1] - at[1]) - (at[1] - before[1]) * (to[0] - at[0]);
}

function cornerKey([column, row]: Corner): string {
  return `${column},${row}`;
}

function cornerOf(key: string): Corner {
  const [column = 0, row = 0] = key.split(',').map(Number);
  return [column, row];
}

type TownAreaRequest = {
  readonly blocks: readonly StreetBlock[];
  /** The land of the town's lattice in a box. */
  readonly territoryIn: (box: Bounds) => readonly PolygonRings[];
  /** Land in a box, and water on it. */
  readonly shoreIn: (box: Bounds) => {
    readonly land: readonly PolygonRings[];
    readonly water: readonly PolygonRings[];
  };
};

/** The built-up land of a town: its blocks, without water and without the land of other lattices. */
export function townArea({ blocks, territoryIn, shoreIn }: TownAreaRequest): MultiPolygonRings {
  const blockArea = areasOfRings(outlineOf(blocks));
  if (blockArea.length === 0) return [];
  const box = boxRound(blockArea.flatMap(([outer = []]) => outer));
  const ownArea = blocks.every(({ isWhole }) => isWhole)
    ? blockArea
    : intersectAreas(blockArea, territoryIn(box));
  const { land, water } = shoreIn(box);
  return subtractAreas(intersectAreas(ownArea, land), water);
}

/** Outer rings with their holes. */
export function areasOfRings(rings: readonly (readonly LngLat[])[]): PolygonRings[] {
  const outer = rings.filter((ring) => signedArea(ring) > 0);
  const holes = rings.filter((ring) => signedArea(ring) <= 0);
  return outer.map((ring) => [
    ring,
    ...holes.filter(
      (hole) => boxesMeet(boxRound(hole), boxRound(ring)) && containsRing(ring, hole),
    ),
  ]);
}

function containsRing(ring: readonly LngLat[], [one, other]: readonly LngLat[]): boolean {
  if (one === undefined || other === undefined) return false;
  // Halfway along a side: the rings may share corners.
  return isInArea([ring], [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]);
}

function signedArea(ring: readonly LngLat[]): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at += 1) {
    const [from, to] = [ring[at - 1], ring[at]];
    if (from !== undefined && to !== undefined) sum += from[0] * to[1] - to[0] * from[1];
  }
  return sum;
}
