import { expect, test } from 'vitest';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import {
  aPooledRepository,
  aSale,
  type Sale,
  statisticsOf,
} from '#tests/support/listings/sales.ts';

const sales = (count: number, name: string, sale: Partial<Sale>): ListingRecord[] =>
  Array.from({ length: count }, (_, i) =>
    aSale({ mlsNumber: `${name}${i}`, isHidden: true, ...sale }),
  );

async function ask(records: readonly ListingRecord[], query: object) {
  const repository = await aPooledRepository(records);
  const { statistics } = await statisticsOf(repository, { status: 'U', ...query });
  repository.close();
  return statistics;
}

const SEPTEMBER = sales(6, 'S', { soldDate: '2026-09-10', soldPrice: 600_000 });
const OCTOBER = sales(7, 'O', { soldDate: '2026-10-20', soldPrice: 700_000 });
const BY_MONTH = { statistics: 'avg-soldPrice,cnt-closed,grp-mth' };

test('a fully requested month is marked approximate only', async () => {
  const { soldPrice } = await ask(SEPTEMBER, {
    ...BY_MONTH,
    minSoldDate: '2026-09-01',
    maxSoldDate: '2026-09-30',
  });
  expect(soldPrice.mth).toEqual({ '2026-09': { count: 6, avg: 600_000, approximate: true } });
});

test('a date range that cuts a month does not answer for the whole month', async () => {
  const { soldPrice, closed: closedCounts } = await ask([...SEPTEMBER, ...OCTOBER], {
    ...BY_MONTH,
    minSoldDate: '2026-09-15',
    maxSoldDate: '2026-10-31',
  });
  expect(soldPrice.mth).toEqual({
    '2026-09': { count: 0, avg: null, withheld: true, partial: true },
    '2026-10': { count: 7, avg: 700_000, approximate: true },
  });
  expect(closedCounts).toMatchObject({ count: 7, partial: true, approximate: true });
  expect(soldPrice).toMatchObject({ count: 7, avg: 700_000, partial: true, approximate: true });
});

test('public sales are exact to the day, and a cut month is marked partial', async () => {
  const open = sales(4, 'P', { isHidden: false, soldDate: '2026-09-20', soldPrice: 500_000 });
  const early = sales(3, 'E', { isHidden: false, soldDate: '2026-09-02' });
  const { soldPrice } = await ask([...open, ...early], { ...BY_MONTH, minSoldDate: '2026-09-15' });
  expect(soldPrice.mth).toEqual({ '2026-09': { count: 4, avg: 500_000, partial: true } });
});

test('the current month is partial, and withheld while most sales are not pooled yet', async () => {
  const december = sales(9, 'D', { soldDate: '2026-12-03' });
  const open = sales(2, 'P', { isHidden: false, soldDate: '2026-12-04' });
  const { soldPrice, closed: closedCounts } = await ask([...OCTOBER, ...december, ...open], {
    ...BY_MONTH,
    minSoldDate: '2026-10-01',
  });
  expect(soldPrice.mth['2026-12']).toEqual({
    count: 0,
    avg: null,
    withheld: true,
    partial: true,
  });
  expect(closedCounts.mth['2026-12']).toEqual({ count: 2, partial: true });
  expect(soldPrice.mth['2026-10']).toEqual({ count: 7, avg: 700_000, approximate: true });
});

test('withholds a bucket of days if sales of its month have no day', async () => {
  const open = sales(3, 'P', { isHidden: false, soldDate: '2026-09-20' });
  const { soldPrice } = await ask([...SEPTEMBER, ...open], {
    statistics: 'avg-soldPrice,grp-7-days',
    minSoldDate: '2026-09-01',
    maxSoldDate: '2026-09-30',
  });
  const days = Object.values(soldPrice['grp-7-days']);
  expect(days).toHaveLength(5);
  for (const bucket of days) expect(bucket).toMatchObject({ count: 0, avg: null, withheld: true });
});

test('accepts a list date filter next to a sold date filter', async () => {
  const recent = sales(5, 'R', { listDate: '2026-08-20', soldPrice: 650_000 });
  const older = sales(5, 'A', { listDate: '2026-05-20', propertyType: 'Link' });
  const query = { ...BY_MONTH, minListDate: '2026-08-01' };
  const { soldPrice } = await ask([...recent, ...older], query);
  expect(soldPrice).toMatchObject({ count: 5, avg: 650_000, approximate: true });
});

test('fewer than five late sales are not counted and withhold their month', async () => {
  const repository = await aPooledRepository(OCTOBER);
  await repository.put(sales(2, 'L', { soldDate: '2026-10-25', soldPrice: 900_000 }));
  const { statistics } = await statisticsOf(repository, { status: 'U', ...BY_MONTH });
  expect(statistics['soldPrice'].mth['2026-10']).toMatchObject({ count: 0, withheld: true });
  expect(statistics['closed'].mth['2026-10']).toEqual({
    count: 7,
    approximate: true,
    partial: true,
  });
  repository.close();
});

test('a figure based on fewer homes states how many', async () => {
  const open = [
    ...sales(2, 'P', { isHidden: false, soldPrice: 600_000 }),
    ...sales(1, 'N', { isHidden: false, soldPrice: 0, listPrice: 0 }),
  ];
  const { sqft } = await ask(open, { statistics: 'max-sqft,avg-priceSqft' });
  expect(sqft).toMatchObject({ count: 3, n: { avgPriceLow: 2, avgPriceHigh: 2 } });
  const { soldPrice } = await ask(open, { statistics: 'avg-soldPrice,med-soldPrice' });
  expect(soldPrice).toEqual({ count: 2, avg: 600_000, med: 600_000 });
});
