import type { PlaceSuggestion } from '#src/contract/places/calls.ts';
import { slug } from '#src/lib/text/fold.ts';
import { readFilters } from '../filter-address.ts';
import { readOrder } from '../list/list-order.ts';
import { listHref } from '../list/list-route.ts';
import { type MapAddress, readMapAddress, writeMapAddress } from '../../map/address.ts';
import { provinceOf } from '../../places/provinces.ts';
import { pagePath } from '../../routes.ts';
import type { SearchBoundary } from '../search-boundary.ts';
import type { Suggestion } from './suggestions.ts';

/** Where the visitor is: a path with the base, and the query with or without its question mark. */
export type PageAddress = { readonly path: string; readonly query: string };

function isUnder(route: '/map' | '/list', path: string): boolean {
  return path === pagePath(route) || path.startsWith(`${pagePath(route)}/`);
}

/** Whether the page is the map. */
export function isMapPage({ path }: PageAddress): boolean {
  return isUnder('/map', path);
}

/** Whether the page has a search of its own in its address: a list or the map. */
export function hasSearch(path: string): boolean {
  return isUnder('/list', path) || isUnder('/map', path);
}

/** The boundary of a town or neighbourhood; null for a street, an address or a postal code. */
function boundaryOf({ kind, cityKey, structured_formatting: text }: PlaceSuggestion) {
  if (kind !== 'city' && kind !== 'neighbourhood') return null;
  const [state = '', citySlug = ''] = cityKey.split('/');
  return {
    kind: 'place',
    state,
    citySlug,
    ...(kind === 'neighbourhood' ? { neighborhoodSlug: slug(text.main_text) } : {}),
  } satisfies SearchBoundary;
}

/** The list of homes in the town or neighbourhood, of the kind the visitor already looks for. */
function listOf(place: PlaceSuggestion, query: URLSearchParams): string | undefined {
  const province = provinceOf(place.state);
  const boundary = boundaryOf(place);
  if (!province || !boundary) return undefined;
  const { neighborhoodSlug } = boundary;
  return listHref({
    place: {
      province,
      citySlug: slug(place.city),
      ...(neighborhoodSlug ? { neighborhoodSlug } : {}),
    },
    filters: readFilters(query),
    order: readOrder(query),
    page: 1,
  });
}

function mapChoices(page: PageAddress, query: URLSearchParams): Omit<MapAddress, 'place'> {
  if (isMapPage(page)) return readMapAddress(page.path, query);
  return {
    filters: readFilters(query),
    order: readOrder(query),
    boundary: null,
    isFitted: false,
    pin: null,
    isSatellite: false,
    panel: null,
    page: 1,
  };
}

/** The map over the place: bound to a town or neighbourhood, with a pin at a house number. */
function mapOver(place: PlaceSuggestion, page: PageAddress, query: URLSearchParams): string {
  const { location: center, zoom, kind } = place;
  const boundary = boundaryOf(place);
  return writeMapAddress({
    ...mapChoices(page, query),
    place: { kind: 'view', view: { center, zoom } },
    boundary,
    isFitted: boundary !== null,
    pin: kind === 'address' ? center : null,
    page: 1,
  });
}

/**
 * Where a picked suggestion leads from a page. A home leads to its page; a town or neighbourhood to
 * its list from a list, else to the map; everything else to the map. Filters and order stay, unless
 * such homes were typed with the place as have filters of their own.
 */
export function suggestionPath(suggestion: Suggestion, page: PageAddress): string {
  if (suggestion.kind === 'listing') return suggestion.listing.path;
  const { place } = suggestion;
  const query = new URLSearchParams(place.homes?.filters || page.query);
  const list = isUnder('/list', page.path) ? listOf(place, query) : undefined;
  return list ?? mapOver(place, page, query);
}
