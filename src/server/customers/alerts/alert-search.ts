import type { ListingSearch } from '#src/contract/listings/search/search.ts';
import { activeQuery } from '#src/domain/search/filter-query.ts';
import { readListPath } from '#src/domain/search/list/list-route.ts';
import { readMapAddress } from '#src/domain/map/address.ts';
import type { MapView } from '#src/domain/map/route.ts';
import { mapOfAreas } from '#src/domain/search/drawn-areas.ts';
import { boundsRing } from '#src/domain/map/rules.ts';
import { pagePath } from '#src/domain/routes.ts';
import { boundaryFilter } from '#src/domain/search/search-boundary.ts';
import { boundsAround } from '#src/lib/geo/web-mercator.ts';

type Where = Partial<ListingSearch>;

const DAY_MS = 86_400_000;

/** The size of a map in an ordinary window, pixels. */
const WINDOW = { widthPx: 1280, heightPx: 800 } as const;

/** The day before a day, both YYYY-MM-DD. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** The day after a day, both YYYY-MM-DD. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

/** The part of the world that a window around the point shows. */
function viewWhere({ center, zoom }: MapView): Where {
  return { map: [boundsRing(boundsAround(center, zoom, WINDOW))] };
}

function mapWhere({ boundary, place }: ReturnType<typeof readMapAddress>): Where | undefined {
  if (boundary) return boundaryFilter(boundary);
  if (place.kind === 'view') return viewWhere(place.view);
  return place.kind === 'city' ? { city: [place.citySlug] } : undefined;
}

function listWhere(path: string, query: URLSearchParams) {
  const route = readListPath(path.slice(pagePath('/list').length), query);
  if (route.kind !== 'list') return undefined;
  const { place, areas = [], filters } = route.request;
  const { province, citySlug, neighborhoodSlug } = place;
  if (!province && areas.length === 0) return undefined;
  const where: Where = {
    ...(areas.length > 0 ? { map: mapOfAreas(areas) } : {}),
    ...(province ? { state: [province.code] } : {}),
    ...(citySlug ? { city: [citySlug] } : {}),
    ...(neighborhoodSlug ? { neighborhood: [neighborhoodSlug] } : {}),
  };
  return { where, filters };
}

function readAddress(address: string) {
  const [path = '', text = ''] = address.split('?');
  const query = new URLSearchParams(text);
  const list = pagePath('/list');
  if (path === list || path.startsWith(`${list}/`)) return listWhere(path, query);
  const map = readMapAddress(path, query);
  const where = mapWhere(map);
  return where && { where, filters: map.filters };
}

/** The search of an address for homes that were listed on the given days, both included, YYYY-MM-DD. */
export function newHomesSearch(
  address: string,
  { from, to }: { readonly from: string; readonly to: string },
): Where | undefined {
  const search = watchedSearches(address, to);
  if (!search) return undefined;
  const { minListDate = from } = search;
  return { ...search, minListDate: [minListDate, from].toSorted().at(-1), maxListDate: to };
}

/**
 * The search for homes on the market behind the address of a map or a list; undefined when there is
 * none, or when it is bound to no place at all.
 *
 * @param today YYYY-MM-DD
 */
export function watchedSearches(address: string, today: string): Where | undefined {
  const searchAddress = readAddress(address);
  const active = searchAddress && activeQuery(searchAddress.filters, today);
  return active && { ...active, ...searchAddress.where };
}
