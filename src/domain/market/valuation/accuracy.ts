import type { ValuationAccuracy } from '#src/contract/listings/valuation-calls.ts';
import type { ValuedType } from '#src/contract/listings/valued-homes.ts';
import { quantile } from './weighted-quantile.ts';

/** A sale that was valued without itself, by sales that closed before it. */
export type TestedSale = {
  readonly city: string;
  /** Two letters. */
  readonly province: string;
  readonly type: ValuedType;
  /** Days since 1970. */
  readonly soldDay: number;
  readonly soldDollars: number;
  readonly valueDollars: number;
  /** Spread of the value, from `valueBySales`. */
  readonly spread: number;
};

/** Four of five homes should sell within the range. */
const RANGE_SHARE = 0.8;
/** Fewer tested sales say nothing about an error. */
const MIN_TESTED_SALES = 30;
/** For values without tests: about four of five normally distributed values lie within it. */
const UNTESTED_FACTOR = 1.4;

/** What tests of past sales say about future values and ranges. */
export type MeasuredAccuracy = {
  /** How many spreads the range reaches to each side. */
  readonly rangeFactor: number;
  /** The error where a home lies, in the smallest scope with enough tested sales; null for none. */
  readonly of: (market: Market | undefined, type: ValuedType) => ValuationAccuracy | null;
};

/** The absolute error of a value, parts of the sold price. */
export function errorShare({ soldDollars, valueDollars }: TestedSale): number {
  return Math.abs(valueDollars - soldDollars) / soldDollars;
}

const deviation = ({ soldDollars, valueDollars, spread }: TestedSale) =>
  Math.abs(Math.log(soldDollars / valueDollars)) / spread;

const toPercent = (share: number) => Math.round(share * 1000) / 10;

type ScopedAccuracy = Pick<ValuationAccuracy, 'scope'> & {
  readonly city?: string;
  readonly rangeFactor: number;
};

/** The error of some tested sales; null where they are too few. */
export function summarizeTests(
  testedSales: readonly TestedSale[],
  { scope, city, rangeFactor }: ScopedAccuracy,
): ValuationAccuracy | null {
  if (testedSales.length < MIN_TESTED_SALES) return null;
  const inside = testedSales.filter((sale) => deviation(sale) <= rangeFactor).length;
  return {
    scope,
    city: city ?? null,
    testedSales: testedSales.length,
    medianErrorPercent: toPercent(quantile(testedSales.map(errorShare), 0.5)),
    insideRangePercent: Math.round((inside / testedSales.length) * 100),
  };
}

/** How many spreads a range must extend so that the intended share of tested sales lies within. */
export function rangeFactorOf(testedSales: readonly TestedSale[]): number {
  return testedSales.length < MIN_TESTED_SALES
    ? UNTESTED_FACTOR
    : quantile(testedSales.map(deviation), RANGE_SHARE);
}

type Market = Pick<TestedSale, 'city' | 'province'>;

const marketKey = ({ city, province, type }: Market & Pick<TestedSale, 'type'>) =>
  `${type}/${city}, ${province}`;

/** Works out the errors of tested sales, and how wide the ranges have to be. */
export function measureAccuracy(testedSales: readonly TestedSale[]): MeasuredAccuracy {
  const rangeFactor = rangeFactorOf(testedSales);
  const byMarket = new Map(
    [...Map.groupBy(testedSales, marketKey)].map(([key, groupSales]) => {
      const city = groupSales[0]?.city ?? '';
      return [key, summarizeTests(groupSales, { scope: 'cityAndType', city, rangeFactor })];
    }),
  );
  const byType = new Map(
    [...Map.groupBy(testedSales, ({ type }) => type)].map(([type, groupSales]) => [
      type,
      summarizeTests(groupSales, { scope: 'type', rangeFactor }),
    ]),
  );
  const all = summarizeTests(testedSales, { scope: 'all', rangeFactor });
  return {
    rangeFactor,
    of: (market, type) =>
      (market && byMarket.get(marketKey({ ...market, type }))) ?? byType.get(type) ?? all,
  };
}

/** The range of a value, dollars. */
export function rangeOf(
  { valueDollars, spread }: { readonly valueDollars: number; readonly spread: number },
  rangeFactor: number,
): { readonly lowDollars: number; readonly highDollars: number } {
  const reach = Math.exp(spread * rangeFactor);
  return { lowDollars: valueDollars / reach, highDollars: valueDollars * reach };
}
