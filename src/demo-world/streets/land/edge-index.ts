import type { Bounds, LngLat } from '#src/lib/geo/shapes.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';

/** The edges of rings, found by place. */
export type EdgeIndex = {
  /** Whether the straight way between two positions of one neighbourhood passes an edge. */
  readonly crosses: (from: LngLat, to: LngLat) => boolean;
  /** Whether an edge may lie in a box. */
  readonly touches: (box: Bounds) => boolean;
};

/** Side of a cell, degrees. */
const CELL = 0.005;
const cellOf = (degrees: number) => Math.floor(degrees / CELL);
/** Edges indexed between two yields. */
const EDGES_AT_ONCE = 256;
/** Small enough to be kept as a whole number of 32 bits. */
const keyOf = (x: number, y: number) => x * 50_000 + y;

/**
 * Indexes the edges of closed rings.
 *
 * @param isWanted whether anybody will ask about a place; other edges are left out
 */
export function* edgeIndex(
  rings: Iterable<readonly LngLat[]>,
  isWanted: (position: LngLat) => boolean,
): SlicedWork<EdgeIndex> {
  const cells = yield* edgesByCell(rings, isWanted);
  return {
    crosses(from, to) {
      const [west, east] = from[0] < to[0] ? [from[0], to[0]] : [to[0], from[0]];
      const [south, north] = from[1] < to[1] ? [from[1], to[1]] : [to[1], from[1]];
      for (let x = cellOf(west); x <= cellOf(east); x += 1) {
        for (let y = cellOf(south); y <= cellOf(north); y += 1) {
          const cell = cells.numbers.get(keyOf(x, y));
          if (cell !== undefined && crossesIn(cells, cell, from, to)) return true;
        }
      }
      return false;
    },
    touches({ west, south, east, north }) {
      for (let x = cellOf(west); x <= cellOf(east); x += 1) {
        for (let y = cellOf(south); y <= cellOf(north); y += 1) {
          if (cells.numbers.has(keyOf(x, y))) return true;
        }
      }
      return false;
    },
  };
}

/** Edges by cell; flat, as a country has hundreds of thousands. */
type CellEdges = {
  /** Numbers of the cells by their keys. */
  readonly numbers: ReadonlyMap<number, number>;
  /** Where the edges of each cell begin in `edges`, and where the last ones end. */
  readonly starts: Uint32Array;
  readonly edges: Uint32Array;
  /** From and to of each edge: lng, lat, lng, lat. */
  readonly ends: Float64Array;
};

function* edgesByCell(
  rings: Iterable<readonly LngLat[]>,
  isWanted: (position: LngLat) => boolean,
): SlicedWork<CellEdges> {
  const numbers = new Map<number, number>();
  const counts: number[] = [];
  const crossings: { cell: number; edge: number }[] = [];
  const ends: number[] = [];
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at += 1) {
      if (at % EDGES_AT_ONCE === 0) yield;
      const [from, to] = [ring[at - 1], ring[at]];
      if (from === undefined || to === undefined) continue;
      const edge = ends.length / 4;
      let isKept = false;
      for (const key of cellsAlong(from, to, isWanted)) {
        const cell = numbers.get(key) ?? numbers.size;
        numbers.set(key, cell);
        counts[cell] = (counts[cell] ?? 0) + 1;
        crossings.push({ cell, edge });
        isKept = true;
      }
      if (isKept) ends.push(...from, ...to);
    }
    yield;
  }
  const starts = new Uint32Array(numbers.size + 1);
  for (const [cell, count] of counts.entries()) starts[cell + 1] = (starts[cell] ?? 0) + count;
  const edges = new Uint32Array(crossings.length);
  const free = starts.slice();
  for (const { cell, edge } of crossings) {
    const at = free[cell] ?? 0;
    edges[at] = edge;
    free[cell] = at + 1;
  }
  return { numbers, starts, edges, ends: Float64Array.from(ends) };
}

function crossesIn({ starts, edges, ends }: CellEdges, cell: number, from: LngLat, to: LngLat) {
  for (let at = starts[cell] ?? 0; at < (starts[cell + 1] ?? 0); at += 1) {
    const end = (edges[at] ?? 0) * 4;
    const c: LngLat = [ends[end] ?? 0, ends[end + 1] ?? 0];
    const d: LngLat = [ends[end + 2] ?? 0, ends[end + 3] ?? 0];
    if (isLeft(from, to, c) !== isLeft(from, to, d) && isLeft(c, d, from) !== isLeft(c, d, to)) {
      return true;
    }
  }
  return false;
}

/**
 * Remembers the answer of a test for every cell that no edge passes: it holds for the whole cell.
 *
 * @param touches whether an edge passes a box
 */
export function memoizeByCell(
  touches: EdgeIndex['touches'],
  test: (position: LngLat) => boolean,
): (position: LngLat) => boolean {
  const answers = new Map<number, boolean | 'mixed'>();
  return (position) => {
    const [x, y] = [cellOf(position[0]), cellOf(position[1])];
    const key = keyOf(x, y);
    let answer = answers.get(key);
    if (answer === undefined) {
      const [west, south] = [x * CELL, y * CELL];
      const inside = CELL / 1e6;
      const isMixed = touches({
        west: west + inside,
        south: south + inside,
        east: west + CELL - inside,
        north: south + CELL - inside,
      });
      answer = isMixed ? 'mixed' : test(position);
      answers.set(key, answer);
    }
    return answer === 'mixed' ? test(position) : answer;
  };
}

/** The cells that an edge passes, and maybe some beside it. */
function* cellsAlong(
  from: LngLat,
  to: LngLat,
  isWanted: (position: LngLat) => boolean,
): Generator<number> {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / CELL));
  const visitedEdges = new Set<number>();
  for (let step = 0; step < steps; step += 1) {
    const [x0, y0] = [from[0] + (dx * step) / steps, from[1] + (dy * step) / steps];
    const [x1, y1] = [from[0] + (dx * (step + 1)) / steps, from[1] + (dy * (step + 1)) / steps];
    if (!isWanted([x0, y0]) && !isWanted([x1, y1])) continue;
    for (let x = cellOf(Math.min(x0, x1)); x <= cellOf(Math.max(x0, x1)); x += 1) {
      for (let y = cellOf(Math.min(y0, y1)); y <= cellOf(Math.max(y0, y1)); y += 1) {
        const key = keyOf(x, y);
        if (visitedEdges.has(key)) continue;
        visitedEdges.add(key);
        yield key;
      }
    }
  }
}

function isLeft(from: LngLat, to: LngLat, position: LngLat): boolean {
  return (to[0] - from[0]) * (position[1] - from[1]) > (to[1] - from[1]) * (position[0] - from[0]);
}
