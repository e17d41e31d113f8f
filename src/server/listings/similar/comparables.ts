import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import type { Viewer } from '../../http/viewer.ts';
import { isNearInSize, isNearInYear } from './similarity.ts';
import { circleAround, kilometresBetween } from './distance.ts';
import type { ListingRepository } from '../repository.ts';

const LIMIT = 20;
/** How many closed homes are looked at: the latest. */
const CANDIDATES = 200;
const RADIUS_KM = 10;
const MONTHS = 3;

/** A closed home, and how many kilometres away it is. */
export type NearbySale = ListingDocument & { readonly distance: number };

export type ComparablesDependencies = {
  readonly repository: Pick<ListingRepository, 'search'>;
  /** The day it is, YYYY-MM-DD. */
  readonly today: () => string;
};

/** A day so many months before, YYYY-MM-DD; of a month too short its last day. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastDate)))
    .toISOString()
    .slice(0, 10);
}

function filterOf(listing: ListingDocument, today: string): ListingFilter | undefined {
  const { propertyType, numBedrooms } = listing.details;
  if (!propertyType || !listing.map) return undefined;
  const bedrooms = numBedrooms === null || numBedrooms === undefined ? {} : bedsOf(numBedrooms);
  return {
    status: ['U'],
    lastStatus: listing.type === 'Sale' ? ['Sld'] : ['Lsd'],
    type: [listing.type === 'Sale' ? 'sale' : 'lease'],
    propertyType: [propertyType],
    ...bedrooms,
    minSoldDate: monthsBefore(today, MONTHS),
    map: [circleAround(listing.map, RADIUS_KM)],
  };
}

/** A filter for just so many bedrooms. */
export function bedsOf(bedrooms: number | string) {
  const count = Math.round(Number(bedrooms));
  return { minBedrooms: count, maxBedrooms: count };
}

/**
 * Homes sold or leased within three months and ten kilometres that compare to one: of its property
 * type and bedrooms, built within ten years of it, within 200 square feet of its size; the nearest
 * first, at most 20. What is not known of a home speaks neither for nor against it. A home that is
 * restricted for the viewer is not among them.
 */
export function comparablesOf({ repository, today }: ComparablesDependencies) {
  return async (listing: ListingDocument, viewer: Viewer): Promise<NearbySale[]> => {
    const filter = filterOf(listing, today());
    if (!filter) return [];
    const page = { sort: 'soldDateDesc', seed: 0, offset: 0, limit: CANDIDATES } as const;
    const { listings } = await repository.search({ filter, viewer, page });
    return listings
      .flatMap((other) => ('restricted' in other ? [] : [other]))
      .filter(
        ({ mlsNumber, boardId }) =>
          !(mlsNumber === listing.mlsNumber && boardId === listing.boardId),
      )
      .filter((other) => isNearInSize(listing, other) && isNearInYear(listing, other))
      .map((other) => ({ ...other, distance: kilometresBetween(listing.map, other.map) }))
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, LIMIT)
      .map(({ history: _history, rooms: _rooms, ...other }) => ({
        ...other,
        distance: Math.round(other.distance * 100) / 100,
      }));
  };
}
