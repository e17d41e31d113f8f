import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import type { Viewer } from '../../http/viewer.ts';
import { isNearInSize, isNearInYear } from './similarity.ts';
import { circleAround, kilometresBetween } from './distance.ts';
import { isSameListing } from '#src/domain/listing/key.ts';
import { isPublicView } from '../list-items.ts';
import type { ListingRepository, StoredListing } from '../repository.ts';

const LIMIT = 20;
/** The number of closed homes considered: the latest. Only those near enough are read whole. */
const CANDIDATES = 200;
const RADIUS_KM = 10;
const MONTHS = 3;

/** A closed home, with its distance in kilometres. */
export type NearbySale = ListingDocument & { readonly distance: number };

export type ComparablesDependencies = {
  readonly repository: Pick<ListingRepository, 'searchSummaries' | 'findAll'>;
  /** The present day, YYYY-MM-DD. */
  readonly today: () => string;
};

/** The day a number of months before, YYYY-MM-DD; in a month that is too short, its last day. */
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

/** A filter for exactly this number of bedrooms. */
export function bedsOf(bedrooms: number | string) {
  const count = Math.round(Number(bedrooms));
  return { minBedrooms: count, maxBedrooms: count };
}

function saleNear(listing: ListingDocument, other: StoredListing): NearbySale[] {
  if (isPublicView(other) || !isNearInYear(listing, other)) return [];
  const { history: _history, rooms: _rooms, ...sale } = other;
  const distanceKm = kilometresBetween(listing.map, other.map);
  return [{ ...sale, distance: Math.round(distanceKm * 100) / 100 }];
}

/**
 * Homes sold or leased within three months and ten kilometres that compare to one: of its property type and
 * bedrooms, built within ten years of it, within 200 square feet of its size; the nearest first, at most
 * 20. An unknown fact of a home counts neither for nor against it. Homes restricted for the viewer are left
 * out.
 */
export function comparablesOf({ repository, today }: ComparablesDependencies) {
  /** The homes whose summaries compare, the nearest first. */
  const candidates = async (listing: ListingDocument, filter: ListingFilter, viewer: Viewer) => {
    const page = { sort: 'soldDateDesc', seed: 0, offset: 0, limit: CANDIDATES } as const;
    const { listings } = await repository.searchSummaries({ filter, viewer, page });
    return listings
      .flatMap((other) => ('restricted' in other ? [] : [other.listing]))
      .filter((other) => !isSameListing(other, listing) && isNearInSize(listing, other))
      .map((other) => ({ other, distanceKm: kilometresBetween(listing.map, other.map) }))
      .toSorted((a, b) => a.distanceKm - b.distanceKm);
  };

  return async (listing: ListingDocument, viewer: Viewer): Promise<NearbySale[]> => {
    const filter = filterOf(listing, today());
    if (!filter) return [];
    const nearest = await candidates(listing, filter, viewer);
    const sales: NearbySale[] = [];
    for (let at = 0; at < nearest.length && sales.length < LIMIT; at += LIMIT) {
      const keys = nearest.slice(at, at + LIMIT).map(({ other }) => other);
      const documents = await repository.findAll(keys, viewer);
      sales.push(...documents.flatMap((other) => saleNear(listing, other)));
    }
    return sales.slice(0, LIMIT);
  };
}
