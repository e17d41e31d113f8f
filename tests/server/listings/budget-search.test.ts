import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MonthlyCost } from '#src/contract/listings/listing.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

const PRICES = [450_000, 600_000, 750_000, 899_000, 1_200_000, 1_600_000] as const;
const ELSEWHERE = { ...aListing().address, city: 'Calgary', state: 'Alberta' };

/** Homes of each price in Toronto and in Calgary, a condo without known costs, and a lease. */
const RECORDS = [
  ...PRICES.flatMap((price, at) => [
    aRecord({ mlsNumber: `T${at}`, listPrice: String(price) }),
    aRecord({ mlsNumber: `A${at}`, listPrice: String(price), address: ELSEWHERE }),
  ]),
  aRecord({
    mlsNumber: 'C1',
    listPrice: '600000',
    class: 'CondoProperty',
    taxes: { annualAmount: null, assessmentYear: null },
    condominium: { fees: { maintenance: null } },
  }),
  aRecord({
    mlsNumber: 'C2',
    listPrice: '600000',
    class: 'CondoProperty',
    condominium: { fees: { maintenance: 800 } },
  }),
  aRecord({ mlsNumber: 'L1', type: 'Lease', listPrice: '2500' }),
  aRecord({ mlsNumber: 'X1', listPrice: '450000', permissions: HIDDEN }),
];

let app: FastifyInstance;
beforeAll(async () => {
  app = await anApp(RECORDS);
});
afterAll(() => app.close());

type FoundHome = { mlsNumber: string; monthlyCost?: MonthlyCost; restricted?: true };

async function search(query: string): Promise<{ count: number; listings: FoundHome[] }> {
  return (await app.inject(`/api/realty/listings?${query}`)).json();
}

const numbersOf = async (query: string) =>
  (await search(query)).listings.map(({ mlsNumber }) => mlsNumber).sort();

test('a monthly cost finds the homes whose payment, taxes and fees it covers', async () => {
  // A fifth down, the rest at 5 % over 25 years, and 425 of taxes: 600,000 are 3,231 a month.
  expect(await numbersOf('maxMonthlyCost=3231')).toEqual(['A0', 'A1', 'C1', 'T0', 'T1']);
  expect(await numbersOf('maxMonthlyCost=3230')).toEqual(['A0', 'C1', 'T0']);
  expect(await numbersOf('maxMonthlyCost=4031')).toContain('C2');
  expect(await numbersOf('maxMonthlyCost=4030')).not.toContain('C2');
});

test('cash covers the land transfer tax before the down payment', async () => {
  // 450,000 need 22,500 down and 1,368 of tax on the premium; Ontario and Toronto take 5,475 each.
  expect(await numbersOf('availableCash=34900')).toEqual(['A0', 'T0']);
  expect(await numbersOf('availableCash=34700')).toEqual(['A0']);
  const [home] = (await search('availableCash=34900&mlsNumber=T0')).listings;
  expect(home?.monthlyCost?.downDollars).toBeLessThan(34_900 - 2 * 5475);
});

test('the rate and amortization change the cost', async () => {
  const costOf = async (query: string) =>
    (await search(`mlsNumber=T1&${query}`)).listings[0]?.monthlyCost?.totalDollars;
  expect(await costOf('')).toBe(3231);
  expect(await costOf('mortgageRate=4')).toBe(2959);
  expect(await costOf('amortizationYears=30')).toBe(3002);
  expect(await numbersOf('maxMonthlyCost=3230&mortgageRate=4')).toContain('T1');
});

test('states which unknown costs of a home are not included', async () => {
  const costs = (await search('mlsNumber=C1&mlsNumber=C2')).listings.map(
    ({ mlsNumber, monthlyCost: { taxesIncluded, feesIncluded } = {} }) => [
      mlsNumber,
      taxesIncluded,
      feesIncluded,
    ],
  );
  expect(costs.sort()).toEqual([
    ['C1', false, false],
    ['C2', true, true],
  ]);
});

