import type { Position } from '#src/contract/listings/listing.ts';
import type { ProviderSummary } from '#src/contract/listings/provider/provider-summary.ts';
import type { ValuedType } from '#src/contract/listings/valued-homes.ts';
import { parseDay, sqftBounds, parseInteger } from '#src/domain/listing/field-values.ts';
import { type KeyedListing, isSameListing } from '#src/domain/listing/key.ts';
import type { ComparableSale, HomeSize } from '#src/domain/market/valuation/adjusted-price.ts';
import {
  isLastCircle,
  LATEST_SALES,
  SALE_MONTHS,
  SEARCH_RADII_KM,
} from '#src/domain/market/valuation/sale-search.ts';
import { boardTypesOf } from '#src/domain/market/valuation/valued-types.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { ListingRepository } from '../repository.ts';
import { monthsBefore } from '../similar/comparables.ts';
import { circleAround, kilometresBetween } from '../similar/distance.ts';

/** A sale that a home is compared to, with its listing. */
export type ListedSale = ComparableSale & { readonly listing: ProviderSummary };

export type NearbySales = {
  readonly sales: readonly ListedSale[];
  readonly radiusKm: number;
  /** The first day of the searched sales, YYYY-MM-DD. */
  readonly since: string;
};

type SalesRequest = {
  readonly point: Position;
  readonly type: ValuedType;
  readonly viewer: Viewer;
  /** A listing of the valued home itself. */
  readonly except?: KeyedListing | undefined;
};

/** A ring of corners lies within its circle; widened by this, it holds the whole circle. */
const RING_MARGIN = 1.01;

/** The middle of the bounds of a size, square feet; null when unknown. */
export function middleSqft([low, high]: readonly [number | null, number | null]): number | null {
  const sqft = low === null ? null : (low + (high ?? low)) / 2;
  return sqft !== null && sqft > 0 ? sqft : null;
}

type SizeDetails = {
  readonly [Name in 'sqft' | 'numBedrooms' | 'numBathrooms']?: string | number | null | undefined;
};

/** The size of a home by its listing. */
export function homeSizeOf({ details }: { readonly details: SizeDetails }): HomeSize {
  return {
    sqft: middleSqft(sqftBounds(details.sqft)),
    beds: parseInteger(details.numBedrooms),
    baths: parseInteger(details.numBathrooms),
  };
}

function asSale(listing: ProviderSummary, { point }: SalesRequest, todayNumber: number) {
  const soldDay = parseDay(listing.soldDate);
  const priceDollars = Number(listing.soldPrice ?? 0);
  if (soldDay === null || !(priceDollars > 0)) return [];
  return [
    {
      ...homeSizeOf(listing),
      listing,
      priceDollars,
      distanceKm: kilometresBetween(point, listing.map),
      ageDays: Math.max(0, todayNumber - soldDay),
    },
  ];
}

/**
 * The sales of a kind of home around a point that a viewer may see whole: the latest in the smallest circle
 * that has enough. At most four searches of at most 120 listings.
 */
export function nearbySales(
  { searchSummaries }: Pick<ListingRepository, 'searchSummaries'>,
  today: () => string,
) {
  const inCircle = async (request: SalesRequest, radiusKm: number, since: string) => {
    const { point, type, viewer, except } = request;
    const { listings } = await searchSummaries({
      filter: {
        status: ['U'],
        lastStatus: ['Sld'],
        type: ['sale'],
        // Restricted sales have no property type for anonymous viewers, so none of them is found.
        propertyType: boardTypesOf(type),
        minSoldDate: since,
        map: [circleAround(point, radiusKm * RING_MARGIN)],
      },
      viewer,
      page: { sort: 'soldDateDesc', seed: 0, offset: 0, limit: LATEST_SALES },
    });
    const todayNumber = parseDay(today()) ?? 0;
    return listings
      .flatMap((home) => ('restricted' in home ? [] : [home.listing]))
      .filter((listing) => !except || !isSameListing(listing, except))
      .flatMap((listing) => asSale(listing, request, todayNumber))
      .filter(({ distanceKm }) => distanceKm <= radiusKm);
  };
  return async (request: SalesRequest): Promise<NearbySales> => {
    const since = monthsBefore(today(), SALE_MONTHS);
    let nearby: NearbySales = { sales: [], radiusKm: 0, since };
    for (const radiusKm of SEARCH_RADII_KM) {
      const sales = await inCircle(request, radiusKm, since);
      nearby = { sales, radiusKm, since };
      if (isLastCircle(radiusKm, sales.length)) break;
    }
    return nearby;
  };
}
