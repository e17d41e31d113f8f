import type { FilterChip, SearchFilters } from '#src/domain/search/filters/registry.ts';
import { abbreviateDollars } from '#src/domain/money.ts';
import { en } from '#src/messages/en.ts';

const { filters: words } = en;

type Prices = Pick<SearchFilters, 'minPrice' | 'maxPrice'>;

/** "$500K – $900K", "$500K and up", "Up to $900K"; "Price" for any. */
export function priceText({ minPrice, maxPrice }: Prices): string {
  if (minPrice === null && maxPrice === null) return words.price;
  if (maxPrice === null) return words.priceFrom(abbreviateDollars(minPrice ?? 0));
  if (minPrice === null) return words.priceTo(abbreviateDollars(maxPrice));
  return words.priceBetween(abbreviateDollars(minPrice), abbreviateDollars(maxPrice));
}

/** The kinds of home that are chosen, in a few words. */
export function homeTypesText({ homeTypes }: Pick<SearchFilters, 'homeTypes'>): string {
  const [first, ...more] = homeTypes;
  if (!first) return words.homeType;
  const name = words.homeTypes[first];
  return more.length === 0 ? name : words.manyTypes(name, more.length);
}

/** "2+ beds, 1+ baths", or what the menu is called when neither is set. */
export function roomsText({ minBeds, minBaths }: Pick<SearchFilters, 'minBeds' | 'minBaths'>) {
  const parts = [
    minBeds ? words.chips.beds({ amount: minBeds }) : '',
    minBaths ? words.chips.baths({ amount: minBaths }) : '',
  ];
  return parts.filter(Boolean).join(', ') || words.rooms;
}

type TextOf<Kind extends FilterChip['kind']> = (
  chip: Extract<FilterChip, { readonly kind: Kind }>,
) => string;

/** The text of every chip; that of prices is also what the menu of prices is called. */
const CHIP_TEXTS: { readonly [Kind in FilterChip['kind']]: TextOf<Kind> } = {
  ...words.chips,
  price: priceText,
};

/** What the chip of a filter says. */
export function chipText(chip: FilterChip): string {
  const text = CHIP_TEXTS[chip.kind] as (chip: FilterChip) => string;
  return text(chip);
}
