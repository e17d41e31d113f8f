import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { poolSales } from '#src/server/listings/statistics/pooling/pool-sales.ts';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import {
  aPooledRepository,
  aSale,
  SALES_TODAY,
  type Sale,
  statisticsOf,
} from '#tests/support/listings/sales.ts';

const CODES =
  'avg-soldPrice,sum-soldPrice,med-soldPrice,min-soldPrice,sd-soldPrice,cnt-closed,' +
  'pct-aboveBelowList,avg-daysOnMarket,sum-listPrice,avg-priceSqft,grp-mth,grp-yr,grp-30-days';

const QUESTIONS = [
  {},
  { city: 'Toronto' },
  { city: 'Whitby' },
  { city: 'Toronto', propertyType: 'Detached' },
  { city: 'Toronto', maxBeds: 3 },
  { city: 'Toronto', minBeds: 4 },
  { class: 'residential' },
  { minSoldDate: '2026-09-10' },
  { minSoldDate: '2026-09-01', maxSoldDate: '2026-09-30' },
  { minListDate: '2026-08-01' },
  { type: 'lease', lastStatus: 'Lsd' },
];

/** All statistics that an anonymous visitor can get at one moment. */
async function poll(repository: ListingRepository): Promise<string> {
  const answers = [];
  for (const question of QUESTIONS) {
    const query = { status: 'U', aggregates: 'details.propertyType,details.numBedrooms' };
    const { statistics } = await statisticsOf(repository, {
      ...query,
      ...question,
      statistics: CODES,
      aggregateStatistics: true,
    });
    answers.push(statistics);
  }
  return JSON.stringify(answers);
}

const aHiddenSale = (mlsNumber: string, sale: Partial<Sale> = {}) =>
  aSale({ mlsNumber, isHidden: true, ...sale });

/** A month of hidden sales in Toronto, some of them of rare kinds, and a few open ones. */
const MONTH = [
  ...Array.from({ length: 13 }, (_, i) =>
    aHiddenSale(`H${i}`, { soldPrice: 500_000 + i * 7013, bedrooms: 2 + (i % 3) }),
  ),
  ...Array.from({ length: 3 }, (_, i) =>
    aHiddenSale(`T${i}`, { soldPrice: 900_000 + i * 1013, propertyType: 'Triplex' }),
  ),
  ...Array.from({ length: 4 }, (_, i) =>
    aSale({ mlsNumber: `O${i}`, soldPrice: 700_000 + i * 9001 }),
  ),
];

type Change = (repository: ListingRepository, soldPrice: number) => Promise<unknown>;

const put = (makeRecord: (soldPrice: number) => ListingRecord): Change => {
  return async (repository, soldPrice) => await repository.put([makeRecord(soldPrice)]);
};
const removal = (mlsNumber: string) => [{ mlsNumber, boardId: 2 }];

/** Possible changes to one sale, by its true price. */
const CHANGES: Readonly<Record<string, Change>> = {
  'is added': put((soldPrice) => aHiddenSale('N1', { soldPrice })),
  'is added in another city': put((soldPrice) => aHiddenSale('N1', { soldPrice, city: 'Whitby' })),
  'is added with nine bedrooms': put((soldPrice) => aHiddenSale('N1', { soldPrice, bedrooms: 9 })),
  'has another price': put((soldPrice) => aHiddenSale('H1', { soldPrice })),
  'has another date': put((soldPrice) => aHiddenSale('H1', { soldPrice, soldDate: '2026-08-09' })),
  'has another city': put((soldPrice) => aHiddenSale('H1', { soldPrice, city: 'Whitby' })),
  'has another property type': put((soldPrice) =>
    aHiddenSale('H1', { soldPrice, propertyType: 'Triplex' }),
  ),
  'is back on the market': put((soldPrice) =>
    aHiddenSale('H1', { soldPrice, status: 'A', lastStatus: 'Dft' }),
  ),
  'is removed': (repository) => repository.remove(removal('H1'), '2026-12-01'),
  'is removed and comes back': async (repository, soldPrice) => {
    await repository.remove(removal('H1'), '2026-12-01');
    await repository.put([aHiddenSale('H1', { soldPrice })]);
  },
  'is withheld from the internet': put((soldPrice) =>
    aHiddenSale('H1', { soldPrice, isWithheld: true }),
  ),
  'becomes restricted': put((soldPrice) => aHiddenSale('O1', { soldPrice })),
};

