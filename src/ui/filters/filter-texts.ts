import type { SearchFilters } from '#src/domain/search/filters.ts';
import { abbreviateDollars } from '#src/domain/money.ts';
import type { SetFilter } from '#src/domain/search/set-filters.ts';
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
  const parts = [minBeds ? words.bedsSet(minBeds) : '', minBaths ? words.bathsSet(minBaths) : ''];
  return parts.filter(Boolean).join(', ') || words.rooms;
}

/** What a filter that is set says. */
export function setFilterText(set: SetFilter, type: SearchFilters['type']): string {
  switch (set.kind) {
    case 'price':
      return priceText(set);
    case 'homeType':
      return words.homeTypes[set.homeType];
    case 'beds':
      return words.bedsSet(set.amount);
    case 'baths':
      return words.bathsSet(set.amount);
    case 'sqft':
      return words.sqftSet(set.amount);
    case 'listedWithin':
      return words.listedSet(set.amount);
    case 'closed': {
      const closed = words.closedSet[type](set.days);
      return set.withActive ? words.withActive(closed) : closed;
    }
    case 'keywords':
      return words.keywordsSet(set.text);
  }
}
