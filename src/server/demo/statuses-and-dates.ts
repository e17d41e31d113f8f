import type { LastStatus } from '#src/contract/listing.ts';
import { dateParts } from './calendar.ts';
import type { MonthSpan } from './calendar.ts';
import { market } from './market.ts';
import type { City } from './market.ts';
import type { Random } from './random.ts';

/** What became of a listing and when. Days are day numbers. */
export type Course = {
  readonly type: 'Sale' | 'Lease';
  readonly status: 'A' | 'U';
  readonly lastStatus: LastStatus;
  readonly listDay: number;
  readonly soldDay: number | null;
  readonly updatedDay: number;
  readonly expiryDay: number;
  readonly daysOnMarket: number;
};

const LEASE_SHARE = 0.22;
const OFF_LEASE_SHARE = 0.15;
const OFF_WINDOW_DAYS = 540;
const CONTRACT_DAYS = [90, 120, 180] as const;
const LONGEST_DAYS = 170;
const DOM_SIGMA = 0.65;

const ACTIVE_SALE = [
  { value: 'New', weight: 0.715 },
  { value: 'Pc', weight: 0.195 },
  { value: 'Sc', weight: 0.064 },
  { value: 'Sce', weight: 0.019 },
  { value: 'Dft', weight: 0.007 },
] as const;
const ACTIVE_LEASE = [
  { value: 'New', weight: 0.737 },
  { value: 'Pc', weight: 0.213 },
  { value: 'Lc', weight: 0.04 },
  { value: 'Lce', weight: 0.01 },
] as const;
const OFF = [
  { value: 'Exp', weight: 0.45 },
  { value: 'Sus', weight: 0.12 },
  { value: 'Ter', weight: 0.43 },
] as const;

/** The first expiry at or after both days, in the terms that contracts are made for. */
function expiryDay(listDay: number, atLeast: number, random: Random): number {
  const term = random.pick(CONTRACT_DAYS);
  const fitting = CONTRACT_DAYS.find((days) => days >= term && listDay + days >= atLeast);
  return listDay + (fitting ?? Math.max(term, atLeast - listDay));
}

/** How long a home that closed on a day had been for sale, 1 to 170 days: lognormal. */
function daysToClose(city: City, type: 'Sale' | 'Lease', day: number, random: Random): number {
  const season = market.daysOnMarketSeason[dateParts(day).month] ?? 1;
  const mean = city.daysOnMarket * season * (type === 'Lease' ? 0.6 : 1);
  const days = mean * Math.exp(random.normal() * DOM_SIGMA - DOM_SIGMA ** 2 / 2);
  return Math.min(LONGEST_DAYS, Math.max(1, Math.round(days)));
}

/** A listing that is on the market today; some came today, most in the last weeks. */
export function activeCourse(city: City, today: number, random: Random): Course {
  const type = random.chance(LEASE_SHARE) ? 'Lease' : 'Sale';
  const wait = -Math.log(1 - random.fraction()) * city.daysOnMarket * 0.9;
  const age = Math.min(LONGEST_DAYS, Math.floor(wait));
  const lastStatus: LastStatus =
    // A listing of today or yesterday has had no time for anything else.
    age < 2 ? 'New' : random.weighted<LastStatus>(type === 'Sale' ? ACTIVE_SALE : ACTIVE_LEASE);
  const listDay = today - age;
  return {
    type,
    status: 'A',
    lastStatus,
    listDay,
    soldDay: null,
    updatedDay: lastStatus === 'New' ? listDay : random.whole(listDay + 1, today),
    expiryDay: expiryDay(listDay, today + 1, random),
    daysOnMarket: age,
  };
}

/** A listing that was sold or leased in a month. */
export function closedCourse(
  city: City,
  type: 'Sale' | 'Lease',
  closed: MonthSpan,
  random: Random,
): Course {
  const soldDay = random.whole(closed.firstDay, closed.lastDay);
  const daysOnMarket = daysToClose(city, type, soldDay, random);
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
export function offCourse(today: number, random: Random): Course {
  const lastStatus = random.weighted<LastStatus>(OFF);
  const endDay = today - random.whole(1, OFF_WINDOW_DAYS);
  const isExpired = lastStatus === 'Exp';
  const days = isExpired ? random.pick(CONTRACT_DAYS) : random.whole(5, LONGEST_DAYS);
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

/** How far from a city's usual ratio of paid to asked a month's sales are, percent. */
export function saleToListDeltaPct(day: number): number {
  return market.saleToListSeason[dateParts(day).month] ?? 0;
}
