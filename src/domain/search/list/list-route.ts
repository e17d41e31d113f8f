import type { ListingSearch } from '#src/contract/listings/search/search.ts';
import { PAGE_NUMBER_LIMIT } from '#src/contract/listings/search/values/page-number.ts';
import { TEXT_LIMIT } from '#src/contract/listings/search/values/text-limit.ts';
import { type AnySummary, FIELDS_WITH_OPEN_HOUSES } from '#src/contract/listings/listing.ts';
import { slug } from '#src/lib/text/fold.ts';
import { filterQuery } from '../filter-query.ts';
import { readFilters, writeFilters } from '../filter-address.ts';
import type { SearchFilters } from '../filters/registry.ts';
import { type DrawnArea, mapOfAreas, readDrawnAreas, writeDrawnAreas } from '../drawn-areas.ts';
import { type ListOrder, orderQuery, readOrder, writeOrder } from './list-order.ts';
import { type Province, provinceOf } from '../../places/provinces.ts';
import { listPath, pagePath } from '../../routes.ts';

/** Homes of a page of a list. */
export const LIST_PAGE_SIZE = 24;

export type ListPlace = {
  readonly province?: Province;
  readonly citySlug?: string;
  readonly neighborhoodSlug?: string;
};

/** A page of a list: the place, the homes, the order, and the page from 1. */
export type ListRequest = {
  readonly place: ListPlace;
  /** Areas drawn by hand: only homes in any of them. */
  readonly areas?: readonly DrawnArea[];
  readonly filters: SearchFilters;
  readonly order: ListOrder;
  readonly page: number;
};

/** The content of a `/list…` address. */
export type ListRoute =
  | { readonly kind: 'list'; readonly request: ListRequest }
  /** A city without its province. */
  | { readonly kind: 'city'; readonly citySlug: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'unknown' };

function readPage(text: string | null): number {
  const page = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), PAGE_NUMBER_LIMIT);
}

/**
 * Reads what follows `/list/`: `{state}/{city}/{neighborhood}`, each optional from the right. A
 * province written in full, or names in capitals, lead to the one address the place has. A name that is longer
 * than any that can be searched for is unknown.
 */
export function readListPath(path: string | undefined, query: URLSearchParams): ListRoute {
  const segments = (path ?? '').split('/').filter(Boolean);
  const [state, city, neighborhood, ...rest] = segments;
  const request = (place: ListPlace): ListRoute => ({
    kind: 'list',
    request: { place, ...listChoices(query) },
  });
  if (!state) return request({});
  if (segments.some(({ length }) => length > TEXT_LIMIT)) return { kind: 'unknown' };
  const province = provinceOf(state);
  if (!province && !city) return { kind: 'city', citySlug: slug(state) };
  if (!province || rest.length > 0) return { kind: 'unknown' };
  const parts = [province.code.toLowerCase(), ...[city, neighborhood].filter(isText).map(slug)];
  if (parts.join('/') !== segments.join('/')) {
    const text = query.toString();
    return { kind: 'redirect', to: pagePath(`/list/${parts.join('/')}`) + (text && `?${text}`) };
  }
  return request({
    province,
    ...(city ? { citySlug: city } : {}),
    ...(neighborhood ? { neighborhoodSlug: neighborhood } : {}),
  });
}

/** The choices in the query of a list's address. */
function listChoices(query: URLSearchParams): Omit<ListRequest, 'place'> {
  const areas = readDrawnAreas(query);
  return {
    ...(areas.length > 0 ? { areas } : {}),
    filters: readFilters(query),
    order: readOrder(query),
    page: readPage(query.get('page')),
  };
}

function isText(value: string | undefined): value is string {
  return value !== undefined;
}

/** The search behind a list, without its page. */
export function listSearch(
  { place, areas = [], filters, order }: Omit<ListRequest, 'page'>,
  today: string,
): Partial<ListingSearch> {
  return {
    ...filterQuery(filters, today),
    ...(place.province ? { state: [place.province.code] } : {}),
    ...(place.citySlug ? { city: [place.citySlug] } : {}),
    ...(place.neighborhoodSlug ? { neighborhood: [place.neighborhoodSlug] } : {}),
    ...(areas.length > 0 ? { map: mapOfAreas(areas) } : {}),
    ...orderQuery(order, filters),
    resultsPerPage: LIST_PAGE_SIZE,
    fields: FIELDS_WITH_OPEN_HOUSES,
  };
}

/** The address of a page of a list, with the filters and the order that are not the defaults. */
export function listHref({ place, areas = [], filters, order, page }: ListRequest): string {
  const query = new URLSearchParams();
  writeFilters(filters, query);
  writeOrder(order, query);
  writeDrawnAreas(areas, query);
  if (page > 1) query.set('page', String(page));
  const path = listPath({
    state: place.province?.code,
    city: place.citySlug,
    neighborhood: place.neighborhoodSlug,
  });
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** A place's name: as its listings spell it, else made from its URL segment. */
function placeName(segment: string, spellings: readonly (string | null | undefined)[]): string {
  const spelling = spellings.find((name) => name && slug(name) === segment);
  if (spelling) return spelling;
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
