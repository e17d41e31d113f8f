import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';
import { aRealtyApp } from '#tests/support/app/realty-app.ts';

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

test('results and count are the same whether or not every home is examined', async () => {
  const { app } = await aRealtyApp(homes);
  const ask = async (search: string, limit: number, more: string) => {
    const query = `search=${encodeURIComponent(search)}&resultsPerPage=${limit}${more}`;
    const answer = await app.inject(`/api/realty/autocomplete?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const { count, listings } = answer.json();
    return { count, listings };
  };
  const anyText = fc
    .tuple(fc.constantFrom(...NAMES, '3 York', '2 Mil', 'Y10', 'Yrok', 'Milten'), fc.nat(8))
    .map(([name, cut]) => name.slice(0, Math.max(2, name.length - cut)).trim())
    .filter((text) => text.length >= 2);
  let foundCount = 0;
  await fc.assert(
    fc.asyncProperty(anyText, fc.integer({ min: 1, max: 20 }), async (search, limit) => {
      const some = await ask(search, limit, '');
      foundCount += some.count;
      expect(some).toEqual(await ask(search, limit, '&aggregates=address.city'));
    }),
    { numRuns: 300, seed: 5 },
  );
  expect(foundCount).toBeGreaterThan(300);
  await app.close();
});

test('finds a house on a street with few homes and on one with many', async () => {
  const onStreet = (streetName: string, count: number) =>
    Array.from({ length: count }, (_, n) =>
      aRecord({
        mlsNumber: `${streetName}${n}`,
        address: { ...aListing().address, streetNumber: String(n % 7), streetName },
      }),
    );
  const { app } = await aRealtyApp([...onStreet('Longway', 700), ...onStreet('Shortcut', 14)]);
  const ask = async (search: string) => {
    const url = `/api/realty/autocomplete?search=${search}&searchFields=address.streetNumber`;
    const { count, listings } = (await app.inject(url)).json();
    const at = listings.map(({ address }: { address: Record<string, string> }) => [
      address['streetNumber'],
      address['streetName'],
    ]);
    return { count, first: at[0] };
  };
  expect(await ask('3 longway')).toEqual({ count: 100, first: ['3', 'Longway'] });
  expect(await ask('3 shortcut')).toEqual({ count: 2, first: ['3', 'Shortcut'] });
  expect(await ask('9 longway')).toEqual({ count: 0, first: undefined });
  await app.close();
});
