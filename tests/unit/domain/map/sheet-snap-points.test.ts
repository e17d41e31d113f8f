import { expect, test } from 'vitest';
import { snapPointOf } from '#src/domain/map/sheet-snap-points.ts';

const CLOSED_PX = 136;
const ROOM_PX = 700;
const SLOWLY = 0.1;

test.each([
  [210, 'closed', 'closed'],
  [290, 'closed', 'half'],
  [490, 'half', 'half'],
  [560, 'half', 'full'],
  [140, 'full', 'closed'],
] as const)('a sheet released at %i px from %s snaps to %s', (heightPx, from, stop) => {
  expect(
    snapPointOf({ heightPx, closedPx: CLOSED_PX, roomPx: ROOM_PX, pxPerMs: SLOWLY, from }),
  ).toBe(stop);
});

test('a flick moves one stop, and not beyond the last', () => {
  const flick = { heightPx: 300, closedPx: CLOSED_PX, roomPx: ROOM_PX };
  expect(snapPointOf({ ...flick, pxPerMs: 0.8, from: 'closed' })).toBe('half');
  expect(snapPointOf({ ...flick, pxPerMs: -0.8, from: 'half' })).toBe('closed');
  expect(snapPointOf({ ...flick, pxPerMs: 0.8, from: 'full' })).toBe('full');
});

test('a hard flick opens or closes a sheet completely', () => {
  const flick = { heightPx: 200, closedPx: CLOSED_PX, roomPx: ROOM_PX };
  expect(snapPointOf({ ...flick, pxPerMs: 2, from: 'closed' })).toBe('full');
  expect(snapPointOf({ ...flick, pxPerMs: -2, from: 'full' })).toBe('closed');
});

test('in a low window a released sheet still snaps to half or closed', () => {
  const letGo = { heightPx: 130, closedPx: 76, roomPx: 265, pxPerMs: SLOWLY };
  expect(snapPointOf({ ...letGo, from: 'half' })).toBe('half');
  expect(snapPointOf({ ...letGo, heightPx: 100, from: 'half' })).toBe('closed');
});
