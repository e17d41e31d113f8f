import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Budget,
  budgetOf,
  UNLIMITED_DOLLARS,
  upkeepRoomOf,
} from '#src/domain/budget/budget.ts';
import { UpkeepRooms } from '#src/domain/budget/UpkeepRooms.ts';
import { REGIONS } from '#src/domain/mortgage/closing/tax-region.ts';

test('a search without an amount or for leases only has no budget', () => {
  expect(budgetOf({ mortgageRate: 4, amortizationYears: 30 })).toBeUndefined();
  expect(budgetOf({ type: ['lease'], maxMonthlyCost: 3000 })).toBeUndefined();
  expect(budgetOf({ type: ['sale', 'lease'], maxMonthlyCost: 3000 })).toEqual({
    monthlyDollars: 3000,
    terms: { cashDollars: null, ratePercent: 5, years: 25 },
  });
  expect(budgetOf({ availableCash: 80_000, mortgageRate: 4.2, amortizationYears: 30 })).toEqual({
    monthlyDollars: null,
    terms: { cashDollars: 80_000, ratePercent: 4.2, years: 30 },
  });
});

const upkeepRoom = (price: number, region: string | null, budget: Budget) =>
  upkeepRoomOf(region, budget)(price);

const BUDGET: Budget = {
  monthlyDollars: 4000,
  terms: { cashDollars: null, ratePercent: 5, years: 25 },
};

test('taxes and fees must fit into what the payment leaves of the budget', () => {
  // 3,741.38 a month for 640,000 leave 259.12 a month until 4,000.50, 3,109.4 a year.
  expect(upkeepRoom(800_000, 'ON', BUDGET)).toBe(3109);
  expect(upkeepRoom(900_000, 'ON', BUDGET)).toBe(-1);
  expect(upkeepRoom(0, 'ON', BUDGET)).toBe(-1);
  expect(upkeepRoom(800_000, 'ON', { ...BUDGET, monthlyDollars: null })).toBe(UNLIMITED_DOLLARS);
});

const budgets: fc.Arbitrary<Budget> = fc
  .record({
    monthlyDollars: fc.option(fc.integer({ min: 1, max: 20_000 })),
    cashDollars: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
    ratePercent: fc.double({ min: 0, max: 25, noNaN: true }),
    years: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ monthlyDollars, ...terms }) => ({ monthlyDollars, terms }));

const region = fc.constantFrom(null, ...REGIONS);

test('the room for taxes and fees falls as the price rises', () => {
  fc.assert(
    fc.property(
      budgets,
      region,
      fc.integer({ min: 1, max: 4_000_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      (budget, of, price, more) => {
        const [one, dearer] = [upkeepRoom(price, of, budget), upkeepRoom(price + more, of, budget)];
        expect(dearer).toBeLessThanOrEqual(one);
      },
    ),
  );
});

test('the tables of a budget agree with it for every price and upkeep', () => {
  const part = fc.double({ min: 0, max: 1.1, noNaN: true });
  const near = fc.integer({ min: -2, max: 2 });
  fc.assert(
    fc.property(
      budgets,
      region,
      fc.array(fc.tuple(part, near), { maxLength: 30 }),
      (budget, of, homes) => {
        const rooms = new UpkeepRooms(budget);
        const table = rooms.tableOf(of);
        for (const [share, beside] of homes) {
          const price = Math.max(1, Math.round(share * rooms.highestPrice));
          const room = upkeepRoom(price, of, budget);
          if (price > rooms.highestPrice) expect(room).toBe(-1);
          else {
            const step = price >> rooms.shift;
            expect(table[step]).toBeGreaterThanOrEqual(room);
            expect(table[step + 1]).toBeLessThanOrEqual(room);
          }
          const upkeep = Math.max(0, room + beside);
          expect(rooms.fits(price, upkeep, of)).toBe(upkeep <= room);
        }
      },
    ),
    { numRuns: 60 },
  );
});
