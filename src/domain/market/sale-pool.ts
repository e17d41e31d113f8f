/** A measure of one listing. Dollars, days, square feet; `aboveList` and `belowList` 0 or 1. */
export type Measure =
  | 'listPrice'
  | 'soldPrice'
  | 'daysOnMarket'
  | 'tax'
  | 'maintenanceFee'
  | 'maintenanceFeePerSqft'
  | 'priceSqftLow'
  | 'priceSqftHigh'
  | 'sqftLow'
  | 'sqftHigh'
  | 'aboveList'
  | 'belowList';

/** What all sales of a group have in common, as far as public views show it or it follows from them. */
export type SaleCell = {
  readonly boardId: string;
  readonly city: string;
  readonly state: string;
  readonly type: string;
  readonly lastStatus: string;
  /** The first day of the month they closed in, as days since 1970. */
  readonly monthDay: number;
};

/** A measure over the sales of a group: its sum, and the number of sales with a known value. */
export type GroupFigure = { readonly sum: number; readonly count: number };

/**
 * A k-anonymity group of restricted sales (`sale-groups.ts`): five or more that are reported together or
 * not at all. It keeps the values its sales had when it was made. A price that changes later, a sale that
 * is removed, made public or corrected changes nothing, so that reports before and after do not differ by
 * one sale.
 */
export type SaleGroup = SaleCell & {
  /** Null where its sales are of several. */
  readonly class: string | null;
  readonly propertyType: string | null;
  /** How many of its sales have how many bedrooms, fewest first; null where it is not known. */
  readonly bedrooms: readonly (readonly [bedrooms: number | null, saleCount: number])[];
  /** First days of the months its sales were listed in. */
  readonly listMonthDays: readonly [first: number, last: number];
  readonly saleCount: number;
  /** A measure known for fewer than five of its sales is left out. */
  readonly figures: Readonly<Partial<Record<Measure, GroupFigure>>>;
};

/** Restricted sales in no group: only the fact that they are missing is reported. */
export type UnpooledSales = SaleCell & { readonly saleCount: number };

export type SalePool = {
  readonly groups: readonly SaleGroup[];
  readonly waiting: readonly UnpooledSales[];
  /** The index of the group of each sale that has become public, by the sale's `shuffle`. */
  readonly openedSales: ReadonlyMap<number, number>;
};
