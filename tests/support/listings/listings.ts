import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';

/** A complete detached home for sale in Toronto; `changes` replace whole top-level fields. */
export function aListing(changes: Partial<ListingDocument> = {}): ListingDocument {
  const mlsNumber = changes.mlsNumber ?? 'C9000001';
  const boardId = changes.boardId ?? 2;
  return {
    mlsNumber,
    boardId,
    type: 'Sale',
    class: 'ResidentialProperty',
    status: 'A',
    lastStatus: 'New',
    listPrice: '899000.00',
    originalPrice: 899_000,
    soldPrice: null,
    listDate: '2026-10-01',
    soldDate: null,
    daysOnMarket: 14,
    address: {
      streetNumber: '18',
      streetName: 'Maple',
      streetSuffix: 'Avenue',
      streetDirection: null,
      unitNumber: null,
      city: 'Toronto',
      area: 'Toronto',
      neighborhood: 'The Beaches',
      state: 'Ontario',
      zip: 'M4E 2B7',
    },
    map: { latitude: 43.67, longitude: -79.3 },
    images: [`listings/${boardId}/${mlsNumber}/1.jpg`],
    photoCount: 1,
    details: {
      propertyType: 'Detached',
      style: '2-Storey',
      sqft: '1500-2000',
      numBedrooms: 3,
      numBathrooms: 2,
      numGarageSpaces: 1,
      yearBuilt: '1987',
      garage: 'Attached',
      heating: 'Forced air',
      airConditioning: 'Central',
      basement: 'Finished',
      exteriorConstruction: 'Brick',
      description: 'A quiet house near the lake.',
      extras: 'Fridge and stove.',
      virtualTourUrl: null,
      moreInformationLink: null,
    },
    lot: { width: 25, depth: 110, measurement: 'Feet' },
    taxes: { annualAmount: 5100, assessmentYear: '2026' },
    condominium: null,
    office: { brokerageName: 'Fernhill Realty Inc., Brokerage' },
    timestamps: { listingUpdated: '2026-10-02T12:00:00.000Z', expiryDate: '2027-01-01' },
    rooms: [],
    history: [],
    ...changes,
    permissions: {
      displayInternetEntireListing: 'Y',
      ...(changes.permissions ?? { displayAddressOnInternet: 'Y', displayPublic: 'Y' }),
    },
  };
}

/** A listing as the store takes it; its coarse point is the neighbourhood's centre. */
export function aRecord(changes: Partial<ListingDocument> = {}): ListingRecord {
  return { document: aListing(changes), coarse: { latitude: 43.6711, longitude: -79.2966 } };
}

/** The permissions of a listing that only a signed-in viewer may see. */
export const HIDDEN = { displayAddressOnInternet: 'Y', displayPublic: 'N' } as const;

/** Neither the listing nor its address may be shown without a session. */
export const CLOSED = { displayAddressOnInternet: 'N', displayPublic: 'N' } as const;
