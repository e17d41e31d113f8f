import fc from 'fast-check';
import {
  AT_LEAST,
  CLOSED_WITHIN_DAYS,
  LIST_SORTS,
  LISTED_WITHIN_DAYS,
  MIN_SQFT,
} from '#src/domain/search/filter-choices.ts';
import { cleanKeywords } from '#src/domain/search/filter-address.ts';
import {
  defaultFilters,
  type SearchFilters,
  withPrices,
  withShown,
} from '#src/domain/search/filters.ts';
import { HOME_TYPES } from '#src/domain/search/home-types.ts';
import { type ListOrder, orderBy, SEED_END } from '#src/domain/search/list-order.ts';
import { priceScale } from '#src/domain/search/price-steps.ts';

const shown = fc.constantFrom(
  { showActive: true, showClosed: false },
  { showActive: true, showClosed: true },
  { showActive: false, showClosed: true },
);

/** Any filters that a visitor can set. */
export const anyFilters: fc.Arbitrary<SearchFilters> = fc
  .constantFrom('sale' as const, 'lease' as const)
  .chain((type) => {
    const price = fc.option(fc.constantFrom(...priceScale(type).steps));
    return fc
      .record({
        prices: fc.record({ minPrice: price, maxPrice: price }),
        shown,
        chosen: fc.record({
          listedWithinDays: fc.constantFrom(...LISTED_WITHIN_DAYS),
          closedWithinDays: fc.constantFrom(...CLOSED_WITHIN_DAYS),
          homeTypes: fc.subarray([...HOME_TYPES]),
          minBeds: fc.constantFrom(...AT_LEAST),
          minBaths: fc.constantFrom(...AT_LEAST),
          minSqft: fc.constantFrom(...MIN_SQFT),
          keywords: fc.string().map(cleanKeywords),
        }),
      })
      .map((any) => {
        const priced = withPrices({ ...defaultFilters(type), ...any.chosen }, any.prices);
        return withShown(priced, any.shown) ?? priced;
      });
  });

/** Any order of a list. */
export const anyOrder: fc.Arbitrary<ListOrder> = fc
  .tuple(fc.constantFrom(...LIST_SORTS), fc.option(fc.nat(SEED_END - 1)))
  .map(([sort, seed]) => orderBy(sort, seed));
