import type { ListingSearch } from '#src/contract/listings/search/search.ts';
import { ListingSearch as Search } from '#src/contract/listings/search/search.ts';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import { listingService } from '#src/server/listings/service.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import { poolSales } from '#src/server/listings/statistics/pooling/pool-sales.ts';
import { aRepository } from '../app/app.ts';
import { aListing, aRecord, HIDDEN } from './listings.ts';

export type Sale = {
  readonly mlsNumber: string;
  readonly isHidden?: boolean;
  /** Whether it may not be shown on the internet at all. */
  readonly isWithheld?: boolean;
  readonly status?: 'A' | 'U';
  readonly lastStatus?: string;
  readonly listDate?: string;
  readonly city?: string;
  readonly propertyType?: string;
  readonly bedrooms?: number;
  readonly soldDate?: string;
  readonly listPrice?: number;
  readonly soldPrice?: number;
  readonly daysOnMarket?: number;
};

function permissionsOf({ isHidden, isWithheld }: Sale): Partial<ListingDocument> {
  if (!isHidden) return {};
  const permissions = { ...HIDDEN, displayInternetEntireListing: isWithheld ? 'N' : 'Y' } as const;
  return { permissions };
}

/** A home sold in Toronto in September. */
export function aSale(sale: Sale): ListingRecord {
  const { address, details } = aListing();
  const changes: Partial<ListingDocument> = {
    mlsNumber: sale.mlsNumber,
    status: sale.status ?? 'U',
    lastStatus: sale.lastStatus ?? 'Sld',
    ...(sale.listDate === undefined ? {} : { listDate: sale.listDate }),
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
    ...permissionsOf(sale),
  };
  return aRecord(changes);
}

/** Today in the tests of sales: the months of all their sales are over. */
export const SALES_TODAY = '2026-12-15';

/** A listing store in memory with the given records, whose restricted sales are pooled. */
export async function aPooledRepository(
  records: Iterable<ListingRecord>,
): Promise<ListingRepository> {
  const repository = await aRepository(records);
  await poolSales(repository, SALES_TODAY);
  return repository;
}

/** The result of a search with the given parameters, without its listings. */
export async function statisticsOf(
  repository: ListingRepository,
  parameters: Record<string, unknown>,
  viewer: Viewer = 'anonymous',
) {
  const search: ListingSearch = Search.parse({ listings: false, ...parameters });
  return (await listingService(repository, { today: () => SALES_TODAY }).search(
    search,
    viewer,
  )) as {
    count: number;
    // biome-ignore lint/suspicious/noExplicitAny: replies are read by many paths here
    statistics: Record<string, any>;
    aggregates?: unknown;
  };
}
