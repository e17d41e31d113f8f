import { expect, test } from 'vitest';
import { alongPath, spacedAlong } from '#src/lib/geo/along-path.ts';
import { metresBetween } from '#src/lib/geo/local-plane.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';

const PATH: readonly LngLat[] = [
  [-79.4, 43.6],
  [-79.4, 43.61],
  [-79.399, 43.61],
];

test('positions stay, and others lie between them no further apart than a step', () => {
  const positions = alongPath(PATH, 150);
  for (const position of PATH) expect(positions).toContainEqual(position);
  for (const [at, to] of positions.slice(1).entries()) {
    expect(metresBetween(positions[at] ?? to, to)).toBeLessThanOrEqual(150);
  }
});

test('a path without positions has none', () => {
  expect(alongPath([], 150)).toEqual([]);
});

test('spaced positions are a step to a step and a quarter apart, however many the path has', () => {
  const positions = spacedAlong(alongPath(PATH, 20), 150);
  expect(positions[0]).toEqual(PATH[0]);
  for (const [at, to] of positions.slice(1).entries()) {
    const metres = metresBetween(positions[at] ?? to, to);
    expect(metres).toBeGreaterThanOrEqual(150);
    expect(metres).toBeLessThan(150 * 1.25);
  }
});
