import { expect, test } from 'vitest';
import { ERROR_WINDOW_MS, sourceHealth } from '#src/domain/map/basemap/basemap-health.ts';

function atTime() {
  let nowMs = 0;
  const health = sourceHealth({ now: () => new Date(nowMs) });
  return {
    ...health,
    wait(ms: number) {
      nowMs += ms;
    },
  };
}

test('four errors in a row mark the source as failed', () => {
  const health = atTime();
  expect([1, 2, 3, 4].map(() => health.hasGivenUp())).toEqual([false, false, false, true]);
});

test('a loaded tile resets the error count', () => {
  const health = atTime();
  for (const _ of [1, 2, 3]) health.hasGivenUp();
  health.onSuccess();
  expect([1, 2, 3, 4].map(() => health.hasGivenUp())).toEqual([false, false, false, true]);
});

test('errors further apart than the window do not add up', () => {
  const health = atTime();
  const results = Array.from({ length: 8 }, () => {
    health.wait(ERROR_WINDOW_MS / 3);
    return health.hasGivenUp();
  });
  expect(results).not.toContain(true);
});
