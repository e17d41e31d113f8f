const SUMMARIES = ['avg', 'med', 'sum', 'min', 'max', 'sd'] as const;
const summariesOf = <Name extends string>(name: Name) =>
  SUMMARIES.map((summary) => `${summary}-${name}` as const);

/** The statistics a search can be asked for, in the provider's words. */
export const STATISTIC_CODES = [
  ...summariesOf('listPrice'),
  ...summariesOf('soldPrice'),
  ...summariesOf('daysOnMarket'),
  'cnt-new',
  'cnt-closed',
  'cnt-available',
  'avg-tax',
  'med-tax',
  'avg-priceSqft',
  'med-priceSqft',
  'min-priceSqft',
  'max-priceSqft',
  'avg-maintenanceFee',
  'med-maintenanceFee',
  'avg-maintenanceFeePerSqft',
  'med-maintenanceFeePerSqft',
  'min-sqft',
  'max-sqft',
  'pct-aboveBelowList',
] as const;
export type StatisticCode = (typeof STATISTIC_CODES)[number];

/** Statistics that only a listing that has left the market can have. */
export const CLOSED_CODES: ReadonlySet<string> = new Set([
  ...summariesOf('soldPrice'),
  ...summariesOf('daysOnMarket'),
  'cnt-closed',
  'pct-aboveBelowList',
]);

/** Time spans that every statistic is split into; the day spans roll back from the last day. */
export const STATISTIC_PERIODS = [
  'grp-day',
  'grp-mth',
  'grp-yr',
  'grp-7-days',
  'grp-30-days',
  'grp-60-days',
  'grp-90-days',
  'grp-180-days',
  'grp-365-days',
] as const;
export type StatisticPeriod = (typeof STATISTIC_PERIODS)[number];
