import type { AnySummary, ListingSummary } from '#src/contract/listings/listing.ts';

const openListing = (brokerageName: string): ListingSummary => ({
  mlsNumber: 'S0000001',
  boardId: 2,
  type: 'Sale',
  class: 'ResidentialProperty',
  status: 'A',
  lastStatus: 'New',
  listPrice: 1_249_000,
  soldPrice: null,
  originalPrice: null,
  listDate: '2026-03-04',
  soldDate: null,
  address: {
    streetNumber: '18',
    streetName: 'Maple',
    streetSuffix: 'Avenue',
    streetDirection: 'W',
    unitNumber: null,
    city: 'Toronto',
    area: null,
    neighborhood: null,
    state: 'ON',
    zip: 'M5V 2T6',
  },
  map: { latitude: 43.65, longitude: -79.38 },
  permissions: { displayAddressOnInternet: 'Y', displayPublic: 'Y' },
  images: [],
  photos: [],
  photoCount: 0,
  details: {
    propertyType: 'Detached',
    style: '2-Storey',
    sqft: '1500-2000',
    numBedrooms: 4,
    numBathrooms: 3,
    numGarageSpaces: 1,
  },
  office: { brokerageName },
});

/** One listing in each state a card can show. */
export function sampleListings(brokerageName: string): readonly AnySummary[] {
  const open = openListing(brokerageName);
  return [
    open,
    { ...open, mlsNumber: 'S0000002', status: 'U', lastStatus: 'Sld', soldPrice: 1_301_500 },
    { ...open, mlsNumber: 'S0000003', type: 'Lease', listPrice: 3450 },
    {
      restricted: true,
      mlsNumber: 'S0000004',
      boardId: 2,
      type: 'Sale',
      class: null,
      status: 'A',
      listDate: '2026-03',
      soldDate: null,
      address: { city: 'Toronto', state: 'ON' },
      map: { latitude: 43.65, longitude: -79.38 },
      permissions: { displayAddressOnInternet: 'N', displayPublic: 'Y' },
    },
  ];
}
