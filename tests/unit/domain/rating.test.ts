import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { dayText } from '#src/domain/day-text.ts';
import { starsOf } from '#src/domain/rating.ts';

test.each([
  ['google_5', 5],
  ['some_where_3', 3],
  ['google', 0],
  ['google_9', 0],
])('the rating %s has %d stars', (rating, stars) => {
  expect(starsOf(rating)).toBe(stars);
});

test('a day is the same day in every time zone', () => {
  expect(dayText(new Date('2026-09-14T00:00:00Z'), DEFAULT_LOCALE)).toBe('September 14, 2026');
});
