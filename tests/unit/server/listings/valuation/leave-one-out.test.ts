import { expect, test } from 'vitest';
import { leaveOneOut } from '#src/server/listings/valuation/leave-one-out.ts';
import type { RecordedSale } from '#src/server/listings/valuation/recorded-sales.ts';
import { recordedSales } from '#src/server/listings/valuation/recorded-sales.ts';
import { aRealtyApp, TODAY } from '#tests/support/app/realty-app.ts';
import { dayNumber } from '#src/domain/listing/field-values.ts';
import {
  aValuedSale,
  MIDDLE,
  valuationPath,
  valuedSales,
} from '#tests/support/listings/valued-homes.ts';

const LAST_DAY = 20_000;

const aSale = (changes: Partial<RecordedSale> = {}): RecordedSale => ({
  ...MIDDLE,
  city: 'Toronto',
  province: 'ON',
  type: 'detached',
  priceDollars: 800_000,
  sqft: 1500,
  beds: 3,
  baths: 2,
  soldDay: LAST_DAY - 200,
  shuffle: 1,
  ...changes,
});

const earlier = (count: number, changes: Partial<RecordedSale> = {}) =>
  Array.from({ length: count }, () => aSale(changes));

test('a sale is valued by earlier sales of its type, and never by itself', async () => {
  const home = aSale({ soldDay: LAST_DAY, priceDollars: 1_600_000 });
  expect(await leaveOneOut([...earlier(5), home], LAST_DAY)).toMatchObject([
    { soldDollars: 1_600_000, valueDollars: 800_000, city: 'Toronto', type: 'detached' },
  ]);
});

test.each([
  ['later', { soldDay: LAST_DAY + 1 }],
  ['of the same day', { soldDay: LAST_DAY }],
  ['more than a year old', { soldDay: LAST_DAY - 366 }],
  ['of another kind', { type: 'condo-apt' as const }],
  ['too far away', { lat: MIDDLE.lat + 0.3 }],
])('sales that are %s do not count', async (_name, changes) => {
  const home = aSale({ soldDay: LAST_DAY });
  const testedSales = await leaveOneOut([...earlier(4), ...earlier(9, changes), home], LAST_DAY);
  expect(
    testedSales.filter(({ soldDay, type }) => soldDay === LAST_DAY && type === 'detached'),
  ).toEqual([]);
});

test('a sale is valued as the endpoint values a similar home', async () => {
  const home = aValuedSale({
    mlsNumber: 'L1',
    soldPrice: 700_000,
    soldDate: TODAY,
    sqft: '1900',
    beds: 4,
  });
  const others = valuedSales(60).map((sale, at) => ({
    ...sale,
    document: { ...sale.document, soldPrice: 600_000 + ((at * 7919) % 500) * 1000 },
  }));
  const { app, repository } = await aRealtyApp([...others, home]);
  const sales = await recordedSales(repository, 'anonymous', '2025-04-21');
  const [testedSale] = (await leaveOneOut(sales, dayNumber(TODAY))).filter(
    ({ soldDollars }) => soldDollars === 700_000,
  );
  await repository.remove([{ mlsNumber: 'L1', boardId: 2 }], TODAY);
  const reply = (await app.inject(valuationPath({ sqft: 1900, beds: 4 }))).json();
  expect(reply.value).toBe(Math.round((testedSale?.valueDollars ?? 0) / 1000) * 1000);
  await app.close();
});
