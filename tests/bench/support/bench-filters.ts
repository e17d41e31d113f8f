import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { offeredHomes } from '#src/domain/search/offered-homes.ts';
import { FEATURES } from './bench-homes.ts';

export const DEFAULT: ListingFilter = { ...offeredHomes(), type: ['sale'] };

/** A price limit, and a budget that allows about the same price. */
export const UP_TO: Readonly<Record<string, ListingFilter>> = {
  'under a price': { ...DEFAULT, maxPrice: 640_000 },
  'in a budget': { ...DEFAULT, maxMonthlyCost: 3600, availableCash: 120_000 },
};

export function soldFilter(random: () => number): ListingFilter {
  const days = 30 + Math.floor(random() * 690);
  const minSoldDate = new Date(Date.UTC(2026, 10, 21) - days * 86_400_000).toISOString();
  return {
    status: ['U'],
    type: ['sale'],
    lastStatus: ['Sld'],
    minSoldDate: minSoldDate.slice(0, 10),
  };
}

/**
 * A visitor's filter: mostly the default, often with one more condition, sometimes sold homes or leases.
 */
export function aFilter(random: () => number): ListingFilter {
  const kind = random();
  if (kind < 0.4) return DEFAULT;
  if (kind < 0.9 && kind > 0.75) return soldFilter(random);
  if (kind > 0.9) return { ...DEFAULT, type: ['lease'], minPrice: 1000, maxPrice: 5000 };
  const more: ListingFilter[] = [
    { ...DEFAULT, minPrice: 500_000, maxPrice: 1_200_000 },
    { ...DEFAULT, minBedrooms: 3 },
    { ...DEFAULT, minBaths: 2, maxPrice: 900_000 },
    { ...DEFAULT, propertyType: ['Detached', 'Semi-Detached'] },
    { ...DEFAULT, class: ['condo'] },
    { ...DEFAULT, minSqft: 1200 },
    { ...DEFAULT, minListDate: '2026-10-01' },
  ];
  return more[Math.floor(random() * more.length)] ?? DEFAULT;
}

const FEWEST_CONDITIONS = 2;
const MOST_CONDITIONS = 4;

/** Two to four conditions at once, each with random numbers, on homes for sale or sold. */
export function combinedFilter(random: () => number): ListingFilter {
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low));
  const minPrice = between(200, 700) * 1000;
  const conditions: Partial<ListingFilter>[] = [
    { minPrice, maxPrice: minPrice + between(200, 900) * 1000 },
    { minBedrooms: between(1, 5) },
    { minBaths: between(1, 4) },
    { class: [random() < 0.4 ? 'condo' : 'residential'] },
    { propertyType: ['Detached', 'Semi-Detached'].slice(0, between(1, 3)) },
    { minSqft: between(6, 24) * 100 },
  ];
  const base = random() < 0.3 ? soldFilter(random) : DEFAULT;
  const inDisorder = conditions
    .map((condition) => ({ condition, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ condition }) => condition);
  const count = between(FEWEST_CONDITIONS, MOST_CONDITIONS + 1);
  return Object.assign({ ...base }, ...inDisorder.slice(0, count));
}

export function keyword(share: number): string {
  return FEATURES[Math.floor(share * FEATURES.length)]?.[0] ?? FEATURES[0][0];
}
