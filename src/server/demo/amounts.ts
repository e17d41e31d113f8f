import { dateParts } from './calendar.ts';
import type { Home } from './homes.ts';
import { market } from './market.ts';
import type { City } from './market.ts';
import { listPriceDollars, rentDollars } from './price-endings.ts';
import { askingDollars, paidDollars } from './prices.ts';
import type { PricedHome } from './prices.ts';
import type { Random } from './random.ts';
import { saleToListDeltaPct } from './statuses-and-dates.ts';
import type { Course } from './statuses-and-dates.ts';

/** Dollars, or dollars a month for a lease. */
export type Amounts = {
  readonly asked: number;
  /** The first asking price: higher than `asked` after a price change. */
  readonly original: number;
  /** Null until the home is sold or leased. */
  readonly paid: number | null;
};

const CLOSED_AFTER_REDUCTION = 0.15;
const LEAST_REDUCTION = { Sale: 10_000, Lease: 50 } as const;

/** What was asked for a home in the course of its listing, and what was paid. */
export function amountsOf(priced: PricedHome, course: Course, random: Random): Amounts {
  const { type, lastStatus, listDay, soldDay } = course;
  const asked = askingDollars(priced, type, listDay, random);
  const isReduced =
    lastStatus === 'Pc' || (soldDay !== null && random.chance(CLOSED_AFTER_REDUCTION));
  const before = asked * random.between(1.03, 1.09);
  const first = type === 'Sale' ? listPriceDollars(before, random) : rentDollars(before, random);
  const terms = { city: priced.city, saleToListDeltaPct: saleToListDeltaPct(soldDay ?? listDay) };
  return {
    asked,
    original: isReduced ? Math.max(first, asked + LEAST_REDUCTION[type]) : asked,
    paid: soldDay === null ? null : paidDollars(asked, type, terms, random),
  };
}

/** Property tax of a home for sale; a lease does not tell it. */
export function taxesOf(city: City, course: Course, askedDollars: number, random: Random) {
  const yearly = (askedDollars * city.taxPctOfPrice) / 100;
  return {
    annualAmount: course.type === 'Sale' ? Math.round(yearly * random.between(0.88, 1.12)) : null,
    assessmentYear: String(dateParts(course.listDay).year),
  };
}

/** Monthly fee of a condo for sale, unknown for a lease; null for a home that is no condo. */
export function condominiumOf(home: Home, type: Course['type'], random: Random) {
  const { feePerSqft } = market.homeTypes[home.kind];
  if (feePerSqft === null) return null;
  const fee = (home.sqft ?? 0) * random.between(...feePerSqft);
  return { fees: { maintenance: type === 'Sale' ? Math.round(fee) : null } };
}
