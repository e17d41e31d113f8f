import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { aListing, aRecord } from './listings.ts';

/** The middle of the valued homes. */
export const MIDDLE = { lat: 43.67, lng: -79.3 } as const;

export type ValuedSale = {
  readonly mlsNumber: string;
  readonly soldPrice: number;
  /** Kilometres north of the middle. */
  readonly north?: number;
  readonly soldDate?: string;
  readonly propertyType?: string;
  readonly sqft?: string | null;
  readonly beds?: number | null;
  readonly permissions?: ListingDocument['permissions'];
};

/** A sold home near the middle, by default with 1,500 square feet and three bedrooms. */
export function aValuedSale({ mlsNumber, soldPrice, north = 0, ...sale }: ValuedSale) {
  const { sqft = '1500', beds = 3, propertyType = 'Detached', permissions } = sale;
  return aRecord({
    mlsNumber,
    status: 'U',
    lastStatus: 'Sld',
    soldPrice,
    soldDate: sale.soldDate ?? '2026-09-10',
    map: { latitude: MIDDLE.lat + north / 111.2, longitude: MIDDLE.lng },
    details: { ...aListing().details, propertyType, sqft, numBedrooms: beds },
    ...(permissions ? { permissions } : {}),
  });
}

/** This many sales at 800,000 dollars and some thousands more, a street apart. */
export function valuedSales(count: number, sale: Partial<ValuedSale> = {}): ListingRecord[] {
  return Array.from({ length: count }, (_, at) =>
    aValuedSale({
      mlsNumber: `S${at}`,
      soldPrice: 800_000 + at * 1000,
      north: at / 100,
      ...sale,
    }),
  );
}

/** The permissions of a home on the market, with or without leave for an automated valuation. */
export const mayBeValued = (displayAutomatedValuation: 'Y' | 'N' | null) =>
  ({ displayAddressOnInternet: 'Y', displayPublic: 'Y', displayAutomatedValuation }) as const;

export function valuationPath(
  query: Readonly<Record<string, string | number>> = {},
  path = '/api/realty/valuations',
): string {
  const homeQuery = {
    ...MIDDLE,
    propertyType: 'detached',
    sqft: 1500,
    beds: 3,
    baths: 2,
    ...query,
  };
  return `${path}?${new URLSearchParams(
    Object.entries(homeQuery).map(([name, value]) => [name, String(value)]),
  )}`;
}
