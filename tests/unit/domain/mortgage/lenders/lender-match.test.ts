import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CITIZENSHIPS, LENDERS, PROVINCE_CODES } from '#src/contract/application/choices.ts';
import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import { LENDER_CRITERIA } from '#src/domain/mortgage/lenders/lender-criteria.ts';
import { matchLenders } from '#src/domain/mortgage/lenders/lender-match.ts';
import { anApplication } from '#tests/support/customers/applications.ts';

const lendersOf = (draft: ApplicationDraft) =>
  matchLenders(draft).matches.map(({ lender }) => lender);

const obstaclesOf = (draft: ApplicationDraft, lender: string) =>
  matchLenders(draft).misses.find((miss) => miss.lender === lender)?.obstacles ?? [];

test('there are 21 lenders from Alterna to Other, each with its criteria', () => {
  expect(LENDERS).toHaveLength(21);
  expect([LENDERS[0], LENDERS.at(-1)]).toEqual(['Alterna', 'Other']);
  expect(LENDER_CRITERIA.map(({ lender }) => lender)).toEqual(LENDERS);
});

const income = (annualIncomeDollars: number, status = 'full_time' as const) =>
  ({ status, annualIncomeDollars }) satisfies ApplicationDraft['employment'];

test.each<[string, ApplicationDraft, string, string[]]>([
  [
    'an Ontario credit union in another province',
    { propertyInfo: { province: 'BC' } },
    'Meridian',
    ['province'],
  ],
  [
    'a non-resident at a bank for residents',
    { applicant: { citizenship: 'non_resident' } },
    'CMLS',
    ['citizenship'],
  ],
  [
    'self-employment at a lender for employees',
    { employment: { status: 'self_employed', annualIncomeDollars: 150_000 } },
    'MCAP',
    ['income'],
  ],
  [
    'a refinancing at a bank without refinancing',
    {
      purpose: 'refinance',
      currentMortgage: { balanceDollars: 300_000, initialPriceDollars: 600_000 },
    },
    'Tangerine',
    ['purpose'],
  ],
  [
    'a small loan',
    { expectedPrice: { totalDollars: 200_000, downPaymentDollars: 120_000 } },
    'Bridgewater',
    ['loan'],
  ],
  [
    'a small down payment without insurance',
    { expectedPrice: { totalDollars: 500_000, downPaymentDollars: 50_000 } },
    'Manulife',
    ['ltv'],
  ],
  ['a low income', { employment: income(70_000) }, 'RBC', ['gds', 'tds']],
  ['high debts', { propertyDetails: { monthlyDebtsDollars: 4000 } }, 'RBC', ['tds']],
])('%s is an obstacle', (_, changes, lender, obstacles) => {
  expect(obstaclesOf(anApplication(changes), lender)).toEqual(obstacles);
});

test('the figures match a calculation by hand', () => {
  const { ratios, matches } = matchLenders(anApplication());
  // 480,000 over 30 years at 6.5 %: 3,033.93 a month; 500 of taxes and 120 of heating; 12,500 of income.
  expect(ratios).toEqual({ gds: 0.2923, tds: 0.2923, ltv: 0.8, loanDollars: 480_000 });
  expect(matches[0]).toMatchObject({ lender: 'CMLS', ratePercent: 4.29, amortizationYears: 30 });
});

test('the premium is part of the loan but not of the loan-to-value ratio', () => {
  const expectedPrice = { totalDollars: 500_000, downPaymentDollars: 25_000 };
  const { ratios } = matchLenders(anApplication({ expectedPrice }));
  expect(ratios).toMatchObject({ ltv: 0.95, loanDollars: 494_000 });
});

test('without a loan or an income no lender matches', () => {
  for (const draft of [
    {},
    anApplication({ expectedPrice: {} }),
    anApplication({ employment: {} }),
  ]) {
    expect(matchLenders(draft)).toMatchObject({ matches: [], ratios: { gds: null } });
    expect(obstaclesOf(draft, 'RBC')).toContain('figures');
  }
});

test('without an income the loan still has its figures', () => {
  const { ratios } = matchLenders(anApplication({ employment: { annualIncomeDollars: 0 } }));
  expect(ratios).toEqual({ gds: null, tds: null, ltv: 0.8, loanDollars: 480_000 });
});

test('every lender either matches or has an obstacle, with the lowest rate first', () => {
  const drafts = fc.record({
    province: fc.constantFrom(...PROVINCE_CODES),
    citizenship: fc.constantFrom(...CITIZENSHIPS),
    income: fc.integer({ min: 1, max: 500_000 }),
    price: fc.integer({ min: 50_000, max: 3_000_000 }),
    downPercent: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(drafts, ({ province, citizenship, income: annual, price, downPercent }) => {
      const draft = anApplication({
        propertyInfo: { province },
        applicant: { citizenship },
        employment: income(annual),
        expectedPrice: { totalDollars: price, downPaymentDollars: (price * downPercent) / 100 },
      });
      const { matches, misses } = matchLenders(draft);
      const all = [...matches, ...misses].map(({ lender }) => lender);
      expect(all.toSorted()).toEqual([...LENDERS].toSorted());
      const rates = matches.map(({ ratePercent }) => ratePercent);
      expect(rates).toEqual(rates.toSorted((a, b) => a - b));
    }),
    { seed: 7 },
  );
});

test('more income never loses a lender', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300_000 }), fc.nat(100_000), (annual, more) => {
      const before = lendersOf(anApplication({ employment: income(annual) }));
      const after = lendersOf(anApplication({ employment: income(annual + more) }));
      expect(after).toEqual(expect.arrayContaining(before));
    }),
    { seed: 7 },
  );
});

test('the income of co-signers counts', () => {
  const draft = anApplication({ employment: income(70_000) });
  expect(matchLenders(draft, 80_000).matches.length).toBeGreaterThan(
    matchLenders(draft).matches.length,
  );
});
