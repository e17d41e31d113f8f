import type { Box, LngLat } from './street-world.ts';

type Edge = readonly [from: LngLat, to: LngLat];

/** The edges of rings, found by place. */
export type EdgeIndex = {
  /** Whether the straight way between two positions of one neighbourhood passes an edge. */
  readonly crosses: (from: LngLat, to: LngLat) => boolean;
  /** Whether an edge may lie in a box. */
  readonly touches: (box: Box) => boolean;
};

/** Side of a cell, degrees. */
const CELL = 0.005;
const cellOf = (degrees: number) => Math.floor(degrees / CELL);
const keyOf = (x: number, y: number) => x * 100_000 + y;

/**
 * Indexes the edges of closed rings.
 *
 * @param isWanted whether anybody will ask about a place; other edges are left out
 */
export function edgeIndex(
  rings: Iterable<readonly LngLat[]>,
  isWanted: (position: LngLat) => boolean,
): EdgeIndex {
  const cells = new Map<number, Edge[]>();
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at += 1) {
      const [from, to] = [ring[at - 1], ring[at]];
      if (from === undefined || to === undefined) continue;
      for (const key of cellsAlong(from, to, isWanted)) {
        const edges = cells.get(key);
        if (edges === undefined) cells.set(key, [[from, to]]);
        else edges.push([from, to]);
      }
    }
  }
  return {
    crosses(from, to) {
      const [west, east] = from[0] < to[0] ? [from[0], to[0]] : [to[0], from[0]];
      const [south, north] = from[1] < to[1] ? [from[1], to[1]] : [to[1], from[1]];
      for (let x = cellOf(west); x <= cellOf(east); x += 1) {
        for (let y = cellOf(south); y <= cellOf(north); y += 1) {
          const edges = cells.get(keyOf(x, y));
          if (edges?.some((edge) => waysMeet(from, to, edge))) return true;
        }
      }
      return false;
    },
    touches({ west, south, east, north }) {
      for (let x = cellOf(west); x <= cellOf(east); x += 1) {
        for (let y = cellOf(south); y <= cellOf(north); y += 1) {
          if (cells.has(keyOf(x, y))) return true;
        }
      }
      return false;
    },
  };
}

/**
 * Remembers the answer of a test for every cell that no edge passes: it holds for the whole cell.
 *
 * @param touches whether an edge passes a box
 */
export function byCells(
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
  const seen = new Set<number>();
  for (let step = 0; step < steps; step += 1) {
    const [x0, y0] = [from[0] + (dx * step) / steps, from[1] + (dy * step) / steps];
    const [x1, y1] = [from[0] + (dx * (step + 1)) / steps, from[1] + (dy * (step + 1)) / steps];
    if (!isWanted([x0, y0]) && !isWanted([x1, y1])) continue;
    for (let x = cellOf(Math.min(x0, x1)); x <= cellOf(Math.max(x0, x1)); x += 1) {
      for (let y = cellOf(Math.min(y0, y1)); y <= cellOf(Math.max(y0, y1)); y += 1) {
        const key = keyOf(x, y);
        if (seen.has(key)) continue;
        seen.add(key);
        yield key;
      }
    }
  }
}

function waysMeet(a: LngLat, b: LngLat, [c, d]: Edge): boolean {
  return isLeft(a, b, c) !== isLeft(a, b, d) && isLeft(c, d, a) !== isLeft(c, d, b);
}

function isLeft(from: LngLat, to: LngLat, position: LngLat): boolean {
  return (to[0] - from[0]) * (position[1] - from[1]) > (to[1] - from[1]) * (position[0] - from[0]);
}
