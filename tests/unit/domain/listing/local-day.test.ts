import { expect, test } from 'vitest';
import { localDay } from '#src/domain/listing/local-day.ts';

test.each([
  ['2026-10-01T02:30:00Z', 'Ontario', '2026-09-30'],
  ['2026-10-01T02:30:00.00Z', 'QC', '2026-09-30'],
  ['2026-10-01T06:59:59Z', 'British Columbia', '2026-09-30'],
  ['2026-10-01T07:30:00Z', 'British Columbia', '2026-10-01'],
  ['2026-10-01T02:45:00Z', 'NL', '2026-10-01'],
  ['2026-12-01T04:30:00Z', 'Ontario', '2026-11-30'],
  ['2026-09-30T22:30:00-04:00', 'Ontario', '2026-09-30'],
  ['2026-10-01T02:30Z', 'Atlantis', '2026-09-30'],
  ['2026-10-01T04:00:00.000Z', 'Ontario', '2026-10-01'],
])('the moment %s is a day of %s: %s', (moment, state, day) => {
  expect(localDay(moment, state)).toBe(day);
});

test.each([
  '2026-10-01',
  '2026-10-01T00:00:00.000Z',
  '2026-10-01T00:00:00-07:00',
  '2026-10-01T02:30:00',
  '2026-13-41T02:30:00Z',
  'yesterday',
  '',
])('%j is no moment and stays', (date) => {
  expect(localDay(date, 'Ontario')).toBe(date);
});