test('a budget applies to sales, and a lease-only search ignores it', async () => {
  expect(await numbersOf('maxMonthlyCost=9000&type=lease')).toEqual(['L1']);
  expect(await numbersOf('maxMonthlyCost=9000&type=sale,lease')).not.toContain('L1');
  const [lease] = (await search('type=lease')).listings;
  expect(lease).not.toHaveProperty('monthlyCost');
});

test('omits the cost unless the requested fields include it, also for a map pin', async () => {
  const [few] = (await search('mlsNumber=T1&fields=mlsNumber')).listings;
  expect(few).toEqual({ mlsNumber: 'T1' });
  const [one] = (await search('mlsNumber=T1&fields=monthlyCost.totalDollars')).listings;
  expect(one).toEqual({ monthlyCost: { totalDollars: 3231 } });
  const { body } = await app.inject(
    '/api/realty/listings?mlsNumber=T1&cluster=true&listings=false&clusterFields=monthlyCost',
  );
  expect(body).toContain('"listing":{"monthlyCost":{"totalDollars":3231');
});

test('a restricted home matches no budget and shows no cost', async () => {
  expect(await numbersOf('maxMonthlyCost=9000')).not.toContain('X1');
  expect(await numbersOf('availableCash=900000')).not.toContain('X1');
  const hiddenHome = (await search('')).listings.find(({ restricted }) => restricted);
  expect(hiddenHome).not.toHaveProperty('monthlyCost');
});

test('finds exactly the homes whose displayed cost is within the budget', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1000, max: 9000 }),
      fc.integer({ min: 20_000, max: 400_000 }),
      async (monthly, cash) => {
        const inReach = await search(`availableCash=${cash}&type=sale`);
        const result = await search(`availableCash=${cash}&maxMonthlyCost=${monthly}`);
        const within = inReach.listings.filter(
          ({ monthlyCost }) => monthlyCost && monthlyCost.totalDollars <= monthly,
        );
        expect(result.listings).toEqual(within);
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  ['maxMonthlyCost=-5', 'maxMonthlyCost', 'must be a whole number from 0 to 1000000'],
  ['maxMonthlyCost=1000001', 'maxMonthlyCost', 'must be a whole number from 0 to 1000000'],
  ['maxMonthlyCost=lots', 'maxMonthlyCost', 'must be a whole number from 0 to 1000000'],
  ['availableCash=1.5', 'availableCash', 'must be a whole number from 0 to 1000000000'],
  ['mortgageRate=26', 'mortgageRate', 'must be a number from 0 to 25'],
  ['mortgageRate=five', 'mortgageRate', 'must be a number from 0 to 25'],
  ['amortizationYears=0', 'amortizationYears', 'must be a whole number from 1 to 40'],
  ['amortizationYears=41', 'amortizationYears', 'must be a whole number from 1 to 40'],
])('%s is refused with the reason', async (query, param, msg) => {
  const { statusCode, body } = await app.inject(`/api/realty/listings?${query}`);
  expect(statusCode).toBe(400);
  expect(body).toContain(JSON.stringify({ param, msg }).slice(1, -1));
});

test('a budget of zero does not filter', async () => {
  expect(await search('maxMonthlyCost=0&availableCash=0')).toEqual(await search(''));
});

test('statistics and counts cover the homes in the budget', async () => {
  const query = 'maxMonthlyCost=3231&type=sale';
  const { body } = await app.inject({
    method: 'POST',
    url: '/api/realty/listings?type=count',
    payload: { maxMonthlyCost: 3231, type: ['sale'] },
  });
  const { count } = await search(query);
  expect(JSON.parse(body)).toMatchObject({ count });
  const countReply = await app.inject(`/api/realty/listings?${query}&aggregates=address.city`);
  expect(countReply.json()).toMatchObject({
    count,
    aggregates: { address: { city: { Toronto: 3, Calgary: 2 } } },
  });
});
