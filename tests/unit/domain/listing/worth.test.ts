import { expect, test } from 'vitest';
import { pricePerSqft } from '#src/domain/listing/worth.ts';

const home = (sqft: string | number | null, changes = {}) => ({
  type: 'Sale' as const,
  lastStatus: 'New',
  listPrice: 900_000,
  soldPrice: null,
  details: { sqft },
  ...changes,
});

test.each([
  ['1500', { low: 600, high: 600 }],
  [1500, { low: 600, high: 600 }],
  ['1000-1500', { low: 600, high: 900 }],
  ['0-499', undefined],
  ['', undefined],
  [null, undefined],
  ['large', undefined],
])('the price per sq ft at 900,000 dollars for %s square feet', (sqft, worth) => {
  expect(pricePerSqft(home(sqft))).toEqual(worth);
});

test('a sold home uses its sold price, and a lease has no price per sq ft', () => {
  const sold = home('1000', { lastStatus: 'Sld', soldPrice: 950_000 });
  expect(pricePerSqft(sold)).toEqual({ low: 950, high: 950 });
  expect(pricePerSqft({ ...home('1000'), type: 'Lease' as const })).toBeUndefined();
});
