import { expect, test } from 'vitest';
import { badgeOf, dealBadgeOf, priceChangeOf } from '#src/domain/listing/badge.ts';

const TODAY = '2026-11-21';
const LONG_AGO = '2026-09-01';

test.each([
  ['Sale', 'New', 'for-sale'],
  ['Sale', 'Ext', 'for-sale'],
  ['Sale', 'Pc', 'price-change'],
  ['Sale', 'Cs', 'coming-soon'],
  ['Sale', 'Dft', 'back-on-market'],
  ['Sale', 'Sc', 'sold-conditionally'],
  ['Sale', 'Sce', 'sold-conditionally'],
  ['Sale', 'Sld', 'sold'],
  ['Lease', 'New', 'for-lease'],
  ['Lease', 'Pc', 'price-change'],
  ['Lease', 'Lc', 'leased-conditionally'],
  ['Lease', 'Lce', 'leased-conditionally'],
  ['Lease', 'Lsd', 'leased'],
] as const)('a %s with last status %s has the badge %s', (type, lastStatus, badge) => {
  expect(badgeOf({ type, lastStatus, listDate: LONG_AGO }, TODAY)).toBe(badge);
});

test.each([
  ['2026-11-21', 'new'],
  ['2026-11-14T23:00:00.000Z', 'new'],
  ['2026-11-13', 'for-sale'],
  // A future date makes nothing new.
  ['2026-11-22', 'for-sale'],
] as const)('a home listed on %s has the badge %s on 21 November', (listDate, badge) => {
  expect(badgeOf({ type: 'Sale', lastStatus: 'New', listDate }, TODAY)).toBe(badge);
});

test('only a closed deal has a deal badge', () => {
  expect(dealBadgeOf({ type: 'Sale', lastStatus: 'New' })).toBeUndefined();
  expect(dealBadgeOf({ type: 'Lease', lastStatus: 'Lsd' })).toBe('leased');
});

test.each([
  ['Pc', 480_000, 500_000, -20_000],
  ['Pc', 510_000, 500_000, 10_000],
  ['Pc', 500_000, 500_000, null],
  ['Pc', 500_000, null, null],
  ['New', 480_000, 500_000, null],
] as const)(
  'the price change of a %s at %i, originally %s, is %s',
  (lastStatus, listPrice, originalPrice, change) => {
    expect(priceChangeOf({ lastStatus, listPrice, originalPrice })).toBe(change);
  },
);
