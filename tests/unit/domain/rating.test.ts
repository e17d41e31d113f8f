import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { dayText } from '#src/domain/day-text.ts';
import { starsOf } from '#src/domain/rating.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['google_5', 5],
  ['some_where_3', 3],
  ['google', 0],
  ['google_9', 0],
])('the rating %s has %d stars', (rating, stars) => {
  expect(starsOf(rating)).toBe(stars);
});

test.each([
  ['Pacific/Kiritimati', 'x-a'],
  ['America/St_Johns', 'x-b'],
  ['America/Vancouver', 'x-c'],
  ['Pacific/Pago_Pago', 'x-d'],
  ['UTC', 'x-e'],
])('a day is the same day in the time zone %s', (zone, extension) => {
  vi.stubEnv('TZ', zone);
  // The formatter of a locale is kept: a locale of its own makes one in this time zone.
  const locale = `${DEFAULT_LOCALE}-${extension}`;
  for (const time of ['00:00:00', '12:00:00', '23:59:59']) {
    expect(dayText(new Date(`2026-09-14T${time}Z`), locale)).toBe('September 14, 2026');
  }
});
