import { FullListing, ListingSummary, RestrictedListing } from '#src/contract/listing.ts';

const document = {
  mlsNumber: 'W1000001',
  boardId: 2,
  type: 'Sale',
  class: 'ResidentialProperty',
  status: 'A',
  lastStatus: 'New',
  listPrice: 675000,
  soldPrice: null,
  listDate: '2026-03-04T00:00:00.000Z',
  soldDate: null,
  address: {
    streetNumber: '18',
    streetName: 'Maple',
    streetSuffix: 'Avenue',
    streetDirection: 'W',
    unitNumber: null,
    city: 'Toronto',
    area: null,
    neighborhood: 'Leslieville',
    state: 'ON',
    zip: 'M5V 2T6',
  },
  map: { latitude: 43.65, longitude: -79.38 },
  permissions: { displayAddressOnInternet: 'Y', displayPublic: 'Y' },
  images: ['listings/2/W1000001/1.jpg', 'listings/2/W1000001/2.jpg'],
  photoCount: 2,
  details: {
    propertyType: 'Detached',
    sqft: '1100-1500',
    numBedrooms: 3,
    numBathrooms: 1,
    numGarageSpaces: 1,
    yearBuilt: '1926',
    description: 'A brick house near the park.',
  },
  office: { brokerageName: 'Harbour Realty Ltd., Brokerage' },
  lot: { width: 25, depth: 120, measurement: 'Feet' },
  taxes: { annualAmount: 4826, assessmentYear: '2026' },
  timestamps: { listingUpdated: null, expiryDate: null },
  rooms: [{ description: 'Kitchen', level: 'Main', length: '12\'4"', width: '3.00 m' }],
} as const;

/** A listing for cards, with the given fields in place of its own. */
export function aSummary(changes: Record<string, unknown> = {}): ListingSummary {
  return ListingSummary.parse({ ...document, ...changes });
}

/** A whole listing, with the given fields in place of its own. */
export function aListing(changes: Record<string, unknown> = {}): FullListing {
  return FullListing.parse({ ...document, ...changes });
}

/** A restricted listing that carries every field it must not, as a careless server might send it. */
export function aLeakingListing(): RestrictedListing {
  const allowed = RestrictedListing.parse({ ...document, restricted: true, listDate: '2026-03' });
  return { ...document, ...allowed, address: { ...document.address } } as RestrictedListing;
}

/** Texts of the listing that a restricted view must never show. */
export const SECRETS = [
  'Maple',
  'maple',
  'M5V',
  '675',
  'Harbour',
  'images/',
  'Leslieville',
  '1926',
];
