import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { aListing, aRecord, HIDDEN } from '#tests/support/listings/listings.ts';

type Changes = {
  readonly [Part in 'address' | 'details' | 'condominium' | 'timestamps']?: object;
} & Readonly<Record<string, unknown>>;

/** A home that differs from a plain one in some fields of its parts. */
function home({ address, details, condominium, timestamps, ...changes }: Changes): ListingRecord {
  const plain = aListing();
  return aRecord({
    ...(changes as Partial<ListingDocument>),
    address: { ...plain.address, ...address },
    details: { ...plain.details, ...details },
    timestamps: { ...plain.timestamps, ...timestamps },
    condominium: condominium ? { fees: { maintenance: 450 }, ...condominium } : null,
  });
}

const annex = { neighborhood: 'Annex', streetNumber: '18', streetName: 'Maple' };
const waterfront = {
  ...{ neighborhood: 'King West', streetNumber: '100', streetName: 'Queen' },
  ...{ streetSuffix: 'Street', streetDirection: 'W', unitNumber: '1205', zip: 'M5V 1A1' },
};
const apartment = {
  ...{ propertyType: 'Condo Apt', style: 'Apartment', sqft: '600-699', yearBuilt: '6-15' },
  ...{ numBedrooms: 1, numBathrooms: 1, numGarageSpaces: 1, numParkingSpaces: 1 },
  ...{ garage: 'Underground', basement: 'None', heating: 'Heat Pump', balcony: 'Open' },
};
const notOnInternet = {
  displayAddressOnInternet: 'Y',
  displayPublic: 'Y',
  displayInternetEntireListing: 'N',
} as const;

/**
 * Eleven homes that requests of other programs must distinguish: H houses, C condos, S closed, X for
 * signed-in viewers, N not on the internet, E expired, B of another board.
 */
export const REPLAY_HOMES: readonly ListingRecord[] = [
  home({
    ...{ mlsNumber: 'H1', listPrice: '899000.00', map: { latitude: 43.67, longitude: -79.4 } },
    address: annex,
    details: { swimmingPool: 'Inground', driveway: 'Private', numParkingSpaces: 3 },
    agents: [{ agentId: 41, name: 'Ada Okafor' }],
  }),
  home({
    ...{ mlsNumber: 'H2', lastStatus: 'Pc', listPrice: '1250000.00', originalPrice: 1_300_000 },
    ...{ listDate: '2026-09-20', map: { latitude: 43.671, longitude: -79.3 } },
    address: { neighborhood: 'The Beaches', streetNumber: '240', zip: 'M4E 1A1' },
    details: {
      ...{ propertyType: 'Semi-Detached', numBedrooms: 4, numBathrooms: 3, numBedroomsPlus: 1 },
      ...{ sqft: '2000-2500', yearBuilt: '1930', waterfront: 'Y', numKitchens: 2 },
    },
    timestamps: { listingUpdated: '2026-10-05T09:30:00.000Z' },
    openHouse: [{ date: '2026-10-24T00:00:00.000Z', startTime: '14:00', endTime: '16:00' }],
  }),
  home({
    ...{ mlsNumber: 'C1', class: 'CondoProperty', listPrice: '620000.00' },
    map: { latitude: 43.644, longitude: -79.39 },
    address: waterfront,
    details: apartment,
    condominium: { amenities: ['Gym', 'Concierge'], locker: 'Owned', pets: 'Restricted' },
    lot: { width: null, depth: null, measurement: null },
    taxes: { annualAmount: 2400, assessmentYear: null },
  }),
  home({
    ...{ mlsNumber: 'C2', class: 'CondoProperty', type: 'Lease', listPrice: '3200.00' },
    ...{ images: [], map: { latitude: 43.645, longitude: -79.391 } },
    address: { ...waterfront, unitNumber: '310' },
    details: { ...apartment, numBedrooms: 2, numBathrooms: 2 },
    condominium: { amenities: ['Gym'], locker: 'None' },
  }),
  home({
    ...{ mlsNumber: 'M1', listPrice: '1100000.00', map: { latitude: 43.59, longitude: -79.64 } },
    address: { city: 'Mississauga', area: 'Peel', neighborhood: 'Cooksville', zip: 'L5A 1A1' },
    details: { numBedrooms: 3, numBathrooms: 3 },
  }),
  home({
    ...{ mlsNumber: 'S1', status: 'U', lastStatus: 'Sld', listPrice: '900000.00' },
    ...{ listDate: '2026-08-01', soldDate: '2026-09-10', soldPrice: 950_000, daysOnMarket: 40 },
    address: annex,
  }),
  home({
    ...{ mlsNumber: 'S2', status: 'U', lastStatus: 'Lsd', type: 'Lease', listPrice: '2900.00' },
    ...{ class: 'CondoProperty', listDate: '2026-07-01', soldDate: '2026-08-15', soldPrice: 2900 },
    details: apartment,
    condominium: { amenities: [] },
  }),
  home({ mlsNumber: 'X1', permissions: HIDDEN, listPrice: '2000000.00', listDate: '2026-10-01' }),
  home({ mlsNumber: 'N1', permissions: notOnInternet, listPrice: '777000.00' }),
  home({ mlsNumber: 'E1', status: 'U', lastStatus: 'Exp', address: annex }),
  home({
    ...{ mlsNumber: 'B1', boardId: 86, listPrice: '640000.00' },
    map: { latitude: 45.42, longitude: -75.69 },
    address: { city: 'Ottawa', area: 'Ottawa', neighborhood: 'Glebe', zip: 'K1S 1A1' },
    details: { sqft: null, yearBuilt: null, numBedrooms: null },
  }),
];
