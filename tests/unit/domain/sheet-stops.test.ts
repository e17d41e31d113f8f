import { expect, test } from 'vitest';
import { nearestStop } from '#src/domain/sheet-stops.ts';

test.each([
  [0.3, 'closed', 'closed'],
  [0.4, 'closed', 'half'],
  [0.7, 'half', 'half'],
  [0.8, 'half', 'full'],
  [0.2, 'full', 'closed'],
] as const)('let go at %f from %s, a sheet comes to rest at %s', (share, from, stop) => {
  expect(nearestStop(share, { pxPerMs: 0.1, from })).toBe(stop);
});

test('a flick goes one stop on, and not beyond the last', () => {
  expect(nearestStop(0.2, { pxPerMs: 1, from: 'closed' })).toBe('half');
  expect(nearestStop(0.6, { pxPerMs: -1, from: 'half' })).toBe('closed');
  expect(nearestStop(0.9, { pxPerMs: 2, from: 'full' })).toBe('full');
});

test('a tap opens a closed sheet and closes an open one', () => {
  expect(nearestStop(0.14, { pxPerMs: 0, from: 'closed' })).toBe('half');
  expect(nearestStop(0.525, { pxPerMs: 0, from: 'half' })).toBe('closed');
});
