import fc from 'fast-check';
import { BASEMENTS } from '#src/domain/search/filters/basement.ts';
import { leastBeds, mostBeds, withBeds } from '#src/domain/search/filters/beds.ts';
import type { Choices } from '#src/domain/search/filters/choice-filter.ts';
import { CLOSED_WITHIN_DAYS } from '#src/domain/search/filters/market-status.ts';
import { FEATURES } from '#src/domain/search/filters/features.ts';
import { NO_FEE_LIMIT } from '#src/domain/search/filters/maintenance-fee.ts';
import type { SearchType } from '#src/domain/search/filters/filter.ts';
import { cleanKeywords, KEYWORD_MATCHES } from '#src/domain/search/filters/keywords.ts';
import { AMOUNTS } from '#src/domain/search/filters/amounts.ts';
import { withPrices } from '#src/domain/search/filters/price.ts';
import {
  defaultFilters,
  FILTERS,
  type SearchFilters,
} from '#src/domain/search/filters/registry.ts';
import { withMarketStatus } from '#src/domain/search/filters/market-status.ts';
import { HOME_TYPES } from '#src/domain/search/home-types.ts';
import { type ListOrder, orderBy, SEED_END } from '#src/domain/search/list/list-order.ts';
import { LIST_SORTS } from '#src/domain/search/list/list-sorts.ts';
import { priceScale } from '#src/domain/search/price-steps.ts';

type AnyChoices = Choices<string, keyof SearchFilters, number | null>;

const marketSides = fc.constantFrom(
  { showActive: true, showClosed: false },
  { showActive: true, showClosed: true },
  { showActive: false, showClosed: true },
);

/** Every filter of the registry with a few choices, set to any of them. */
const anyChoice = fc.record(
  Object.fromEntries(
    FILTERS.filter((filter) => 'choices' in filter)
      .map((filter) => filter as unknown as AnyChoices)
      .map(({ field, choices }) => [field, fc.constantFrom(...choices)]),
  ),
) as unknown as fc.Arbitrary<Partial<SearchFilters>>;

const beds = fc
  .tuple(fc.constantFrom(...leastBeds.choices), fc.constantFrom(...mostBeds.choices))
  .map(([minBeds, maxBeds]) => withBeds({ minBeds: 0, maxBeds: null }, { minBeds, maxBeds }));

const others = fc.record({
  closedWithinDays: fc.constantFrom(...CLOSED_WITHIN_DAYS),
  homeTypes: fc.subarray([...HOME_TYPES]),
  basement: fc.option(fc.constantFrom(...BASEMENTS)),
  features: fc.subarray([...FEATURES]),
});

const keywords = fc
  .tuple(fc.string().map(cleanKeywords), fc.constantFrom(...KEYWORD_MATCHES))
  .map(([text, match]) => ({ keywords: text, keywordMatch: text ? match : 'all' }));

const budget = fc.record({
  monthlyMax: fc.integer({ min: 1, max: 20_000 }),
  cash: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
  ratePercent: fc.constantFrom(3.99, 5, 6),
  amortizationYears: fc.integer({ min: 1, max: 40 }),
});

/** Filters that apply only to homes for sale. */
const ofSale = fc.tuple(fc.option(budget), fc.constantFrom(...AMOUNTS));

/** Any filters that a visitor can set. */
export const anyFilters: fc.Arbitrary<SearchFilters> = fc
  .constantFrom<SearchType[]>('sale', 'lease')
  .chain((type) => {
    const price = fc.option(fc.constantFrom(...priceScale(type).steps));
    const prices = fc.record({ minPrice: price, maxPrice: price });
    return fc
      .tuple(prices, marketSides, ofSale, anyChoice, beds, keywords, others)
      .map(([anyPrices, anyShown, [anyBudget, amounts], ...set]) => {
        const filters = Object.assign(defaultFilters(type), ...set) as SearchFilters;
        const withAnyPrices = withPrices(filters, anyPrices);
        const shownAs =
          type === 'sale'
            ? { ...withAnyPrices, ...anyBudget, amounts }
            : { ...withAnyPrices, ...NO_FEE_LIMIT };
        return withMarketStatus(shownAs, anyShown) ?? shownAs;
      });
  });

/** Any order of a list. */
export const anyOrder: fc.Arbitrary<ListOrder> = fc
  .tuple(fc.constantFrom(...LIST_SORTS), fc.option(fc.nat(SEED_END - 1)))
  .map(([sort, seed]) => orderBy(sort, seed));
