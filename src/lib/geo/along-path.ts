import { metresBetween } from './local-plane.ts';
import type { LngLat } from './shapes.ts';

/** The positions of a path or ring, and more between those that lie further apart than a step. */
export function alongPath(path: readonly LngLat[], stepMetres: number): LngLat[] {
  const [first] = path;
  if (!first) return [];
  const positions: LngLat[] = [first];
  for (const [at, to] of path.entries()) {
    const from = path[at - 1];
    if (from === undefined) continue;
    const steps = Math.max(1, Math.ceil(metresBetween(from, to) / stepMetres));
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      positions.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
  }
  return positions;
}

/** Positions along a path or ring about a step apart, never closer, starting with its first. */
export function spacedAlong(path: readonly LngLat[], stepMetres: number): LngLat[] {
  const positions: LngLat[] = [];
  for (const position of alongPath(path, stepMetres / 4)) {
    const last = positions.at(-1);
    if (!last || metresBetween(last, position) >= stepMetres) positions.push(position);
  }
  return positions;
}
