import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROVINCES } from '#src/domain/places/provinces.ts';
import { timeZoneOf } from '#src/domain/showing/time-zone.ts';
import { momentOf, wallClockOf } from '#src/domain/showing/wall-clock.ts';

test.each([
  ['Ontario', '2026-11-28', '14:00', '2026-11-28T19:00Z'],
  ['ON', '2026-07-01', '14:00', '2026-07-01T18:00Z'],
  ['BC', '2026-07-01', '14:00', '2026-07-01T21:00Z'],
  ['NL', '2026-11-28', '14:00', '2026-11-28T17:30Z'],
  ['SK', '2026-07-01', '14:00', '2026-07-01T20:00Z'],
  ['Atlantis', '2026-11-28', '14:00', '2026-11-28T19:00Z'],
])('in %s the local time is %s %s at %s', (state, day, time, moment) => {
  const zone = timeZoneOf(state);
  expect(momentOf({ day, time }, zone)).toBe(Date.parse(moment));
  expect(wallClockOf(Date.parse(moment), zone)).toEqual({ day, time });
});

test('an invalid date and the hour skipped in spring have no moment', () => {
  const zone = timeZoneOf('ON');
  expect(momentOf({ day: '2026-02-30', time: '12:00' }, zone)).toBeUndefined();
  expect(momentOf({ day: '2026-13-01', time: '12:00' }, zone)).toBeUndefined();
  expect(momentOf({ day: '2026-03-08', time: '02:30' }, zone)).toBeUndefined();
});

test('local time converts back to its moment in every province', () => {
  const moment = fc.integer({
    min: Date.UTC(2026, 0, 1) / 60_000,
    max: Date.UTC(2028, 0, 1) / 60_000,
  });
  fc.assert(
    fc.property(moment, fc.constantFrom(...PROVINCES), (minutes, { code }) => {
      const zone = timeZoneOf(code);
      const clock = wallClockOf(minutes * 60_000, zone);
      const back = momentOf(clock, zone);
      // In autumn an hour occurs twice, with the same time on the clocks.
      expect(back !== undefined && wallClockOf(back, zone)).toEqual(clock);
    }),
  );
});
