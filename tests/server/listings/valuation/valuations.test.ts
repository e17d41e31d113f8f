import { afterEach, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { aListing, aRecord, CLOSED, HIDDEN } from '#tests/support/listings/listings.ts';
import { aRealtyApp } from '#tests/support/app/realty-app.ts';
import {
  aValuedSale,
  mayBeValued,
  valuationPath,
  valuedSales,
} from '#tests/support/listings/valued-homes.ts';

const apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function asker(records: readonly ListingRecord[], viewer: Viewer = 'anonymous') {
  const { app } = await aRealtyApp(records, viewer);
  apps.push(app);
  return async (path: string) => {
    const reply = await app.inject(path);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  };
}

const ask = async (records: readonly ListingRecord[], query = {}, viewer: Viewer = 'anonymous') =>
  (await asker(records, viewer))(valuationPath(query));

const TOO_FEW = { kind: 'withheld', reason: 'tooFewSales', sales: 'public' };

test('estimates a home from sold prices of similar homes nearby', async () => {
  const reply = await ask(valuedSales(9));
  expect(reply).toMatchObject({
    kind: 'estimate',
    sales: 'public',
    value: 804_000,
    salesCount: 9,
    radius: 25,
    since: '2025-10-21',
    accuracy: null,
  });
  expect(reply.low).toBeLessThan(reply.value);
  expect(reply.high).toBeGreaterThan(reply.value);
  expect(reply.comparables[0]).toMatchObject({
    mlsNumber: 'S0',
    soldPrice: 800_000,
    adjustedPrice: 800_000,
    distance: 0,
    // The form of listings in lists, and not the form of the feed.
    address: { addressKey: expect.any(String) },
  });
  expect(reply.comparables[0]).not.toHaveProperty('history');
});

test('a larger home is worth more, and unknown details use the typical value', async () => {
  const of = await asker(valuedSales(9));
  const larger = await of(valuationPath({ sqft: 2500 }));
  expect(larger.value).toBe(1_012_000);
  const unknown = await of('/api/realty/valuations?lat=43.67&lng=-79.3&propertyType=detached');
  expect(unknown).toMatchObject({ kind: 'estimate', value: 804_000 });
});

test.each([
  ['four sales', valuedSales(4)],
  ['sales of another kind', valuedSales(9, { propertyType: 'Condo Apt' })],
  ['sales over a year old', valuedSales(9, { soldDate: '2025-09-10' })],
  ['sales far away', valuedSales(9, { north: 30 })],
  ['restricted sales', valuedSales(9, { permissions: HIDDEN })],
  [
    'four sales and two restricted ones',
    [
      ...valuedSales(4),
      aValuedSale({ mlsNumber: 'X1', soldPrice: 800_000, permissions: HIDDEN }),
      aValuedSale({ mlsNumber: 'X2', soldPrice: 800_000, permissions: CLOSED }),
    ],
  ],
  ['no sales', []],
])('%s give no value', async (_name, records) => {
  expect(await ask(records)).toEqual(TOO_FEW);
});

test('a verified viewer gets an estimate from sales hidden from others', async () => {
  const reply = await ask(valuedSales(9, { permissions: HIDDEN }), {}, 'verified');
  expect(reply).toMatchObject({ kind: 'estimate', value: 804_000, salesCount: 9 });
  expect(reply.comparables).toHaveLength(9);
});

test('a sale withheld from the internet counts for nobody', async () => {
  const withheldSales = valuedSales(9, {
    permissions: { ...HIDDEN, displayInternetEntireListing: 'N' },
  });
  expect(await ask(withheldSales, {}, 'verified')).toEqual({ ...TOO_FEW, sales: 'all' });
});

test('sales without size, rooms or location do no harm', async () => {
  const bare = valuedSales(9, { sqft: null, beds: null });
  const placeless = aRecord({ ...bare[0]?.document, mlsNumber: 'P1', map: null });
  expect(await ask([...bare, placeless])).toMatchObject({ value: 804_000, salesCount: 9 });
});

const HOME_KEY = '18-maple-avenue-toronto-on';

const onMarket = (permissions: Parameters<typeof mayBeValued>[0], changes = {}) =>
  aRecord({ mlsNumber: 'H1', permissions: mayBeValued(permissions), ...changes });

test.each([['N'], [null]] as const)(
  'does not estimate an address whose seller says %s',
  async (permission) => {
    const of = await asker([...valuedSales(9), onMarket(permission)]);
    expect(await of(valuationPath({ addressKey: HOME_KEY }))).toEqual({
      kind: 'withheld',
      reason: 'optedOut',
      sales: 'public',
    });
    const other = await of(valuationPath({ addressKey: '20-maple-avenue-toronto-on' }));
    expect(other.kind).toBe('estimate');
  },
);

test('estimates an address whose seller agrees or whose home is off the market', async () => {
  const off = { status: 'U', lastStatus: 'Sld', soldDate: '2024-01-01', soldPrice: 1 } as const;
  for (const home of [onMarket('Y'), onMarket('N', off)]) {
    const reply = await ask([...valuedSales(9), home], { addressKey: HOME_KEY });
    expect(reply.kind).toBe('estimate');
  }
});

test('an opt-out does not reveal the address of a listing hidden from the viewer', async () => {
  const home = aRecord({
    mlsNumber: 'H1',
    permissions: { ...CLOSED, displayAutomatedValuation: 'N' },
  });
  const records = [...valuedSales(9), home];
  const query = { addressKey: HOME_KEY };
  expect((await ask(records, query)).kind).toBe('estimate');
  expect(await ask(records, query, 'verified')).toMatchObject({ reason: 'optedOut' });
});

const LISTED = valuationPath({}, '/api/realty/listings/H1/valuation').split('?')[0] ?? '';

test('estimates a listed home whose seller agrees', async () => {
  const reply = await (await asker([...valuedSales(9), onMarket('Y')]))(LISTED);
  expect(reply).toMatchObject({ kind: 'estimate', salesCount: 9 });
});

test.each([
  ['its seller does not agree', onMarket('N'), 'optedOut'],
  ['the consent of its seller is unknown', onMarket(null), 'optedOut'],
  ['it is for lease', onMarket('Y', { type: 'Lease' }), 'notValued'],
  ['it is conditionally sold', onMarket('Y', { lastStatus: 'Sc' }), 'notValued'],
  ['its location is unknown', onMarket('Y', { map: null }), 'notValued'],
  [
    'it is land',
    onMarket('Y', { details: { ...aListing().details, propertyType: 'Vacant Land' } }),
    'notValued',
  ],
  [
    'it is restricted',
    onMarket('Y', { permissions: { ...HIDDEN, displayAutomatedValuation: 'Y' } }),
    'notValued',
  ],
])('does not estimate a listed home if %s', async (_name, home, reason) => {
  const reply = await (await asker([...valuedSales(9), home]))(LISTED);
  expect(reply).toEqual({ kind: 'withheld', reason, sales: 'public' });
});

test('an unknown listing has no valuation', async () => {
  const { app } = await aRealtyApp([]);
  apps.push(app);
  expect((await app.inject(LISTED)).statusCode).toBe(404);
});

test.each([
  ['lat', { lat: 'north' }],
  ['lng', { lng: 200 }],
  ['propertyType', { propertyType: 'castle' }],
  ['sqft', { sqft: 5 }],
  ['beds', { beds: -1 }],
  ['baths', { baths: 1.5 }],
])('refuses an invalid %s by name', async (param, query) => {
  const { app } = await aRealtyApp(valuedSales(9));
  apps.push(app);
  const reply = await app.inject(valuationPath(query));
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject([{ param }]);
});
