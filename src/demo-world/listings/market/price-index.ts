import { dateParts, dayNumberOf, firstDayOfMonth } from '../calendar.ts';
import { market } from './market.ts';
import type { PriceRegion } from './market.ts';

/** The day whose prices the market parameters give: there every index is 1. */
const LEVEL_DAY = dayNumberOf('2026-10-01');

type Mark = { readonly day: number; readonly level: number };

function marksOf(region: PriceRegion): Mark[] {
  const { fromYear, peakMonth, regions } = market.priceIndex;
  const { jan, peak } = regions[region];
  const marks = jan.map((level, at) => ({ day: firstDayOfMonth(fromYear + at, 0), level }));
  return [
    ...marks,
    { day: dayNumberOf(`${peakMonth}-01`), level: peak },
    { day: LEVEL_DAY, level: 1 },
  ].sort((one, other) => one.day - other.day);
}

const MARKS = new Map<PriceRegion, readonly Mark[]>();

function marks(region: PriceRegion): readonly Mark[] {
  const regionMarks = MARKS.get(region) ?? marksOf(region);
  MARKS.set(region, regionMarks);
  return regionMarks;
}

/** Price level of a region on a day, 1 in October 2026; flat before and after the known data. */
export function priceIndexOn(region: PriceRegion, day: number): number {
  const all = marks(region);
  const next = all.findIndex((mark) => mark.day > day);
  if (next === 0) return all[0]?.level ?? 1;
  const after = all[next];
  const before = all[next - 1];
  if (after === undefined || before === undefined) return all.at(-1)?.level ?? 1;
  const share = (day - before.day) / (after.day - before.day);
  return before.level + (after.level - before.level) * share;
}

/** The prices in the month of a day relative to the year. */
export function seasonOn(day: number): number {
  return market.priceSeason[dateParts(day).month] ?? 1;
}
