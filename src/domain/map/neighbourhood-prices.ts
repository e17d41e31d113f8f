import type { Statistics } from '#src/contract/listings/statistics/statistics-reply.ts';
import type { MapNeighbourhood } from '#src/contract/places/calls.ts';
import type { Bounds, LatLng } from '#src/lib/geo/shapes.ts';
import { slug } from '#src/lib/text/fold.ts';
import type { SearchBoundary } from '../search/search-boundary.ts';

/** The price of the homes of a search in a neighbourhood. */
export type NeighbourhoodPrice = {
  readonly name: string;
  readonly at: LatLng;
  readonly medianDollars: number;
  /** Number of homes behind it. */
  readonly count: number;
  /** The search bound to it. */
  readonly boundary: SearchBoundary;
};

/** Farther out a neighbourhood is smaller than its name, nearer the map is full of prices. */
const CITY_ZOOMS = { from: 10.5, to: 13 } as const;
/** A median of fewer prices says little. */
const MIN_HOMES = 3;
/** Last latitude of the map. */
const LAST_LATITUDE = 85;

/** Whether a map at a zoom names neighbourhoods with their prices. */
export function showsNeighbourhoods(zoom: number): boolean {
  return zoom >= CITY_ZOOMS.from && zoom < CITY_ZOOMS.to;
}

/** Bounds that hold the whole of each neighbourhood with its middle in view, so all its homes count. */
export function boundsAroundView({ north, south, east, west }: Bounds): Bounds {
  const [highDegrees, wideDegrees] = [(north - south) / 2, (east - west) / 2];
  return {
    north: Math.min(LAST_LATITUDE, north + highDegrees),
    south: south - highDegrees,
    east: east + wideDegrees,
    west: west - wideDegrees,
  };
}

/** The prices of those neighbourhoods whose place is known, those with most homes first. */
export function neighbourhoodPrices(
  { listPrice }: Pick<Statistics, 'listPrice'>,
  places: readonly MapNeighbourhood[],
): NeighbourhoodPrice[] {
  const summaries = listPrice.aggregates?.address?.neighborhood ?? {};
  return places
    .flatMap(({ name, cityKey, location }) => {
      const { med, count = 0, n } = summaries[name] ?? {};
      const pricedCount = n?.['med'] ?? count;
      if (!med || pricedCount < MIN_HOMES) return [];
      const [state = '', city = ''] = cityKey.split('/');
      const boundary = {
        kind: 'place',
        state,
        citySlug: slug(city),
        neighborhoodSlug: slug(name),
      } as const;
      return { name, at: location, medianDollars: med, count: pricedCount, boundary };
    })
    .sort((a, b) => b.count - a.count);
}
