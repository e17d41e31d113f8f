import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wallClockOf } from '#src/domain/showing/wall-clock.ts';

const ZONES = ['America/St_Johns', 'America/Halifax', 'America/Toronto', 'America/Regina'] as const;
const moment = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });

/** The clock time that the platform gives for this moment alone. */
function clockOf(ms: number, timeZone: string): string {
  const options = { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('en-CA', options).format(ms).replace(',', '');
}

test('local time matches the platform at any moment and in any time zone', () => {
  fc.assert(
    fc.property(moment, fc.constantFrom(...ZONES), (ms, timeZone) => {
      const { day, time } = wallClockOf(ms, timeZone);
      expect(`${day} ${time}`).toBe(clockOf(ms, timeZone));
    }),
  );
});

test('local time is right around the hours that are skipped and repeated', () => {
  const spring = Date.UTC(2027, 2, 14, 7);
  const autumn = Date.UTC(2026, 10, 1, 6);
  for (const change of [spring, autumn]) {
    for (let minutes = -90; minutes <= 90; minutes += 1) {
      const ms = change + minutes * 60_000;
      const { day, time } = wallClockOf(ms, 'America/Toronto');
      expect(`${day} ${time}`).toBe(clockOf(ms, 'America/Toronto'));
    }
  }
});
