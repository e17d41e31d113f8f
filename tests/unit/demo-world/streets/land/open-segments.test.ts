import { expect, test } from 'vitest';
import {
  lengthM,
  openSegments,
  withoutStraights,
} from '#src/demo-world/streets/land/open-segments.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';

const path: LngLat[] = [
  [-79.4, 43.7],
  [-79.38, 43.7],
];
const river = ([lng]: LngLat) => lng > -79.392 && lng < -79.39;

test('a path is split where the ground is closed', () => {
  const parts = openSegments(path, { isOpen: (at) => !river(at), crosses: () => false });
  expect(parts).toHaveLength(2);
  expect(parts[0]?.startM).toBe(0);
  expect(parts[1]?.startM).toBeGreaterThan(790);
  expect(parts.flatMap((part) => part.path).some(river)).toBe(false);
});

test('a path is split where it crosses an edge between two open places', () => {
  const brook = -79.3905;
  const crosses = (from: LngLat, to: LngLat) => from[0] < brook && to[0] >= brook;
  expect(openSegments(path, { isOpen: () => true, crosses })).toHaveLength(2);
});

test('an open path keeps its ends and length', () => {
  const [part] = openSegments(path, { isOpen: () => true, crosses: () => false });
  expect(part?.path).toEqual(path);
  expect(lengthM(part?.path ?? [])).toBeCloseTo(lengthM(path), 6);
});

test('positions on a straight line are dropped, and bends stay', () => {
  const bent: LngLat[] = [
    [-79.4, 43.7],
    [-79.39, 43.7],
    [-79.38, 43.7],
    [-79.38, 43.71],
  ];
  expect(withoutStraights(bent)).toEqual([bent[0], bent[2], bent[3]]);
});
