import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aListing, aRecord } from '#tests/support/listings.ts';
import { aRealtyApp } from '#tests/support/realty-app.ts';

/** Words that are names of streets and of cities, one inside the other. */
const NAMES = ['York', 'North York', 'York Mills', 'Yorkville', 'Milton', 'Mills'];
const HOMES = 120;

const homes = Array.from({ length: HOMES }, (_, n) =>
  aRecord({
    mlsNumber: `Y${1000 + n}`,
    address: {
      ...aListing().address,
      streetNumber: String(n % 7),
      streetName: NAMES[(n * 5) % NAMES.length] ?? '',
      city: NAMES[(n * 7 + (n >> 3)) % NAMES.length] ?? '',
    },
    timestamps: { listingUpdated: `2026-10-${10 + (n % 20)}`, expiryDate: null },
  }),
);

test('the best and the count are the same whether or not every home is looked at', async () => {
  const { app } = await aRealtyApp(homes);
  const ask = async (search: string, limit: number, more: string) => {
    const query = `search=${encodeURIComponent(search)}&resultsPerPage=${limit}${more}`;
    const answer = await app.inject(`/api/realty/autocomplete?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const { count, listings } = answer.json();
    return { count, listings };
  };
  const typed = fc
    .tuple(fc.constantFrom(...NAMES, '3 York', '2 Mil', 'Y10', 'Yrok', 'Milten'), fc.nat(8))
    .map(([name, cut]) => name.slice(0, Math.max(2, name.length - cut)).trim())
    .filter((text) => text.length >= 2);
  let found = 0;
  await fc.assert(
    fc.asyncProperty(typed, fc.integer({ min: 1, max: 20 }), async (search, limit) => {
      const some = await ask(search, limit, '');
      found += some.count;
      expect(some).toEqual(await ask(search, limit, '&aggregates=address.city'));
    }),
    { numRuns: 300, seed: 5 },
  );
  expect(found).toBeGreaterThan(300);
  await app.close();
});
