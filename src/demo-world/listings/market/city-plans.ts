import { monthsUntil } from '../calendar.ts';
import type { MonthSpan } from '../calendar.ts';
import { market } from './market.ts';
import type { City } from './market.ts';

/** The mix of a whole set, which also gives the default number of listings. */
const MIX = { active: 8000, sold: 20_000, leased: 5000, off: 1500 } as const;
export const DEFAULT_COUNT = MIX.active + MIX.sold + MIX.leased + MIX.off;
const MONTHS = 24;

/**
 * Sales that give a city of the market-trends page at least 30 in its quietest month; the larger of
 * these cities have somewhat more.
 */
const PICKER_SALES = { base: 950, smallestAnnualSales: 1300, growth: 0.12, share: 0.09 } as const;
/** Flattens the seasons of those cities, so that their winters keep enough sales. */
const PICKER_SEASON_POWER = 0.4;

export type CityPlan = {
  readonly city: City;
  /** How many listings the cities before this one have together. */
  readonly firstOrdinal: number;
  readonly active: number;
  readonly sold: number;
  readonly leased: number;
  readonly off: number;
};

/** How many listings a city has. */
export function planCount({ active, sold, leased, off }: CityPlan): number {
  return active + sold + leased + off;
}

/** Divides a whole number by weights; the largest remainders get the rest from rounding. */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((left, right) => left + right, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((one, other) => one + other, 0);
  exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at)
    .slice(0, left)
    .forEach(({ at }) => {
      parts[at] = (parts[at] ?? 0) + 1;
    });
  return parts;
}

function pickerSales(city: City): number {
  const growth = (city.annualSales / PICKER_SALES.smallestAnnualSales) ** PICKER_SALES.growth;
  return Math.round(Math.max(PICKER_SALES.base * growth, city.annualSales * PICKER_SALES.share));
}

/** Sales of every city in a set of the default size. */
function salesOf(cities: readonly City[]): number[] {
  const pickerSalesByCity = cities.map((city) => (city.trendsPicker ? pickerSales(city) : 0));
  const left = MIX.sold - pickerSalesByCity.reduce((one, other) => one + other, 0);
  const others = apportion(
    left,
    cities.map((city) => (city.trendsPicker ? 0 : city.annualSales)),
  );
  return pickerSalesByCity.map((count, at) => count + (others[at] ?? 0));
}

/**
 * The number of listings of each kind in every city, for a set of a given size. The counts do not depend on
 * the date, and a set of another size has the same mix in the same cities.
 */
export function cityPlans(count: number = DEFAULT_COUNT): CityPlan[] {
  const { cities } = market;
  const [active = 0, sold = 0, leased = 0, off = 0] = apportion(count, Object.values(MIX));
  const sales = salesOf(cities);
  // Small cities get more than their share, so that none looks deserted.
  const presence = cities.map((city) => city.annualSales ** 0.8 * (city.trendsPicker ? 1.6 : 1));
  const counts = {
    active: apportion(active, presence),
    sold: apportion(sold, sales),
    leased: apportion(leased, sales),
    off: apportion(off, presence),
  };
  let firstOrdinal = 0;
  return cities.map((city, at) => {
    const plan = {
      city,
      firstOrdinal,
      active: counts.active[at] ?? 0,
      sold: counts.sold[at] ?? 0,
      leased: counts.leased[at] ?? 0,
      off: counts.off[at] ?? 0,
    };
    firstOrdinal += planCount(plan);
    return plan;
  });
}

export type ClosingMonth = { readonly span: MonthSpan; readonly count: number };

/** How many of a city's listings closed in each month of the last two years, oldest first. */
export function closingMonths(
  plan: CityPlan,
  kind: 'sold' | 'leased',
  today: number,
): ClosingMonth[] {
  const { city } = plan;
  const seasons = kind === 'sold' ? market.salesShare[city.season] : market.leaseShare;
  const power = city.trendsPicker ? PICKER_SEASON_POWER : 1;
  const spans = monthsUntil(today, MONTHS);
  const counts = apportion(
    plan[kind],
    spans.map(({ month, share }) => (seasons[month] ?? 0) ** power * share),
  );
  return spans.map((span, at) => ({ span, count: counts[at] ?? 0 }));
}
