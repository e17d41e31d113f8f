import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import { aPooledRepository, statisticsOf } from '#tests/support/listings/sales.ts';
import { records } from './default-set.ts';

/** The cities of the trends page. */
const CITIES = [
  'Toronto',
  'Mississauga',
  'Brampton',
  'Markham',
  'Vaughan',
  'Oakville',
  'Richmond Hill',
  'Burlington',
  'Pickering',
  'Ajax',
  'Whitby',
];
const MONTHS = { minSoldDate: '2025-10-01', maxSoldDate: '2026-09-30' };
/** An average of fewer sales may be off by more. */
const ENOUGH = 20;

type Bucket = { count: number; avg: number | null; withheld?: true };

let repository: ListingRepository;
beforeAll(async () => {
  repository = await aPooledRepository(records);
}, 120_000);
afterAll(() => repository.close());

/** The average of each month of a year: the one shown to everyone, and the true one. */
async function monthsOf(city: string, statistic: string, query: object) {
  const question = { city, status: 'U', ...MONTHS, ...query };
  const parameters = { ...question, statistics: `avg-${statistic},grp-mth` };
  const told = (await statisticsOf(repository, parameters)).statistics[statistic].mth;
  const truth = (await statisticsOf(repository, parameters, 'verified')).statistics[statistic].mth;
  return Object.entries<Bucket>(truth).map(([month, whole]) => ({
    told: told[month] as Bucket,
    truth: whole,
  }));
}

/** How far the averages of all months with enough sales are from the truth. */
async function judge(statistic: string, query: object) {
  const all = (await Promise.all(CITIES.map((city) => monthsOf(city, statistic, query)))).flat();
  const months = all.filter(({ truth }) => truth.count >= ENOUGH);
  const given = months.filter(({ told }) => !told.withheld);
  const distances = given.map(({ told, truth }) =>
    Math.abs(Number(told.avg) / Number(truth.avg) - 1),
  );
  return { months: months.length, given: given.length, farthest: Math.max(0, ...distances) };
}

test.each(['soldPrice', 'listPrice', 'daysOnMarket'])(
  'the public average %s of every month in the eleven cities matches the true one',
  async (statistic) => {
    const { months, given, farthest } = await judge(statistic, { type: 'sale' });
    expect(months).toBe(CITIES.length * 12);
    expect(given).toBe(months);
    expect(farthest).toBeLessThan(5e-4);
  },
);

test.each(['soldPrice', 'listPrice', 'daysOnMarket'])(
  'with up to four bedrooms the average %s of over 95 percent of months is within three percent',
  async (statistic) => {
    const { months, given, farthest } = await judge(statistic, { type: 'sale', maxBeds: 4 });
    expect(given / months).toBeGreaterThan(0.95);
    expect(farthest).toBeLessThan(0.03);
  },
);

test.each([
  ...['sale', 'lease'].flatMap((type) => [1, 2, 3, 4, 5].map((maxBeds) => ({ type, maxBeds }))),
  { type: 'sale', minBeds: 3 },
  { type: 'sale', minBeds: 2, maxBeds: 4 },
  { type: 'sale', propertyType: 'Detached' },
  { type: 'sale', class: 'condo' },
])('with %o every month is within three percent or withheld', async (query) => {
  expect((await judge('soldPrice', query)).farthest).toBeLessThan(0.03);
});
