import type { LastStatus } from '#src/contract/listings/listing.ts';
import type { MonthSpan } from '../calendar.ts';
import type { CityMarket } from './city-market.ts';
import type { DemoRandom } from '../random.ts';

/** The outcome of a listing and its days. Days are day numbers. */
export type Lifecycle = {
  readonly type: 'Sale' | 'Lease';
  readonly status: 'A' | 'U';
  readonly lastStatus: LastStatus;
  readonly listDay: number;
  readonly soldDay: number | null;
  readonly updatedDay: number;
  readonly expiryDay: number;
  readonly daysOnMarket: number;
};

const OFF_WINDOW_DAYS = 540;
const OFF_LEASE_SHARE = 0.15;
const CONTRACT_DAYS = [90, 120, 180] as const;
const MAX_DAYS = 170;
const DOM_SIGMA = 0.65;
const LEASE_PACE = 0.6;
/** Days before a listing can have had a price change or an offer. */
const MIN_DAYS_TO_CHANGE = 3;

/** The first expiry at or after both days, in the terms that contracts are made for. */
function expiryDay(listDay: number, atLeast: number, random: DemoRandom): number {
  const term = random.pick(CONTRACT_DAYS);
  const fitting = CONTRACT_DAYS.find((days) => days >= term && listDay + days >= atLeast);
  return listDay + (fitting ?? Math.max(term, atLeast - listDay));
}

/** The days on market of a home that closed on a day, 1 to 170 days: lognormal. */
function daysToClose(market: CityMarket, type: 'Sale' | 'Lease', day: number, random: DemoRandom) {
  const { city, levels, days: daysController } = market;
  const mean = city.daysOnMarket * levels.daysOnMarket(day) * (type === 'Lease' ? LEASE_PACE : 1);
  const correction = type === 'Lease' ? 0 : daysController.correction();
  const exactDays = mean * Math.exp(correction + random.normal() * DOM_SIGMA - DOM_SIGMA ** 2 / 2);
  const days = Math.min(MAX_DAYS, Math.max(1, Math.round(exactDays)));
  if (type === 'Sale') daysController.observe((days - mean) / city.daysOnMarket);
  return days;
}

/** A listing that is on the market today; some came today, most in the last weeks. */
export function activeLifecycle(market: CityMarket, today: number, random: DemoRandom): Lifecycle {
  const { type, lastStatus } = market.nextActive();
  const wait = -Math.log(1 - random.fraction()) * market.city.daysOnMarket * 0.9;
  const least = lastStatus === 'New' ? 0 : MIN_DAYS_TO_CHANGE;
  const age = Math.min(MAX_DAYS, Math.floor(wait) + least);
  const listDay = today - age;
  return {
    type,
    status: 'A',
    lastStatus,
    listDay,
    soldDay: null,
    updatedDay: lastStatus === 'New' ? listDay : random.integer(listDay + least - 1, today),
    expiryDay: expiryDay(listDay, today + 1, random),
    daysOnMarket: age,
  };
}

/** A listing that was sold or leased in a month. */
export function closedLifecycle(
  market: CityMarket,
  type: 'Sale' | 'Lease',
  closingMonths: MonthSpan,
  random: DemoRandom,
): Lifecycle {
  const soldDay = random.integer(closingMonths.firstDay, closingMonths.lastDay);
  const daysOnMarket = daysToClose(market, type, soldDay, random);
  const listDay = soldDay - daysOnMarket;
  return {
    type,
    status: 'U',
    lastStatus: type === 'Sale' ? 'Sld' : 'Lsd',
    listDay,
    soldDay,
    updatedDay: soldDay,
    expiryDay: expiryDay(listDay, soldDay + 1, random),
    daysOnMarket,
  };
}

/** A listing that left the market unsold in the last year and a half. */
export function offMarketLifecycle(
  market: CityMarket,
  today: number,
  random: DemoRandom,
): Lifecycle {
  const lastStatus = market.nextOff();
  const endDay = today - random.integer(1, OFF_WINDOW_DAYS);
  const isExpired = lastStatus === 'Exp';
  const days = isExpired ? random.pick(CONTRACT_DAYS) : random.integer(5, MAX_DAYS);
  const listDay = endDay - days;
  return {
    type: random.chance(OFF_LEASE_SHARE) ? 'Lease' : 'Sale',
    status: 'U',
    lastStatus,
    listDay,
    soldDay: null,
    updatedDay: endDay,
    expiryDay: isExpired ? endDay : expiryDay(listDay, endDay + 1, random),
    daysOnMarket: days,
  };
}
