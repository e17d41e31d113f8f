import { expect, test } from 'vitest';
import { calendarDay } from '#src/lib/clock.ts';

test.each([
  ['2026-06-11T03:59:59Z', '2026-06-10'],
  ['2026-06-11T04:00:00Z', '2026-06-11'],
  ['2026-12-11T04:59:59Z', '2026-12-10'],
  ['2026-12-11T05:00:00Z', '2026-12-11'],
  ['2026-03-08T07:00:00Z', '2026-03-08'],
])('at %s the day is %s', (moment, day) => {
  expect(calendarDay(new Date(moment))).toBe(day);
});
