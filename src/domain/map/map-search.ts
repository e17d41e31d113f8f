import type { MapArea } from '#src/contract/listings/search/values/map-area.ts';
import { FIELDS_WITH_OPEN_HOUSES } from '#src/contract/listings/listing.ts';
import type { ListingSearchReply } from '#src/contract/listings/search/search-reply.ts';
import { filterQuery, type ListingQuery } from '../search/filter-query.ts';
import type { SearchFilters } from '../search/filters/registry.ts';
import type { placeFilter } from '../search/search-boundary.ts';
import { CITY_ZOOM } from './listing-map.ts';
import { separatePins } from './pin-separation.ts';
import { type MapPin, pinsOf } from './pins.ts';
import { clusterLimitAt, clusterPrecisionAt, resultsPerPageAt, showsClusters } from './rules.ts';

/** Clusters of up to this many homes include them: their price labels may fit. */
const CLUSTER_HOMES = 4;

/** Homes of a page of the list beside the map. */
export const PANEL_PAGE_SIZE = 8;

export type MapSearch = {
  readonly filters: SearchFilters;
  /** The part of the country, rings of [lng, lat]. */
  readonly area: MapArea;
  readonly place: ReturnType<typeof placeFilter>;
};

function mapParameter(area: MapArea): [number, number][][] {
  return area.map((ring) => ring.map(([lng, lat]): [number, number] => [lng, lat]));
}

/** The search for the homes of an area under filters. `today` is YYYY-MM-DD. */
export function viewQuery({ filters, place, area }: MapSearch, today: string) {
  return { ...filterQuery(filters, today), ...place, map: mapParameter(area) };
}

/** The search for its pins: clusters, or the homes one by one. */
export function pinsQuery(query: ListingQuery, zoom: number) {
  return {
    ...query,
    resultsPerPage: resultsPerPageAt(zoom),
    sortBy: 'createdOnDesc' as const,
    // Below zoom 16 only clusters are drawn; the list beside the map asks for its own page.
    ...(showsClusters(zoom, 0) ? { listings: false } : { fields: FIELDS_WITH_OPEN_HOUSES }),
    ...(showsClusters(zoom, Infinity)
      ? {
          cluster: true,
          clusterPrecision: clusterPrecisionAt(zoom),
          clusterLimit: clusterLimitAt(zoom),
          clusterFields: FIELDS_WITH_OPEN_HOUSES,
          ...(zoom >= CITY_ZOOM ? { clusterListingsThreshold: CLUSTER_HOMES } : {}),
        }
      : {}),
  };
}

/**
 * The pins of its reply at a zoom, none over another.
 *
 * @param leastPx room that every pin needs for itself, for example for a finger
 */
export function separatePinsOf(
  reply: ListingSearchReply,
  zoom: number,
  leastPx: number,
): readonly MapPin[] {
  return separatePins(pinsOf(reply, showsClusters(zoom, reply.count)), zoom, leastPx);
}

/** Side of the square a finger needs to hit its target. */
export const FINGER_PX = 44;
