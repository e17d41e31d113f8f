import type { FilterChip, SearchFilters } from '#src/domain/search/filters/registry.ts';
import { abbreviateDollars, formatDollars } from '#src/domain/money.ts';
import type { Locale } from '#src/messages/locale.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';

type Prices = Pick<SearchFilters, 'minPrice' | 'maxPrice'>;

/** "$500K – $900K", "$500K and up", "Up to $900K"; "Price" for any. */
export function priceText({ minPrice, maxPrice }: Prices, locale: Locale): string {
  const words = filtersTexts(locale);
  if (minPrice === null && maxPrice === null) return words.price;
  if (maxPrice === null) return words.priceFrom(abbreviateDollars(minPrice ?? 0, locale));
  if (minPrice === null) return words.priceTo(abbreviateDollars(maxPrice, locale));
  return words.priceBetween(
    abbreviateDollars(minPrice, locale),
    abbreviateDollars(maxPrice, locale),
  );
}

type Budget = Pick<SearchFilters, 'monthlyMax' | 'cash'>;

/** "Up to $3,200/mo with $80,000 down", "Up to $3,200/mo", "With $80,000 down"; "Budget" for any. */
export function budgetText({ monthlyMax, cash }: Budget, locale: Locale): string {
  const words = filtersTexts(locale);
  if (monthlyMax === null && cash === null) return words.budget;
  const dollars = (amount: number | null) => amount && formatDollars(amount, locale);
  return words.budgetText({ monthly: dollars(monthlyMax) || null, cash: dollars(cash) || null });
}

/** The chosen kinds of home, in a few words. */
export function homeTypesText(
  { homeTypes }: Pick<SearchFilters, 'homeTypes'>,
  locale: Locale,
): string {
  const words = filtersTexts(locale);
  const [first, ...more] = homeTypes;
  if (!first) return words.homeType;
  const name = words.homeTypes[first];
  return more.length === 0 ? name : words.manyTypes(name, more.length);
}

/** "2+ beds, 1+ baths", or the name of the menu when neither is set. */
export function roomsText(
  { minBeds, maxBeds, minBaths }: Pick<SearchFilters, 'minBeds' | 'maxBeds' | 'minBaths'>,
  locale: Locale,
) {
  const words = filtersTexts(locale);
  const parts = [
    minBeds || maxBeds ? words.chips.beds({ least: minBeds, most: maxBeds }) : '',
    minBaths ? words.chips.baths({ amount: minBaths }) : '',
  ];
  return parts.filter(Boolean).join(', ') || words.rooms;
}

type TextOf<Kind extends FilterChip['kind']> = (
  chip: Extract<FilterChip, { readonly kind: Kind }>,
) => string;

type ChipTexts = { readonly [Kind in FilterChip['kind']]: TextOf<Kind> };

/** The text of a filter's chip; those of prices and budgets are also the labels of their menus. */
export function chipText(chip: FilterChip, locale: Locale): string {
  const words = filtersTexts(locale);
  const texts: ChipTexts = {
    ...words.chips,
    price: (prices) => priceText(prices, locale),
    budget: (amounts) => budgetText(amounts, locale),
  };
  const text = texts[chip.kind] as (chip: FilterChip) => string;
  return text(chip);
}
