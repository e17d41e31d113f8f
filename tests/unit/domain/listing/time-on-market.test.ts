import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOffered } from '#src/domain/listing/time-on-market.ts';

const offer = (listDate: string, expiryDate: string | null, lastStatus = 'Ter', type = 'Sale') => ({
  type: type as 'Sale' | 'Lease',
  lastStatus,
  listDate,
  soldDate: null,
  timestamps: { expiryDate },
});
const NOW = offer('2026-10-01', null, 'New');
const TODAY = '2026-10-21';

test.each([
  ['no earlier listing', [], 20],
  ['itself in its history', [NOW], 20],
  ['a relisting', [offer('2026-08-01', '2026-09-01')], 51],
  ['two relistings', [offer('2026-08-01', '2026-09-01'), offer('2026-06-01', '2026-07-01')], 81],
  ['overlapping listings', [offer('2026-09-01', '2026-12-31')], 50],
  ['an earlier sale', [{ ...offer('2026-08-01', null, 'Sld'), soldDate: '2026-08-20' }], 20],
  ['an old listing', [offer('2025-01-01', '2025-03-01')], 20],
  ['an earlier lease', [offer('2026-08-01', '2026-09-01', 'Ter', 'Lease')], 20],
])('days on market are counted with %s', (_name, history, days) => {
  expect(daysOffered(NOW, history, TODAY)).toBe(days);
});

test('a sold home was on the market until it sold', () => {
  const sold = { ...offer('2026-10-01', null, 'Sld'), soldDate: '2026-10-11' };
  expect(daysOffered(sold, [], TODAY)).toBe(10);
});

test('the order of the history does not matter', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-08-${String(n).padStart(2, '0')}`);
  const entry = fc.tuple(day, day).map(([from, to]) => offer(from, to));
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ({ listDate }) => listDate }), (history) => {
      const days = daysOffered(NOW, history, TODAY);
      expect(daysOffered(NOW, history.toReversed(), TODAY)).toBe(days);
      expect(days).toBeGreaterThanOrEqual(20);
    }),
  );
});
