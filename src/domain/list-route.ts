import type { ListingSearch } from '#src/contract/listing-search.ts';
import { PAGE_NUMBER_LIMIT } from '#src/contract/page-number.ts';
import { type AnySummary, SUMMARY_FIELDS } from '#src/contract/listing.ts';
import { slug } from '#src/lib/fold.ts';
import { defaultFilters, filterQuery } from './filters.ts';
import { type Province, provinceOf } from './provinces.ts';
import { type ListAddress, pagePath } from './routes.ts';

export const LIST_PAGE_SIZE = 8;

export type ListPlace = {
  readonly province?: Province;
  readonly citySlug?: string;
  readonly neighborhoodSlug?: string;
};

/** What a `/list…` address says. */
export type ListRoute =
  | { readonly kind: 'list'; readonly place: ListPlace; readonly page: number }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'unknown' };

function readPage(text: string | null): number {
  const page = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), PAGE_NUMBER_LIMIT);
}

/**
 * Reads what follows `/list/`: `{state}/{city}/{neighborhood}`, each optional from the right. A
 * province written in full, or names in capitals, lead to the one address the place has.
 */
export function readListPath(path: string | undefined, query: URLSearchParams): ListRoute {
  const given = (path ?? '').split('/').filter(Boolean);
  const [state, city, neighborhood, ...rest] = given;
  const page = readPage(query.get('page'));
  if (!state) return { kind: 'list', place: {}, page };
  const province = provinceOf(state);
  if (!province || rest.length > 0) return { kind: 'unknown' };
  const parts = [province.code.toLowerCase(), ...[city, neighborhood].filter(isText).map(slug)];
  if (parts.join('/') !== given.join('/')) {
    const text = query.toString();
    return { kind: 'redirect', to: pagePath(`/list/${parts.join('/')}`) + (text && `?${text}`) };
  }
  return {
    kind: 'list',
    place: {
      province,
      ...(city ? { citySlug: city } : {}),
      ...(neighborhood ? { neighborhoodSlug: neighborhood } : {}),
    },
    page,
  };
}

function isText(value: string | undefined): value is string {
  return value !== undefined;
}

/** The search behind a page of a list: homes for sale there, the newest first. */
export function listSearch(place: ListPlace, page: number): Partial<ListingSearch> {
  return {
    ...filterQuery(defaultFilters('sale')),
    ...(place.province ? { state: [place.province.code] } : {}),
    ...(place.citySlug ? { city: [place.citySlug] } : {}),
    ...(place.neighborhoodSlug ? { neighborhood: [place.neighborhoodSlug] } : {}),
    resultsPerPage: LIST_PAGE_SIZE,
    pageNum: page,
    sortBy: 'createdOnDesc',
    fields: SUMMARY_FIELDS,
  };
}

/** The address of a page of a place's list, for `listPath`. */
export function listAddress(place: ListPlace, page = 1): ListAddress {
  return {
    state: place.province?.code,
    city: place.citySlug,
    neighborhood: place.neighborhoodSlug,
    page,
  };
}

/** A place's name: as its listings spell it, else made from its URL segment. */
function placeName(segment: string, spelled: readonly (string | null | undefined)[]): string {
  const found = spelled.find((name) => name && slug(name) === segment);
  if (found) return found;
  return segment.replaceAll(
    /(^|-)(\p{L})/gu,
    (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`,
  );
}

/** The names of a place, smallest first: neighbourhood, city, province. Empty when none is named. */
export function placeNames(place: ListPlace, listings: readonly AnySummary[]): string[] {
  const neighborhoods = listings.map(({ address }) =>
    'neighborhood' in address ? address.neighborhood : null,
  );
  const cities = listings.map(({ address }) => address.city);
  return [
    place.neighborhoodSlug && placeName(place.neighborhoodSlug, neighborhoods),
    place.citySlug && placeName(place.citySlug, cities),
    place.province?.name,
  ].filter(isText);
}
