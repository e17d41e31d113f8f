import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumberOf, isoTime, monthsUntil } from '#src/demo-world/listings/calendar.ts';

test('a day number converts to a date and back', () => {
  expect(isoTime(dayNumberOf('2024-02-29'))).toBe('2024-02-29T00:00:00.000Z');
  expect(isoTime(dayNumberOf('2024-02-29'), 61)).toBe('2024-02-29T00:01:01.000Z');
  expect(() => dayNumberOf('tomorrow')).toThrow(RangeError);
});

test('months up to a day are contiguous, end on it and span the given number of months', () => {
  const days = fc.integer({ min: dayNumberOf('2000-01-01'), max: dayNumberOf('2060-12-31') });
  fc.assert(
    fc.property(days, (today) => {
      const spans = monthsUntil(today, 24);
      expect(spans.at(-1)?.lastDay).toBe(today);
      for (const [at, { firstDay, lastDay }] of spans.entries()) {
        expect(firstDay).toBeLessThanOrEqual(lastDay);
        if (at > 0) expect(firstDay).toBe((spans[at - 1]?.lastDay ?? 0) + 1);
      }
      expect(spans.filter(({ share }) => share === 1).length).toBeGreaterThanOrEqual(23);
      const length = spans.reduce((sum, { share }) => sum + share, 0);
      expect(length).toBeGreaterThan(23.8);
      expect(length).toBeLessThan(24.2);
    }),
  );
});
