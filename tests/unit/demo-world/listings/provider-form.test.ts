import { expect, test } from 'vitest';
import { ProviderListing } from '#src/contract/listings/provider/provider-listing.ts';
import { toProviderListing } from '#src/domain/listing/provider-form.ts';
import { demoRecords } from './demo-records.ts';
import { TODAY } from './default-set.ts';
import { flatGeography } from './flat-geography.ts';

/** Fields of the provider's version 2 answer with their documented types. */
const DOCUMENTED: Readonly<Record<string, 'text' | 'text?' | 'number?' | 'list'>> = {
  mlsNumber: 'text',
  resource: 'text',
  status: 'text',
  class: 'text?',
  type: 'text',
  listPrice: 'text',
  listDate: 'text',
  lastStatus: 'text',
  standardStatus: 'text?',
  soldPrice: 'number?',
  soldDate: 'text?',
  originalPrice: 'number?',
  assignment: 'text?',
  occupancy: 'text?',
  updatedOn: 'text',
  daysOnMarket: 'number?',
  simpleDaysOnMarket: 'number?',
  photoCount: 'number?',
  boardId: 'number?',
  images: 'list',
  rooms: 'list',
  openHouse: 'list',
  agents: 'list',
  'address.area': 'text?',
  'address.city': 'text',
  'address.country': 'text',
  'address.district': 'text?',
  'address.majorIntersection': 'text?',
  'address.neighborhood': 'text?',
  'address.streetNumber': 'text?',
  'address.streetDirectionPrefix': 'text?',
  'address.communityCode': 'text?',
  'address.addressKey': 'text?',
  'address.state': 'text',
  'map.latitude': 'number?',
  'map.longitude': 'number?',
  'map.point': 'text',
  'details.sqft': 'text?',
  'details.yearBuilt': 'text?',
  'details.numBedrooms': 'number?',
  'details.numBedroomsPlus': 'number?',
  'details.numBathrooms': 'number?',
  'details.numBathroomsHalf': 'number?',
  'details.numGarageSpaces': 'number?',
  'details.numParkingSpaces': 'number?',
  'details.numKitchens': 'number?',
  'details.basement1': 'text?',
  'details.exteriorConstruction1': 'text?',
  'details.waterfront': 'text?',
  'details.swimmingPool': 'text?',
  'lot.acres': 'text?',
  'lot.width': 'text?',
  'lot.depth': 'text?',
  'lot.measurement': 'text?',
  'nearby.amenities': 'list',
  'taxes.annualAmount': 'number?',
  'timestamps.listingUpdated': 'text',
  'timestamps.repliersUpdatedOn': 'text',
  'timestamps.photosUpdated': 'text?',
  'timestamps.listingEntryDate': 'text?',
  'timestamps.closedDate': 'text?',
  'timestamps.unavailableDate': 'text?',
  'office.brokerageName': 'text?',
};

const forms = [...demoRecords({ today: TODAY, geography: flatGeography, count: 3000 })].map(
  ({ document }) => toProviderListing(document),
);

const at = (listing: object, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], listing);

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : typeof value;
}

test.each(Object.entries(DOCUMENTED))('%s is %s in every listing', (path, type) => {
  const types = new Set(
    forms.map((form) => (at(form, path) === null ? 'null' : typeOf(at(form, path)))),
  );
  const allowedTypes = type.endsWith('?') ? [type.slice(0, -1), 'null'] : [type];
  expect([...types].filter((one) => !allowedTypes.includes(one))).toEqual([]);
});

test('every listing conforms to the provider contract', () => {
  const [error] = forms.flatMap((form) => ProviderListing.safeParse(form).error ?? []);
  expect(error).toBeUndefined();
});

test('each of the new fields is present in many listings', () => {
  const having = (path: string) =>
    forms.filter((form) => {
      const value = at(form, path);
      return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
    }).length;
  const paths = ['openHouse', 'agents', 'details.numBedroomsPlus', 'lot.acres', 'address.district'];
  expect(paths.filter((path) => having(path) < 100)).toEqual([]);
  expect(forms.filter(({ details }) => details.waterfront === 'Y').length).toBeGreaterThan(5);
});

test('empty values and values of another type are converted or become null', () => {
  const [record] = demoRecords({ today: TODAY, geography: flatGeography, count: 300 });
  const form = toProviderListing({
    ...record?.document,
    soldPrice: 'n/a',
    daysOnMarket: '12',
    details: { ...record?.document.details, numBedrooms: '', numBathrooms: '2', sqft: 1450 },
    lot: { width: '25.5', depth: '', measurement: 'Feet' },
    openHouse: 'none',
    agents: { '1': {} },
    nearby: null,
    condominium: null,
  } as never);
  expect(form).toMatchObject({
    soldPrice: null,
    daysOnMarket: 12,
    details: { numBedrooms: null, numBathrooms: 2, sqft: '1450' },
    lot: { width: '25.50', depth: null },
    openHouse: [],
    agents: [],
    nearby: { amenities: [] },
    condominium: null,
  });
});
