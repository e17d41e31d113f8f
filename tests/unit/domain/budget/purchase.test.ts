import fc from 'fast-check';
import { expect, test } from 'vitest';
import { purchases, type PurchaseTerms } from '#src/domain/budget/purchase.ts';
import {
  cashToClose,
  insurancePremium,
  minimumDownPayment,
} from '#src/domain/mortgage/closing/cash-to-close.ts';
import { monthlyPayment } from '#src/domain/mortgage/mortgage.ts';
import { placeOfRegion, REGIONS } from '#src/domain/mortgage/closing/tax-region.ts';

const purchaseOf = (price: number, region: string | null, terms: PurchaseTerms) =>
  purchases(region, terms)(price);

const TERMS: PurchaseTerms = { cashDollars: null, ratePercent: 5, years: 25 };
const withCash = (cashDollars: number): PurchaseTerms => ({ ...TERMS, cashDollars });

test('without given cash 20 percent of the price is paid down', () => {
  const purchase = purchaseOf(800_000, 'ON', TERMS);
  expect(purchase).toMatchObject({ downDollars: 160_000, loanDollars: 640_000 });
  expect(purchase?.paymentDollars).toBeCloseTo(3741.38, 2);
});

// Worked out by hand: the taxes come first, what is left is paid down, and the premium is added to the loan.
test.each([
  // Ontario: 6,475 of land transfer tax, then 8 % of a premium of 3.1 % of the loan.
  ['ON', 500_000, 80_000, (80_000 - 6475 - 0.00248 * 500_000) / (1 - 0.00248), 3.1],
  ['ON-toronto', 500_000, 80_000, (80_000 - 12_950 - 0.00248 * 500_000) / (1 - 0.00248), 3.1],
  // Alberta takes fees for the transfer and the mortgage, and no tax on premiums.
  ['AB', 500_000, 80_000, 80_000 - 550 - 550, 2.8],
  ['BC', 500_000, 80_000, 80_000 - 8000, 3.1],
  // In Quebec and Nova Scotia only the tax on the premium is known.
  ['NS', 500_000, 80_000, 80_000, 2.8],
  ['QC', 500_000, 80_000, (80_000 - 0.00252 * 500_000) / (1 - 0.00252), 2.8],
  ['ON', 500_000, 106_475, 100_000, 0],
  ['ON', 500_000, 900_000, 500_000, 0],
])(
  'in %s a home at %d with %d in cash has the right down payment and loan',
  (region, price, cash, ...payments) => {
    const [down, premiumPercent] = payments;
    const purchase = purchaseOf(price, region, withCash(cash));
    expect(purchase?.downDollars).toBeCloseTo(down, 6);
    expect(purchase?.loanDollars).toBeCloseTo((price - down) * (1 + premiumPercent / 100), 6);
  },
);

test.each([
  // The least down payment of 500,000 is 25,000, the tax on the premium of 19,000 is 1,520.
  ['ON', 500_000, 25_000 + 6475 + 1520, true],
  ['ON', 500_000, 25_000 + 6475 + 1519, false],
  ['ON-toronto', 500_000, 25_000 + 6475 + 1520, false],
  ['NS', 1_499_999, 125_000, true],
  ['NS', 1_500_000, 299_999, false],
  ['NS', 1_500_000, 300_000, true],
])('in %s a home at %d can be bought with %d in cash: %s', (region, price, cash, isBought) => {
  expect(purchaseOf(price, region, withCash(cash)) !== undefined).toBe(isBought);
});

const region = fc.constantFrom(null, ...REGIONS);
const price = fc.integer({ min: 1000, max: 3_000_000 });
const cash = fc.integer({ min: 0, max: 1_000_000 });
const ratePercent = fc.double({ min: 0, max: 25, noNaN: true });
const years = fc.integer({ min: 1, max: 40 });

test('all cash is spent on closing, or the whole price is paid', () => {
  fc.assert(
    fc.property(region, price, cash, years, (of, dollars, ...[cashDollars, amortization]) => {
      const terms = { cashDollars, ratePercent: 5, years: amortization };
      const purchase = purchaseOf(dollars, of, terms);
      if (!purchase) return;
      const { downDollars, loanDollars } = purchase;
      expect(downDollars).toBeGreaterThanOrEqual(minimumDownPayment(dollars) - 1e-6);
      // Off the edge of a premium's bracket, where the last digit of a share would decide.
      const insuredTerms = { years: amortization };
      const premium = insurancePremium(dollars, downDollars + 1e-3, insuredTerms);
      expect(loanDollars).toBeCloseTo(dollars - downDollars + premium, 0);
      if (downDollars === dollars || ['AB', 'NL'].includes(String(of))) return;
      const closing = cashToClose({
        priceDollars: dollars,
        downDollars: downDollars + 1e-3,
        ...placeOfRegion(of ?? ''),
        isFirstHome: false,
        insurance: insuredTerms,
      });
      expect(closing.totalDollars).toBeCloseTo(cashDollars, 0);
    }),
  );
});

test('where a mortgage fee applies, little of the cash is left over', () => {
  fc.assert(
    fc.property(fc.constantFrom('AB', 'NL'), price, cash, (of, dollars, cashDollars) => {
      const purchase = purchaseOf(dollars, of, withCash(cashDollars));
      if (!purchase || purchase.downDollars === dollars) return;
      const closing = cashToClose({
        priceDollars: dollars,
        downDollars: purchase.downDollars + 1e-3,
        ...placeOfRegion(of),
        isFirstHome: false,
      });
      expect(closing.totalDollars).toBeLessThanOrEqual(cashDollars + 1);
      // At most the fee on the down payment: 4 dollars a thousand in Newfoundland.
      const most = purchase.downDollars * 0.004 + 10;
      expect(closing.totalDollars).toBeGreaterThan(cashDollars - most);
    }),
  );
});

const payment = (...args: Parameters<typeof purchaseOf>) =>
  purchaseOf(...args)?.paymentDollars ?? Infinity;

test('a higher price, a higher rate or less cash never lowers the monthly payment', () => {
  const step = fc.integer({ min: 0, max: 500_000 });
  fc.assert(
    fc.property(
      fc.record({ region, price, cash, ratePercent, years, step }),
      ({ step: more, ...one }) => {
        const terms = { cashDollars: one.cash, ratePercent: one.ratePercent, years: one.years };
        const now = payment(one.price, one.region, terms);
        const slack = 1e-6;
        expect(payment(one.price + more, one.region, terms)).toBeGreaterThanOrEqual(now - slack);
        const dearer = { ...terms, ratePercent: terms.ratePercent + more / 1e5 };
        expect(payment(one.price, one.region, dearer)).toBeGreaterThanOrEqual(now - slack);
        const richer = { ...terms, cashDollars: terms.cashDollars + more };
        expect(payment(one.price, one.region, richer)).toBeLessThanOrEqual(now + slack);
      },
    ),
  );
});

test('a mortgage without interest is repaid in equal payments', () => {
  const purchase = purchaseOf(480_000, null, { cashDollars: 480_000, ratePercent: 0, years: 20 });
  expect(purchase?.paymentDollars).toBe(0);
  const half = purchaseOf(480_000, null, { cashDollars: 240_000, ratePercent: 0, years: 20 });
  expect(half?.paymentDollars).toBeCloseTo(
    monthlyPayment({ loanDollars: 240_000, ratePercent: 0, years: 20 }),
    9,
  );
});