const ONE_PRICE = 1_234_567;
const OTHER_PRICE = 345_678;

test.each(Object.keys(CHANGES))(
  'polling before and after reveals no price of a sale that %s',
  async (name) => {
    const change = CHANGES[name] as Change;
    const polls = await Promise.all(
      [ONE_PRICE, OTHER_PRICE].map(async (soldPrice) => {
        const repository = await aPooledRepository(MONTH);
        const before = await poll(repository);
        await change(repository, soldPrice);
        const between = await poll(repository);
        await poolSales(repository, SALES_TODAY);
        const after = await poll(repository);
        repository.close();
        return [before, between, after];
      }),
    );
    expect(polls[0]).toEqual(polls[1]);
  },
);

test('polling while sales arrive one by one shows whole groups of at least five', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          bedrooms: fc.integer({ min: 1, max: 5 }),
          propertyType: fc.constantFrom('Detached', 'Triplex'),
          isPooledNow: fc.boolean(),
        }),
        { minLength: 1, maxLength: 14 },
      ),
      async (arrivals) => {
        const repository = await aPooledRepository(MONTH);
        let salesCount = 20;
        for (const [i, { isPooledNow, ...sale }] of arrivals.entries()) {
          await repository.put([aHiddenSale(`N${i}`, sale)]);
          if (isPooledNow) await poolSales(repository, SALES_TODAY);
          const { statistics } = await statisticsOf(repository, {
            status: 'U',
            statistics: 'cnt-closed',
          });
          const { count } = statistics['closed'];
          expect(count === salesCount || count >= salesCount + 5).toBe(true);
          salesCount = count;
        }
        repository.close();
      },
    ),
    { numRuns: 25 },
  );
});

test('a sale that becomes public is counted once and stays in its group', async () => {
  const repository = await aPooledRepository(MONTH);
  const query = { status: 'U', statistics: 'cnt-closed,sum-soldPrice' };
  const before = await statisticsOf(repository, query);
  await repository.put([aSale({ mlsNumber: 'H1', soldPrice: 507_013 })]);
  const after = await statisticsOf(repository, query);
  expect(after.statistics['closed'].count).toBe(20);
  expect(after.statistics['soldPrice']).toEqual(before.statistics['soldPrice']);
  repository.close();
});

test('a formerly public sale joins no group when it is restricted', async () => {
  const repository = await aPooledRepository(MONTH);
  await repository.put([aHiddenSale('O1', { soldPrice: 709_001 })]);
  await repository.put(Array.from({ length: 4 }, (_, i) => aHiddenSale(`N${i}`)));
  expect(await poolSales(repository, SALES_TODAY)).toBe(0);
  await repository.put([aHiddenSale('N4')]);
  expect(await poolSales(repository, SALES_TODAY)).toBe(1);
  repository.close();
});

test('a group survives a restart over the same file', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'larchway-pool-')), 'listings.sqlite');
  const open = () => {
    const database = openDatabase(file);
    if (!database.ok) throw new Error(database.error);
    return sqliteListings(database.value);
  };
  const first = open();
  await first.put(MONTH);
  expect(await poolSales(first, SALES_TODAY)).toBeGreaterThan(0);
  const before = await poll(first);
  first.close();
  const second = open();
  expect(await poll(second)).toBe(before);
  expect(await poolSales(second, SALES_TODAY)).toBe(0);
  expect(await poll(second)).toBe(before);
  second.close();
});

test('a group survives the removal and reimport of its listings', async () => {
  const repository = await aPooledRepository(MONTH);
  const before = await poll(repository);
  await repository.remove(
    MONTH.map(({ document }) => document),
    '2026-12-01',
  );
  await repository.put(MONTH.toReversed());
  expect(await poolSales(repository, SALES_TODAY)).toBe(0);
  expect(await poll(repository)).toBe(before);
  repository.close();
});
