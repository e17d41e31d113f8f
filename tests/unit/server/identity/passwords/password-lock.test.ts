import { expect, test } from 'vitest';
import { lockMs } from '#src/server/identity/passwords/password-lock.ts';

test.each([
  [0, 0],
  [4, 0],
  [5, 1000],
  [6, 2000],
  [9, 16_000],
  [14, 512_000],
  [15, 900_000],
  [500, 900_000],
])('after %d failures log-in is locked for %d ms', (failures, ms) => {
  expect(lockMs(failures)).toBe(ms);
});
