import { dateParts } from '../calendar.ts';
import type { CityMarket } from './city-market.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Home } from '../homes/homes.ts';
import { market } from './market.ts';
import type { City } from './market.ts';
import { listPriceDollars, rentDollars } from './price-rounding.ts';
import { askingDollars, paidDollars } from './prices.ts';
import type { PricedHome } from './prices.ts';
import type { DemoRandom } from '../random.ts';

/** Dollars, or dollars a month for a lease. */
export type Amounts = {
  readonly askingPrice: number;
  /** The first asking price: higher than `askingPrice` after a price change. */
  readonly original: number;
  /** Null until the home is sold or leased. */
  readonly paid: number | null;
};

const CLOSED_AFTER_REDUCTION = 0.15;
const MIN_REDUCTION = { Sale: 10_000, Lease: 50 } as const;

/** The final price; reports its deviation from the parameters to the city's market. */
function paidOn(
  home: PricedHome,
  { type, askingPrice, soldDay }: { type: 'Sale' | 'Lease'; askingPrice: number; soldDay: number },
  cityMarket: CityMarket,
  random: DemoRandom,
): number {
  const { city, levels, prices, ratios } = cityMarket;
  const usual = levels.saleToListPoints(soldDay);
  const paidPrice = paidDollars(
    askingPrice,
    type,
    { city, ratioPoints: usual + ratios.correction() },
    random,
  );
  if (type === 'Sale') {
    ratios.observe((paidPrice / askingPrice) * 100 - city.saleToListPct - usual);
    const expectedPrice = city.avgPriceK[home.home.kind] * 1000 * levels.price(soldDay);
    prices.get(home.home.kind)?.observe(paidPrice / expectedPrice - 1);
  }
  return paidPrice;
}

/** The asking prices of a home over the lifecycle of its listing, and the price paid. */
export function amountsOf(
  home: PricedHome,
  lifecycle: Lifecycle,
  cityMarket: CityMarket,
  random: DemoRandom,
): Amounts {
  const { type, lastStatus, listDay, soldDay } = lifecycle;
  const askingPrice = askingDollars(home, type, listDay, random);
  const isReduced =
    lastStatus === 'Pc' || (soldDay !== null && random.chance(CLOSED_AFTER_REDUCTION));
  const before = askingPrice * random.between(1.03, 1.09);
  const first = type === 'Sale' ? listPriceDollars(before, random) : rentDollars(before, random);
  return {
    askingPrice,
    original: isReduced ? Math.max(first, askingPrice + MIN_REDUCTION[type]) : askingPrice,
    paid:
      soldDay === null ? null : paidOn(home, { type, askingPrice, soldDay }, cityMarket, random),
  };
}

/** Property tax of a home for sale; a lease does not state it. */
export function taxesOf(
  city: City,
  lifecycle: Lifecycle,
  askedDollars: number,
  random: DemoRandom,
) {
  const yearly = (askedDollars * city.taxPctOfPrice) / 100;
  return {
    annualAmount:
      lifecycle.type === 'Sale' ? Math.round(yearly * random.between(0.88, 1.12)) : null,
    assessmentYear: String(dateParts(lifecycle.listDay).year),
  };
}

/** Monthly fee of a condo for sale, dollars; null for a lease, and for a home that is no condo. */
export function feeOf(home: Home, type: Lifecycle['type'], random: DemoRandom): number | null {
  const { feePerSqft } = market.homeTypes[home.kind];
  if (feePerSqft === null || type === 'Lease') return null;
  return Math.round((home.sqft ?? 0) * random.between(...feePerSqft));
}
