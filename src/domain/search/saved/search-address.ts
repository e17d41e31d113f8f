import { readMapAddress, writeMapAddress } from '../../map/address.ts';
import { pagePath } from '../../routes.ts';
import type { SearchFilters } from '../filters/registry.ts';
import { listHref, type ListRequest, placeNames, readListPath } from '../list/list-route.ts';
import type { SearchBoundary } from '../search-boundary.ts';

/** The area of a search: a named place, an area drawn by hand, the view of a map, or everywhere. */
export type SearchPlace =
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'drawn'; readonly areas: number }
  | { readonly kind: 'view' | 'everywhere' };

/** The search in the address of a map or a list. */
export type AddressSearch = {
  /** The one address of the search: without the page, an opened home and the height of the list. */
  readonly address: string;
  readonly place: SearchPlace;
  readonly filters: SearchFilters;
};

function namedPlace(name: string | undefined, otherwise: 'view' | 'everywhere'): SearchPlace {
  return name === undefined ? { kind: otherwise } : { kind: 'named', name };
}

function placeOfBoundary(boundary: SearchBoundary): SearchPlace {
  if (boundary.kind === 'drawn') return { kind: 'drawn', areas: boundary.areas.length };
  const { citySlug, neighborhoodSlug } = boundary;
  const place = { citySlug, ...(neighborhoodSlug && { neighborhoodSlug }) };
  return namedPlace(placeNames(place, [])[0], 'view');
}

function searchOfMap(path: string, query: URLSearchParams): AddressSearch {
  const { place, ...rest } = readMapAddress(path, query);
  // An opened home belongs to the moment, not to the search.
  const plain = place.kind === 'view' ? { kind: 'view' as const, view: place.view } : place;
  const search = { ...rest, place: plain, isFitted: false, pin: null, panel: null, page: 1 };
  const citySlug = place.kind === 'city' ? place.citySlug : undefined;
  return {
    address: writeMapAddress(search),
    place: rest.boundary
      ? placeOfBoundary(rest.boundary)
      : namedPlace(placeNames(citySlug ? { citySlug } : {}, [])[0], 'view'),
    filters: rest.filters,
  };
}

function searchOfList(request: ListRequest): AddressSearch {
  const { place, areas } = request;
  const [name] = placeNames(place, []);
  return {
    address: listHref({ ...request, page: 1 }),
    place:
      areas && name === undefined
        ? { kind: 'drawn', areas: areas.length }
        : namedPlace(name, 'everywhere'),
    filters: request.filters,
  };
}

/** The parameters of an address that do not change the homes found: their order, and the map's look. */
const OF_THE_VIEW = ['sort', 'seed', 'satellite', 'amounts'] as const;

/** The same text for all addresses of one search, in whatever order they show its homes. */
export function searchKey(address: string): string {
  const [path = '', text = ''] = address.split('?');
  const query = new URLSearchParams(text);
  for (const name of OF_THE_VIEW) query.delete(name);
  return searchOfAddress(path, query.toString())?.address ?? address;
}

/** Why no email reports the new homes of a search: it finds only sold homes, or homes of all of Canada. */
export type EmailObstacle = 'sold' | 'everywhere';

/** What keeps a saved search from emails about new homes; undefined where nothing does. */
export function emailObstacle(address: string): EmailObstacle | undefined {
  const [path = '', query = ''] = address.split('?');
  const search = searchOfAddress(path, query);
  if (!search?.filters.showActive) return 'sold';
  return search.place.kind === 'everywhere' ? 'everywhere' : undefined;
}

/**
 * The search that the address of a map or a list says; undefined for another page.
 *
 * @param query without or with its question mark
 */
export function searchOfAddress(path: string, query: string): AddressSearch | undefined {
  const parameters = new URLSearchParams(query);
  const map = pagePath('/map');
  if (path === map || path.startsWith(`${map}/`)) return searchOfMap(path, parameters);
  const list = pagePath('/list');
  if (path !== list && !path.startsWith(`${list}/`)) return undefined;
  const route = readListPath(path.slice(list.length + 1), parameters);
  return route.kind === 'list' ? searchOfList(route.request) : undefined;
}
