import { closingMonths } from './city-plans.ts';
import type { CityPlan, ClosingMonth } from './city-plans.ts';
import { dateParts } from '../calendar.ts';
import { market } from './market.ts';
import { priceIndexOn, seasonOn } from './price-index.ts';

/**
 * How a day differs from a city's two years of sales. The market parameters give the means over
 * those sales; the index and the seasons say how the days around them differ.
 */
export type CityLevels = {
  /** Prices of a day against the mean of the city's sales. */
  price(day: number): number;
  /** Days on market of a sale closed on a day against the mean of the city's sales. */
  daysOnMarket(day: number): number;
  /** Percentage points by which the ratio of paid to asked differs from the city's mean. */
  saleToListPoints(day: number): number;
};

function daysOnMarketSeason(day: number): number {
  return market.daysOnMarketSeason[dateParts(day).month] ?? 1;
}

function saleToListSeason(day: number): number {
  return market.saleToListSeason[dateParts(day).month] ?? 0;
}

function meanOver(months: readonly ClosingMonth[], of: (day: number) => number): number {
  const sales = months.reduce((sum, { count }) => sum + count, 0);
  const total = months.reduce(
    (sum, { span, count }) => sum + count * of(Math.floor((span.firstDay + span.lastDay) / 2)),
    0,
  );
  return sales === 0 ? of(months.at(-1)?.span.lastDay ?? 0) : total / sales;
}

/** The levels of a city's plan for a day number. */
export function cityLevels(plan: CityPlan, today: number): CityLevels {
  const { city } = plan;
  const months = closingMonths(plan, 'sold', today);
  const priceOn = (day: number) => priceIndexOn(city.priceIndex, day) * seasonOn(day);
  const meanPrice = meanOver(months, priceOn);
  const meanDays = meanOver(months, daysOnMarketSeason);
  const meanPoints = meanOver(months, saleToListSeason);
  return {
    price: (day) => priceOn(day) / meanPrice,
    daysOnMarket: (day) => daysOnMarketSeason(day) / meanDays,
    saleToListPoints: (day) => saleToListSeason(day) - meanPoints,
  };
}
