import type { FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { VALUED_TYPES } from '#src/contract/listings/valued-homes.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { aRecord, CLOSED, HIDDEN } from '#tests/support/listings/listings.ts';
import { aRealtyApp } from '#tests/support/app/realty-app.ts';
import { aValuedSale, MIDDLE, valuationPath } from '#tests/support/listings/valued-homes.ts';

const TYPES = ['Detached', 'Condo Apt', 'Triplex'];

/** Enough sales on many days to measure errors; every other sale is hidden, and differs. */
function world(pick: <Value>(first: Value, second: Value) => Value): ListingRecord[] {
  const open = Array.from({ length: 90 }, (_, i) =>
    aValuedSale({
      mlsNumber: `S${i}`,
      soldPrice: 500_000 + ((i * 7919) % 400) * 1000,
      north: (i % 30) / 5,
      soldDate: `2026-0${4 + (i % 6)}-1${i % 10}`,
      propertyType: TYPES[i % 2] ?? '',
    }),
  );
  const hiddenRecords = Array.from({ length: 60 }, (_, i) =>
    aValuedSale({
      mlsNumber: `X${i}`,
      permissions: i % 2 ? HIDDEN : CLOSED,
      soldPrice: pick(600_000 + i * 9000, 2_900_000 - i * 11_000),
      north: pick(0, 3),
      soldDate: pick('2026-09-03', '2026-09-28'),
      propertyType: pick(TYPES[i % 3] ?? '', 'Detached'),
      sqft: pick('900', '2500-3000'),
      beds: pick(2, 5),
    }),
  );
  const offeredRecords = Array.from({ length: 4 }, (_, i) =>
    aRecord({
      mlsNumber: `H${i}`,
      permissions: { ...(i % 2 ? HIDDEN : CLOSED), displayAutomatedValuation: pick('Y', 'N') },
    }),
  );
  return [...open, ...hiddenRecords, ...offeredRecords];
}

let one: FastifyInstance;
let other: FastifyInstance;
beforeAll(async () => {
  ({ app: one } = await aRealtyApp(world((first) => first)));
  ({ app: other } = await aRealtyApp(world((_, second) => second)));
});
afterAll(() => Promise.all([one.close(), other.close()]));

const anyHome = fc.record({
  lat: fc.double({ min: MIDDLE.lat - 0.1, max: MIDDLE.lat + 0.1, noNaN: true }),
  lng: fc.double({ min: MIDDLE.lng - 0.1, max: MIDDLE.lng + 0.1, noNaN: true }),
  propertyType: fc.constantFrom(...VALUED_TYPES),
  sqft: fc.integer({ min: 100, max: 20_000 }),
  beds: fc.integer({ min: 0, max: 12 }),
  addressKey: fc.constantFrom('18-maple-avenue-toronto-on', '20-maple-avenue-toronto-on'),
});

test('no valuation query reveals the hidden values', async () => {
  await fc.assert(
    fc.asyncProperty(anyHome, async (home) => {
      const query = { ...home, lat: home.lat.toFixed(6), lng: home.lng.toFixed(6) };
      const [first, second] = await Promise.all(
        [one, other].map((app) => app.inject(valuationPath(query))),
      );
      expect(first?.statusCode).toBe(200);
      expect(first?.body).toBe(second?.body);
    }),
    { numRuns: 300 },
  );
});

test('no valuation of a listing reveals hidden values or names a hidden sale', async () => {
  for (const number of ['H0', 'H1', 'H2', 'H3', 'X0', 'X1', 'S0']) {
    const path = `/api/realty/listings/${number}/valuation`;
    expect((await one.inject(path)).body).toBe((await other.inject(path)).body);
  }
  const reply = (await one.inject(valuationPath())).json();
  expect(reply).toMatchObject({ kind: 'estimate', accuracy: { scope: 'cityAndType' } });
  const numbers = reply.comparables.map(({ mlsNumber }: { mlsNumber: string }) => mlsNumber);
  expect(numbers.every((number: string) => number.startsWith('S'))).toBe(true);
});

test('hidden values do change the valuation for a verified viewer', async () => {
  const answers = await Promise.all(
    [world((first) => first), world((_, second) => second)].map(async (records) => {
      const { app } = await aRealtyApp(records, 'verified');
      const { body } = await app.inject(valuationPath());
      await app.close();
      return body;
    }),
  );
  expect(answers[0]).not.toBe(answers[1]);
});
