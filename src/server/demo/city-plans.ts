import { monthsUntil } from './calendar.ts';
import type { MonthSpan } from './calendar.ts';
import { market } from './market.ts';
import type { City } from './market.ts';

const TOTALS = { active: 7000, sold: 19_000, leased: 4900, off: 1500 } as const;
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
  readonly active: number;
  readonly sold: number;
  readonly leased: number;
  readonly off: number;
};

/** Shares out a whole number by weights; the largest remainders get what rounding leaves. */
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

function salesOf(cities: readonly City[]): number[] {
  const fixed = cities.map((city) => (city.trendsPicker ? pickerSales(city) : 0));
  const left = TOTALS.sold - fixed.reduce((one, other) => one + other, 0);
  const others = apportion(
    left,
    cities.map((city) => (city.trendsPicker ? 0 : city.annualSales)),
  );
  return fixed.map((count, at) => count + (others[at] ?? 0));
}

/** How many listings of each kind every city has. The counts do not depend on the date. */
export function cityPlans(): CityPlan[] {
  const { cities } = market;
  const sold = salesOf(cities);
  const leased = apportion(TOTALS.leased, sold);
  // Small cities get more than their share, so that none looks deserted.
  const presence = cities.map((city) => city.annualSales ** 0.8 * (city.trendsPicker ? 1.6 : 1));
  const active = apportion(TOTALS.active, presence);
  const off = apportion(TOTALS.off, presence);
  return cities.map((city, at) => ({
    city,
    active: active[at] ?? 0,
    sold: sold[at] ?? 0,
    leased: leased[at] ?? 0,
    off: off[at] ?? 0,
  }));
}

/** The month in which each of a city's closed listings closed, oldest first. */
export function closingMonths(plan: CityPlan, kind: 'sold' | 'leased', today: number): MonthSpan[] {
  const { city } = plan;
  const seasons = kind === 'sold' ? market.salesShare[city.season] : market.leaseShare;
  const power = city.trendsPicker ? PICKER_SEASON_POWER : 1;
  const spans = monthsUntil(today, MONTHS);
  const counts = apportion(
    plan[kind],
    spans.map(({ month, share }) => (seasons[month] ?? 0) ** power * share),
  );
  return spans.flatMap((span, at) => Array.from({ length: counts[at] ?? 0 }, () => span));
}
