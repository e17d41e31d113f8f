import type { ListingSuggestions } from '#src/contract/listings/detail/detail-calls.ts';
import { slug } from '#src/lib/text/fold.ts';
import { defaultFilters, type SearchFilters } from '../filters/registry.ts';
import { DEFAULT_ORDER } from '../list/list-order.ts';
import { listHref } from '../list/list-route.ts';
import type { CityAndState } from '../../places/main-city.ts';
import { provinceOf } from '../../places/provinces.ts';
import { type ListingHint, hintOf } from './suggestions.ts';

/** A search that many visitors make in any city. */
export type PopularSearch = {
  readonly kind: 'condos' | 'detached' | 'under' | 'bedrooms' | 'new' | 'lease';
  /** Dollars for `under`, bedrooms for `bedrooms`, days for `new`; else zero. */
  readonly amount: number;
  readonly href: string;
};

/** A city to look at, with its homes on the market. */
export type PlaceLink = {
  readonly city: string;
  /** Province code, in capitals. */
  readonly state: string;
  /** The visitor's word for the homes, where the link leads to such homes alone. */
  readonly homes?: string;
  readonly count: number;
  readonly href: string;
};

/** Where to continue a search: the links of the four columns of the suggestion block. */
export type SuggestionColumns = {
  readonly city: string;
  readonly searches: readonly PopularSearch[];
  readonly nearby: readonly PlaceLink[];
  readonly popular: readonly PlaceLink[];
  readonly recent: readonly ListingHint[];
};

const UNDER_DOLLARS = 700_000;
const BEDROOMS = 3;
const NEW_DAYS = 7;

type PopularFilter = Pick<PopularSearch, 'kind' | 'amount'> & {
  readonly filters: Partial<SearchFilters>;
};

const POPULAR_FILTERS: readonly PopularFilter[] = [
  { kind: 'condos', amount: 0, filters: { homeTypes: ['condo-apt'] } },
  { kind: 'detached', amount: 0, filters: { homeTypes: ['detached'] } },
  { kind: 'under', amount: UNDER_DOLLARS, filters: { maxPrice: UNDER_DOLLARS } },
  { kind: 'bedrooms', amount: BEDROOMS, filters: { minBeds: BEDROOMS } },
  { kind: 'new', amount: NEW_DAYS, filters: { listedWithinDays: NEW_DAYS } },
  { kind: 'lease', amount: 0, filters: defaultFilters('lease') },
];

function hrefIn({ city, state }: CityAndState, filters: SearchFilters): string {
  const province = provinceOf(state);
  const place = province ? { province, citySlug: slug(city) } : {};
  return listHref({ place, filters, order: DEFAULT_ORDER, page: 1 });
}

/** The searches that are popular in any city, made in this one. */
export function popularSearches(city: CityAndState): PopularSearch[] {
  return POPULAR_FILTERS.map(({ kind, amount, filters }) => ({
    kind,
    amount,
    href: hrefIn(city, { ...defaultFilters('sale'), ...filters }),
  }));
}

function placeLink({ city, state, count }: CityAndState & { count: number }): PlaceLink {
  const code = provinceOf(state)?.code ?? state;
  return { city, state: code, count, href: hrefIn({ city, state }, defaultFilters('sale')) };
}

/** The four columns for a city; undefined unless there is something nearby, popular and recent. */
export function suggestionColumns(
  city: CityAndState,
  { nearby, popular, recent }: Omit<ListingSuggestions, 'similarListings'>,
): SuggestionColumns | undefined {
  if ([nearby, popular, recent].some((list) => list.length === 0)) return undefined;
  return {
    city: city.city,
    searches: popularSearches(city),
    nearby: nearby.map(placeLink),
    popular: popular.map(placeLink),
    recent: recent.map(hintOf),
  };
}
