import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTimes, type OpenHours } from '#src/domain/showing/open-hours.ts';
import { reminderTime } from '#src/domain/showing/reminder-time.ts';
import { SHOWING_DAYS, showingDays, showingStart } from '#src/domain/showing/showing-start.ts';

const HOURS: OpenHours = {
  monday: '10:00-19:00',
  wednesday: '10:00-19:00',
  thursday: '10:00-19:00',
  saturday: '12:00-17:00',
};
const toronto = { hours: HOURS, timeZone: 'America/Toronto' };
/** A Wednesday, noon in Toronto. */
const NOW = Date.parse('2026-10-21T16:00Z');
const HOUR_MS = 3_600_000;

const askedFor = (day: string, time: string) => {
  const start = showingStart({ day, time }, toronto, NOW);
  return start.ok
    ? new Date(start.value).toISOString()
    : `${start.error.field} ${start.error.rule}`;
};

test.each([
  ['2026-10-22', '14:00', '2026-10-22T18:00:00.000Z'],
  ['2026-10-22', '10:15', '2026-10-22T14:15:00.000Z'],
  ['2026-10-21', '14:00', '2026-10-21T18:00:00.000Z'],
  ['2026-10-22', '18:30', '2026-10-22T22:30:00.000Z'],
  ['2026-10-22', '18:31', 'time closed'],
  ['2026-10-22', '09:59', 'time closed'],
  ['2026-10-24', '11:00', 'time closed'],
  ['2026-10-23', '14:00', 'day closed'],
  ['2026-10-20', '14:00', 'day past'],
  ['2026-10-21', '11:00', 'time past'],
  ['2026-10-21', '12:00', 'time past'],
  ['2026-10-21', '13:59', 'time tooSoon'],
  ['2026-11-02', '14:00', '2026-11-02T19:00:00.000Z'],
  ['2026-11-04', '14:00', 'day tooFar'],
  ['2026-02-30', '14:00', 'day pattern'],
])('a showing on %s at %s is: %s', (day, time, outcome) => {
  expect(askedFor(day, time)).toBe(outcome);
});

test('the day follows the time zone of the home, not that of the server', () => {
  // In Vancouver it is still Tuesday evening when it is Wednesday in UTC.
  const now = Date.parse('2026-10-21T03:00Z');
  const vancouver = { hours: { tuesday: '10:00-23:00' }, timeZone: 'America/Vancouver' };
  expect(showingStart({ day: '2026-10-20', time: '22:30' }, vancouver, now).ok).toBe(true);
});

test('every offered time is accepted, in the next two weeks and on open days only', () => {
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 });
  fc.assert(
    fc.property(minutes, (later) => {
      const now = NOW + later * 60_000;
      const days = showingDays(toronto, now);
      expect(days.length).toBeLessThanOrEqual(SHOWING_DAYS);
      for (const { day, times } of days) {
        expect(times.length).toBeGreaterThan(0);
        for (const time of times) expect(showingStart({ day, time }, toronto, now).ok).toBe(true);
      }
    }),
    { numRuns: 20 },
  );
});

test('times are one hour apart, and the last showing ends with the day', () => {
  expect(openTimes(HOURS, '2026-10-24')).toEqual(['12:00', '13:00', '14:00', '15:00', '16:00']);
  expect(openTimes(HOURS, '2026-10-23')).toEqual([]);
  expect(openTimes({ friday: '10:00-10:20' }, '2026-10-23')).toEqual([]);
});

test.each([
  [72, 24],
  [26, 24],
  [25, 2],
  [4, 2],
  [3.5, undefined],
])('the reminder of a showing %d hours ahead is sent %s hours before', (ahead, before) => {
  const startsAt = NOW + ahead * HOUR_MS;
  const expected = before === undefined ? undefined : startsAt - before * HOUR_MS;
  expect(reminderTime(startsAt, NOW)).toBe(expected);
});
