import type { Bracket } from '../../search/brackets.ts';

/** Rates with their source and the day they took effect, so that they can be checked again. */
type DatedRate<Value> = {
  readonly value: Value;
  readonly source: string;
  /** YYYY-MM-DD. */
  readonly effectiveFrom: string;
};

/** The day these rates were last looked over, which estimates name: YYYY-MM-DD. */
export const RATES_CHECKED_ON = '2026-11-21';

const ONTARIO: readonly Bracket[] = [
  { fromDollars: 0, percent: 0.5 },
  { fromDollars: 55_000, percent: 1 },
  { fromDollars: 250_000, percent: 1.5 },
  { fromDollars: 400_000, percent: 2 },
  { fromDollars: 2_000_000, percent: 2.5 },
];

/** Tax of a province on the price of a home. */
export const PROVINCIAL_BRACKETS: Readonly<Record<string, DatedRate<readonly Bracket[]>>> = {
  ON: {
    value: ONTARIO,
    source: 'ontario.ca, Calculating land transfer tax',
    effectiveFrom: '2017-01-01',
  },
  BC: {
    value: [
      { fromDollars: 0, percent: 1 },
      { fromDollars: 200_000, percent: 2 },
      { fromDollars: 2_000_000, percent: 3 },
      { fromDollars: 3_000_000, percent: 5 },
    ],
    source: 'gov.bc.ca, Property transfer tax',
    effectiveFrom: '2018-02-21',
  },
  MB: {
    value: [
      { fromDollars: 0, percent: 0 },
      { fromDollars: 30_000, percent: 0.5 },
      { fromDollars: 90_000, percent: 1 },
      { fromDollars: 150_000, percent: 1.5 },
      { fromDollars: 200_000, percent: 2 },
    ],
    source: 'Teranet Manitoba, Land transfer tax',
    effectiveFrom: '2008-01-01',
  },
  NB: {
    value: [{ fromDollars: 0, percent: 1 }],
    source: 'gnb.ca, Real property transfer tax',
    effectiveFrom: '2016-04-01',
  },
  SK: {
    value: [{ fromDollars: 0, percent: 0.4 }],
    source: 'ISC, Land titles fees (general knowledge, to be checked)',
    effectiveFrom: '2023-07-29',
  },
};

/** Tax of the city of Toronto, on top of Ontario's. */
export const TORONTO_BRACKETS: DatedRate<readonly Bracket[]> = {
  value: [
    ...ONTARIO,
    { fromDollars: 3_000_000, percent: 4.4 },
    { fromDollars: 4_000_000, percent: 5.45 },
    { fromDollars: 5_000_000, percent: 6.5 },
    { fromDollars: 10_000_000, percent: 7.55 },
    { fromDollars: 20_000_000, percent: 8.6 },
  ],
  source: 'toronto.ca, Municipal land transfer tax rates',
  effectiveFrom: '2026-04-01',
};

/** Fees that a province takes to register the transfer, and again the mortgage. */
export const REGISTRATION_FEES: Readonly<
  Record<
    string,
    DatedRate<{
      readonly baseDollars: number;
      readonly freeDollars: number;
      readonly stepDollars: number;
      readonly perStepDollars: number;
    }>
  >
> = {
  AB: {
    value: { baseDollars: 50, freeDollars: 0, stepDollars: 5000, perStepDollars: 5 },
    source: 'alberta.ca, Land titles fees',
    effectiveFrom: '2024-10-20',
  },
  NL: {
    value: { baseDollars: 100, freeDollars: 500, stepDollars: 100, perStepDollars: 0.4 },
    source: 'gov.nl.ca, Registry of deeds fees',
    effectiveFrom: '2019-01-01',
  },
};

/** The refund for buyers of a first home. */
export const FIRST_HOME = {
  ontarioUpToDollars: 4000,
  torontoUpToDollars: 4475,
  bc: { exemptDollars: 500_000, fullUpToDollars: 835_000, noneFromDollars: 860_000 },
  source: 'ontario.ca, toronto.ca and gov.bc.ca, first home buyers',
  effectiveFrom: '2024-04-01',
} as const;

/** British Columbia refunds its tax on a home that nobody has lived in, to buyers who move in. */
export const BC_NEW_HOME: DatedRate<{
  /** Up to this price all of it is refunded; above it linearly less, down to nothing. */
  readonly fullUpToDollars: number;
  readonly noneFromDollars: number;
}> = {
  value: { fullUpToDollars: 1_100_000, noneFromDollars: 1_150_000 },
  source: 'gov.bc.ca, Newly built home exemption',
  effectiveFrom: '2024-04-01',
};

/** Premium of mortgage insurance, percent of the loan, by the loan's highest share of the price. */
export const INSURANCE_PREMIUMS: DatedRate<
  readonly { readonly upToPercent: number; readonly premiumPercent: number }[]
> = {
  value: [
    { upToPercent: 65, premiumPercent: 0.6 },
    { upToPercent: 75, premiumPercent: 1.7 },
    { upToPercent: 80, premiumPercent: 2.4 },
    { upToPercent: 85, premiumPercent: 2.8 },
    { upToPercent: 90, premiumPercent: 3.1 },
    { upToPercent: 95, premiumPercent: 4 },
  ],
  source: 'CMHC, Mortgage loan insurance premiums (up to 80 %: general knowledge, to be checked)',
  effectiveFrom: '2017-03-17',
};

/** Replaces the highest premium where the down payment is borrowed, percent. */
export const BORROWED_DOWN_PREMIUM: DatedRate<number> = {
  value: 4.5,
  source: 'CMHC, Mortgage loan insurance premiums, non-traditional down payment',
  effectiveFrom: '2017-03-17',
};

/** Added to the premium for a mortgage of more than 25 years, percent of the loan. */
export const LONG_AMORTIZATION_PREMIUM: DatedRate<number> = {
  value: 0.2,
  source: 'CMHC, 30-year amortization for first buyers and new homes',
  effectiveFrom: '2024-12-15',
};

/** Goods and services tax on a new home, and its refund for buyers of a first home. */
export const NEW_HOME_GST: DatedRate<{
  readonly percent: number;
  /** Up to this price all of it is refunded; above it linearly less, down to nothing. */
  readonly fullRebateDollars: number;
  readonly noRebateDollars: number;
}> = {
  value: { percent: 5, fullRebateDollars: 1_000_000, noRebateDollars: 1_500_000 },
  source: 'Bill C-4, First-time home buyers’ GST rebate',
  effectiveFrom: '2026-03-12',
};

/** Sales tax on that premium, percent, which is paid in cash. */
export const PREMIUM_TAX_PERCENT: Readonly<Record<string, number>> = { ON: 8, QC: 9, SK: 6 };

/** Least down payment: percent of the part of the price from here on, below the uninsured price. */
export const DOWN_PAYMENT_BRACKETS: readonly Bracket[] = [
  { fromDollars: 0, percent: 5 },
  { fromDollars: 500_000, percent: 10 },
];

/** From this price on mortgages cannot be insured, and the least down payment is a fifth of the price. */
export const UNINSURED_FROM_DOLLARS = 1_500_000;
export const UNINSURED_DOWN_PERCENT = 20;
