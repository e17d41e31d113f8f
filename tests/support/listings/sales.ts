import type { ListingSearch } from '#src/contract/listings/search/search.ts';
import { ListingSearch as Search } from '#src/contract/listings/search/search.ts';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import { listingService } from '#src/server/listings/service.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { aListing, aRecord, HIDDEN } from './listings.ts';

export type Sale = {
  readonly mlsNumber: string;
  readonly isHidden?: boolean;
  readonly city?: string;
  readonly propertyType?: string;
  readonly bedrooms?: number;
  readonly soldDate?: string;
  readonly listPrice?: number;
  readonly soldPrice?: number;
  readonly daysOnMarket?: number;
};

/** A home that has been sold in Toronto in September. */
export function aSale(sale: Sale): ListingRecord {
  const { address, details } = aListing();
  const changes: Partial<ListingDocument> = {
    mlsNumber: sale.mlsNumber,
    status: 'U',
    lastStatus: 'Sld',
    address: { ...address, city: sale.city ?? 'Toronto' },
    listPrice: String(sale.listPrice ?? 800_000),
    soldPrice: sale.soldPrice ?? 790_000,
    soldDate: sale.soldDate ?? '2026-09-10',
    daysOnMarket: sale.daysOnMarket ?? 20,
    details: {
      ...details,
      propertyType: sale.propertyType ?? 'Detached',
      numBedrooms: sale.bedrooms ?? 3,
    },
    ...(sale.isHidden ? { permissions: HIDDEN } : {}),
  };
  return aRecord(changes);
}

/** What a search of the given parameters says besides its listings. */
export async function worked(
  repository: ListingRepository,
  parameters: Record<string, unknown>,
  viewer: Viewer = 'anonymous',
) {
  const search: ListingSearch = Search.parse({ listings: false, ...parameters });
  return (await listingService(repository).search(search, viewer)) as {
    count: number;
    // biome-ignore lint/suspicious/noExplicitAny: replies are read by many paths here
    statistics: Record<string, any>;
    aggregates?: unknown;
  };
}
