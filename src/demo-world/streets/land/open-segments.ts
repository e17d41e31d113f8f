import { metresBetween } from '#src/lib/geo/local-plane.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';

/** The land a way may use. */
export type OpenLand = {
  readonly isOpen: (position: LngLat) => boolean;
  readonly crosses: (from: LngLat, to: LngLat) => boolean;
};

/** An unbroken part of a way and the distance of its start along the way, metres. */
export type OpenSegment = { readonly path: readonly LngLat[]; readonly startM: number };

const STEP_M = 30;
/** Bends smaller than this are left out of a path. */
const STRAIGHT_M = 0.6;

/** The parts of a path that lie on open ground, in order. */
export function openSegments(path: readonly LngLat[], ground: OpenLand): OpenSegment[] {
  const parts: OpenSegment[] = [];
  let run: LngLat[] = [];
  let startM = 0;
  let passedM = 0;
  let last: LngLat | undefined;
  const finish = () => {
    if (run.length > 1) parts.push({ path: withoutStraights(run), startM });
    run = [];
  };
  for (const position of inSteps(path)) {
    if (last !== undefined) passedM += metresBetween(last, position);
    if (!ground.isOpen(position)) finish();
    else {
      if (last !== undefined && run.length > 0 && ground.crosses(last, position)) finish();
      if (run.length === 0) startM = passedM;
      run.push(position);
    }
    last = position;
  }
  finish();
  return parts;
}

/** Length of a path, metres. */
export function lengthM(path: readonly LngLat[]): number {
  let sum = 0;
  for (let at = 1; at < path.length; at += 1) {
    const [from, to] = [path[at - 1], path[at]];
    if (from !== undefined && to !== undefined) sum += metresBetween(from, to);
  }
  return sum;
}

/** The positions of a path, with others between those that lie far apart. */
function inSteps(path: readonly LngLat[]): LngLat[] {
  const [first] = path;
  if (first === undefined) return [];
  const positions = [first];
  for (let at = 1; at < path.length; at += 1) {
    const [from, to] = [path[at - 1], path[at]];
    if (from === undefined || to === undefined) continue;
    const steps = Math.max(1, Math.ceil(metresBetween(from, to) / STEP_M));
    for (let step = 1; step < steps; step += 1) {
      const share = step / steps;
      positions.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    positions.push(to);
  }
  return positions;
}

/** The same path without positions that lie on a straight line between two others. */
export function withoutStraights(path: readonly LngLat[]): LngLat[] {
  const points: LngLat[] = [];
  path.forEach((position, at) => {
    const [before, after] = [points.at(-1), path[at + 1]];
    if (before === undefined || after === undefined) points.push(position);
    else if (offLineM(before, position, after) > STRAIGHT_M) points.push(position);
  });
  return points;
}

function offLineM(from: LngLat, position: LngLat, to: LngLat): number {
  const base = metresBetween(from, to);
  if (base === 0) return metresBetween(from, position);
  const kmPerLng = Math.cos((from[1] * Math.PI) / 180);
  const [ax, ay] = [(position[0] - from[0]) * kmPerLng, position[1] - from[1]];
  const [bx, by] = [(to[0] - from[0]) * kmPerLng, to[1] - from[1]];
  return (Math.abs(ax * by - ay * bx) * 111_200) / Math.hypot(bx, by);
}
