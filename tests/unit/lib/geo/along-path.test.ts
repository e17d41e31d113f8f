import { expect, test } from 'vitest';
import { alongPath, spacedAlong } from '#src/lib/geo/along-path.ts';
import { metresBetween } from '#src/lib/geo/local-plane.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';

const PATH: readonly LngLat[] = [
  [-79.4, 43.6],
  [-79.4, 43.61],
  [-79.399, 43.61],
];

test('path positions stay, and added ones are at most one step apart', () => {
  const positions = alongPath(PATH, 150);
  for (const position of PATH) expect(positions).toContainEqual(position);
  for (const [at, to] of positions.slice(1).entries()) {
    expect(metresBetween(positions[at] ?? to, to)).toBeLessThanOrEqual(150);
  }
});

test('an empty path has no positions', () => {
  expect(alongPath([], 150)).toEqual([]);
});

test('spaced positions are 1 to 1.25 steps apart', () => {
  const positions = spacedAlong(alongPath(PATH, 20), 150);
  expect(positions[0]).toEqual(PATH[0]);
  for (const [at, to] of positions.slice(1).entries()) {
    const metres = metresBetween(positions[at] ?? to, to);
    expect(metres).toBeGreaterThanOrEqual(150);
    expect(metres).toBeLessThan(150 * 1.25);
  }
});
