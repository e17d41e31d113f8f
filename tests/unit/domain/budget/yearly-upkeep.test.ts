import { expect, test } from 'vitest';
import { upkeepOf, yearlyUpkeep } from '#src/domain/budget/yearly-upkeep.ts';
import { aListing } from '#tests/support/listings/listings.ts';

const home = (annualAmount: number | string | null, maintenance: number | null) =>
  aListing({
    taxes: { annualAmount, assessmentYear: null },
    condominium: maintenance === null ? null : { fees: { maintenance } },
  });

test.each([
  [4322.4, 512, 4322 + 12 * 512],
  ['4322', null, 4322],
  [null, 512, 12 * 512],
  [null, null, 0],
  [-5, -1, 0],
])('taxes of %s a year and a fee of %s a month are %d a year', (tax, fee, dollars) => {
  expect(yearlyUpkeep(home(tax, fee))).toBe(dollars);
});

test('amounts that a board does not provide are unknown', () => {
  expect(upkeepOf(home('', null))).toEqual({ yearlyTax: null, monthlyFee: null });
});
