import type { AnySummary } from '#src/contract/listings/listing.ts';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import { DEFAULT_ORDER } from '#src/domain/search/list/list-order.ts';
import type { ListPage } from './list-page.ts';
import {
  type ListPlace,
  type ListRequest,
  listHref,
  placeNames,
} from '#src/domain/search/list/list-route.ts';
import type { Breadcrumb } from '#src/domain/json-ld/breadcrumbs.ts';
import { listPath } from '#src/domain/routes.ts';
import { type MapAddress, writeMapAddress } from '#src/domain/map/address.ts';
import { centreOf, CITY_ZOOM } from '#src/domain/map/listing-map.ts';
import type { MapView } from '#src/domain/map/route.ts';
import { boundaryOfAreas, type SearchBoundary } from '#src/domain/search/search-boundary.ts';

/** The head of a list's page for search engines. Links are paths of this site. */
export type ListHead = {
  readonly canonicalPath: string;
  /** Whether it may be found: not a permutation of filters or sorts. */
  readonly isIndexed: boolean;
  readonly previous: string | undefined;
  readonly next: string | undefined;
};

/** Only the default list of a place is indexed; its other searches point there. */
export function listHead(request: ListRequest, pages: number): ListHead {
  const { place, page } = request;
  const plain = { place, filters: defaultFilters('sale'), order: DEFAULT_ORDER, page };
  const isIndexed = listHref(request) === listHref(plain);
  const pageAt = (other: number) => listHref({ ...request, page: other });
  return {
    canonicalPath: isIndexed ? listHref(plain) : listHref({ ...plain, page: 1 }),
    isIndexed,
    previous: page > 1 ? pageAt(page - 1) : undefined,
    next: page < pages ? pageAt(page + 1) : undefined,
  };
}

type Shown = Exclude<ListPage, { kind: 'redirect' | 'unknown' }>;

/** The head for the page at a path. A choice, an empty list and a list without a place are not indexed. */
export function listHeadOf(page: Shown, path: string): ListHead {
  if (page.kind === 'list') {
    const { request, results } = page;
    const head = listHead(request, results.pages);
    return results.count === 0 ? { ...head, isIndexed: false } : head;
  }
  const canonicalPath = page.kind === 'no-place' ? listHref(page.request) : path;
  return { canonicalPath, isIndexed: false, previous: undefined, next: undefined };
}

/** The way to a list: the places its own lies in, the outermost first, and itself. */
export function listBreadcrumbs(place: ListPlace, listings: readonly AnySummary[]): Breadcrumb[] {
  const { province, citySlug: city, neighborhoodSlug: neighborhood } = place;
  const state = province?.code;
  const paths = [
    listPath({ state, city, neighborhood }),
    listPath({ state, city }),
    listPath({ state }),
  ];
  const names = placeNames(place, listings);
  return names
    .map((name, at) => ({ name, path: paths[at + paths.length - names.length] ?? listPath() }))
    .toReversed();
}

function boundOf({ place, areas = [] }: ListRequest): SearchBoundary | null {
  if (areas.length > 0) return boundaryOfAreas(areas);
  const { province, citySlug, neighborhoodSlug } = place;
  if (!province || !citySlug) return null;
  return {
    kind: 'place',
    state: province.code,
    citySlug,
    ...(neighborhoodSlug ? { neighborhoodSlug } : {}),
  };
}

function mapOf(
  { filters, order }: ListRequest,
  where: Pick<MapAddress, 'place' | 'boundary' | 'isFitted'>,
): string {
  const plain = { pin: null, isSatellite: false, panel: null, page: 1 } as const;
  return writeMapAddress({ ...plain, ...where, filters, order });
}

/** The map over a page of a list, with the same filters and order, bound to the same place. */
export function mapOfList(request: ListRequest, listings: readonly AnySummary[]): string {
  const center = centreOf(listings);
  const boundary = center ? boundOf(request) : null;
  return mapOf(request, {
    place: center ? { kind: 'view', view: { center, zoom: CITY_ZOOM } } : { kind: 'remembered' },
    boundary,
    isFitted: boundary !== null,
  });
}

/** The map at a view, with the filters, the order and the place of a list. */
export function mapOfListAt(request: ListRequest, view: MapView): string {
  return mapOf(request, {
    place: { kind: 'view', view },
    boundary: boundOf(request),
    isFitted: false,
  });
}
