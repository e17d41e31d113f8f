import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SoldAudience } from '#src/content-folder/sold-audiences.ts';
import { listingAcceptance } from '#src/server/feeds/acceptance.ts';
import { recordMapper } from '#src/server/feeds/listing-mapping.ts';
import { RepliersRecord } from '#src/server/feeds/repliers/repliers-record.ts';
import { aRepliersListing, repliersServer } from '#tests/support/feeds/repliers-server.ts';
import type { RawRecord } from '#tests/support/feeds/reso-server.ts';
import { PHOTO_HOST } from '#tests/support/feeds/sync.ts';
import { aRepliersRecord, repliersFeedOf } from '#tests/support/feeds/sync-repliers.ts';

const BOARDS = new Map([
  ['2', 2],
  ['86', 86],
]);

const feedOf = (soldTo: SoldAudience = 'registered') =>
  repliersFeedOf(repliersServer(), { boards: BOARDS, soldTo });

function mapped(changes: RawRecord, soldTo?: SoldAudience) {
  const record = aRepliersRecord(aRepliersListing('C100', changes));
  return recordMapper(feedOf(soldTo).mapping)(record);
}

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], value);
}

const details = (changes: RawRecord): RawRecord => ({ details: changes });
const address = (changes: RawRecord): RawRecord => ({ address: changes });
const timestamps = (changes: RawRecord): RawRecord => ({ timestamps: changes });
const condo = (changes: RawRecord = {}): RawRecord => ({
  class: 'CondoProperty',
  condominium: changes,
});
const SOLD = { status: 'U', lastStatus: 'Sld', soldPrice: 870_000, soldDate: '2026-11-02' };

test.each<[field: string, given: RawRecord, expected: unknown]>([
  ['mlsNumber', {}, 'C100'],
  ['boardId', { boardId: 86 }, 86],
  ['boardId', { boardId: '2' }, 2],
  ['boardId', { boardId: 7 }, undefined],
  ['type', { type: 'Lease' }, 'Lease'],
  ['type', { type: 'sale' }, 'Sale'],
  ['type', { type: 'Swap' }, undefined],
  ['class', {}, 'ResidentialProperty'],
  ['class', { class: 'condo' }, 'CondoProperty'],
  ['class', { class: 'Houseboat' }, 'Houseboat'],
  ['status', { status: 'U' }, 'U'],
  ['status', { status: '2' }, undefined],
  ['lastStatus', { lastStatus: 'pc' }, 'Pc'],
  ['lastStatus', { lastStatus: 'Zzz' }, 'Zzz'],
  ['standardStatus', { standardStatus: 'Pending' }, 'Pending'],
  ['standardStatus', { standardStatus: 'Dreaming' }, null],
  ['listPrice', { listPrice: '899000.50' }, 899_000.5],
  ['listPrice', { listPrice: 899_000 }, 899_000],
  ['listPrice', { listPrice: 'ask us' }, null],
  ['listPrice', { listPrice: '0' }, null],
  [
    'listDate',
    { listDate: '0001-01-01', ...timestamps({ listingEntryDate: '2026-03-01' }) },
    '2026-03-01',
  ],
  [
    'listDate',
    { listDate: '2999-01-01', ...timestamps({ listingEntryDate: '2026-03-01' }) },
    '2026-03-01',
  ],
  [
    'listDate',
    { listDate: '0001-01-01', ...timestamps({ listingEntryDate: null, listingUpdated: null }) },
    null,
  ],
  [
    'details.description',
    details({ description: 'Oak &amp; <b>maple</b>.<br/>2 < 3 &#233;' }),
    'Oak & maple.\n2 < 3 é',
  ],
  ['office.brokerageName', { office: { brokerageName: 'Hill &amp; Dale' } }, 'Hill & Dale'],
  ['address.city', address({ city: '  sault  ste. marie ' }), 'Sault Ste. Marie'],
  ['address.city', address({ city: 'Niagara-on-the-Lake' }), 'Niagara-on-the-Lake'],
  ['originalPrice', { originalPrice: '950000.00' }, 950_000],
  ['originalPrice', { originalPrice: 0 }, 899_000],
  ['soldPrice', { soldPrice: '0.00' }, null],
  ['soldPrice', SOLD, 870_000],
  ['soldDate', SOLD, '2026-11-02'],
  ['soldDate', { ...SOLD, soldDate: '2026-11-02T02:00:00.000Z' }, '2026-11-01'],
  ['listDate', {}, '2026-10-20T00:00:00.000Z'],
  ['listDate', { listDate: '2026-10-20T02:30:00.000Z' }, '2026-10-19'],
  ['listDate', { listDate: '2026-10-20T06:30:00.000Z', ...address({ state: 'BC' }) }, '2026-10-19'],
  [
    'listDate',
    { listDate: '', ...timestamps({ listingEntryDate: '2026-10-19T00:00:00.000Z' }) },
    '2026-10-19T00:00:00.000Z',
  ],
  ['updatedOn', {}, '2026-11-01T09:58:00.000Z'],
  ['daysOnMarket', { daysOnMarket: '12' }, 12],
  ['simpleDaysOnMarket', {}, 12],
  ['address.streetNumber', {}, '12'],
  ['address.streetNumber', address({ streetNumber: '12 1/2' }), '12 1/2'],
  ['address.streetName', {}, 'Alderbank'],
  ['address.streetSuffix', {}, 'Rd'],
  ['address.streetDirection', address({ streetDirection: '' }), null],
  ['address.unitNumber', address({ unitNumber: '1204' }), '1204'],
  ['address.city', {}, 'Toronto'],
  ['address.area', {}, 'Toronto'],
  ['address.district', {}, 'Toronto C02'],
  ['address.neighborhood', {}, 'Annex'],
  ['address.majorIntersection', {}, 'Bloor/Spadina'],
  ['address.state', {}, 'Ontario'],
  ['address.state', address({ state: 'ON' }), 'Ontario'],
  ['address.zip', {}, 'M5R 1A1'],
  ['map', {}, { latitude: 43.672, longitude: -79.404 }],
  [
    'map',
    { map: { latitude: '43.672', longitude: '-79.404' } },
    { latitude: 43.672, longitude: -79.404 },
  ],
  ['map', { map: { latitude: 0, longitude: 0 } }, null],
  ['map', { map: null }, null],
  ['map', { map: { latitude: 49.28, longitude: -123.12 } }, null],
  ['permissions.displayAddressOnInternet', {}, 'Y'],
  [
    'permissions.displayAddressOnInternet',
    { permissions: { displayAddressOnInternet: null } },
    'N',
  ],
  ['permissions.displayPublic', { permissions: { displayPublic: 'N' } }, 'N'],
  ['permissions.displayPublic', { status: 'U', lastStatus: 'Exp' }, 'N'],
  ['permissions.displayInternetEntireListing', { permissions: null }, 'N'],
  ['photoCount', {}, 2],
  ['photoCount', { images: ['a.jpg', 'a.jpg'] }, 1],
  ['details.propertyType', {}, 'Detached'],
  ['details.style', {}, '2-Storey'],
  ['details.sqft', {}, '1500-2000'],
  ['details.sqft', details({ sqft: 1840 }), '1840'],
  ['details.numBedrooms', details({ numBedrooms: '3' }), 3],
  ['details.numBedroomsPlus', {}, 1],
  ['details.numBathrooms', details({ numBathrooms: '' }), null],
  ['details.numGarageSpaces', details({ numGarageSpaces: '1.0' }), 1],
  ['details.yearBuilt', {}, '16-30'],
  ['details.garage', {}, 'Attached'],
  ['details.heating', {}, 'Forced Air'],
  ['details.airConditioning', {}, 'Central Air'],
  ['details.basement', {}, 'Finished, Sep Entrance'],
  ['details.basement', details({ basement1: '', basement2: null }), null],
  ['details.exteriorConstruction', {}, 'Brick'],
  ['details.description', {}, 'A bright home near shops.'],
  ['details.extras', {}, 'Fridge, stove'],
  ['details.numKitchens', {}, 1],
  ['details.den', {}, 'N'],
  ['details.virtualTourUrl', details({ virtualTourUrl: 'javascript:alert(1)' }), null],
  [
    'details.virtualTourUrl',
    details({ virtualTourUrl: 'https://tour.example/1?utm_source=x' }),
    'https://tour.example/1',
  ],
  ['details.moreInformationLink', details({ moreInformationLink: 'not an address' }), null],
  ['lot.width', {}, 25],
  ['lot.depth', { lot: { depth: '44.92' } }, 44.92],
  ['lot.measurement', {}, 'Feet'],
  ['taxes.annualAmount', {}, 5400],
  ['taxes.annualAmount', { taxes: { annualAmount: '0.00' } }, null],
  ['taxes.assessmentYear', {}, '2026'],
  ['condominium', {}, null],
  ['condominium.fees.maintenance', condo({ fees: { maintenance: '612.40' } }), 612.4],
  ['condominium.amenities', condo({ ammenities: ['Gym'] }), ['Gym']],
  ['condominium.fees.maintenance', { condominium: { fees: { maintenance: 90 } } }, 90],
  ['nearby.amenities', {}, ['Park', 'School']],
  ['openHouse', {}, []],
  [
    'openHouse',
    { openHouse: { 1: { date: '2026-11-28', startTime: '14:00' }, 2: { date: '' } } },
    [{ date: '2026-11-28', startTime: '14:00', endTime: null, type: null, status: null, TZ: null }],
  ],
  ['timestamps.listingUpdated', {}, '2026-11-01T09:58:00.000Z'],
  ['timestamps.expiryDate', {}, '2027-01-31T00:00:00.000Z'],
  ['office.brokerageName', {}, 'Example Realty Inc.'],
  [
    'rooms',
    { rooms: { 1: { description: 'Den', length: 3.1 }, 2: 'no room' } },
    [
      {
        ...{ description: 'Den', level: null, length: '3.1', width: null },
        ...{ features: null, features2: null, features3: null },
      },
    ],
  ],
  ['history', {}, []],
])('%s of %j is mapped to %j', (field, given, expected) => {
  expect(at(mapped(given).document, field)).toEqual(expected);
});

test.each<[SoldAudience, 'Y' | 'N']>([
  ['everyone', 'Y'],
  ['registered', 'N'],
])('a sold home of a board that shows sold homes to %s is public: %s', (soldTo, publicly) => {
  expect(at(mapped(SOLD, soldTo).document, 'permissions.displayPublic')).toBe(publicly);
});

test.each<[given: RawRecord, soldTo: SoldAudience, reason: string | null]>([
  [{}, 'nobody', null],
  [SOLD, 'registered', null],
  [SOLD, 'nobody', 'lastStatus: The board does not show its sold homes to anyone'],
  [{ boardId: 7 }, 'registered', 'boardId: Not in REALTY_FEED_BOARDS'],
  [{ status: 'X' }, 'registered', 'status: Not a status that is shown'],
  [{ standardStatus: 'Delete' }, 'registered', 'status: Not a status that is shown'],
  [{ standardStatus: 'Coming Soon', lastStatus: 'Cs' }, 'registered', null],
  [
    { office: { brokerageName: ' ' } },
    'registered',
    'office.brokerageName: The brokerage is not known',
  ],
])(
  'the refusal of a listing with %j on a board that shows sold homes to %s is: %s',
  (given, soldTo, reason) => {
    const record = aRepliersRecord(aRepliersListing('C100', given));
    expect(feedOf(soldTo).refusalOf?.(record)).toBe(reason);
  },
);

test('a listing is stored as the provider sends it, without private data', () => {
  const { accept, tally } = listingAcceptance(feedOf());
  const listing = accept(aRepliersRecord(aRepliersListing('C100')));
  expect([...tally().rejected.keys()]).toEqual([]);
  expect(listing?.document).toMatchObject({
    mlsNumber: 'C100',
    listPrice: '899000.00',
    details: { numBedrooms: 3, sqft: '1500-2000' },
    images: [
      expect.stringMatching(/^listings\/2\/C100\/[0-9a-f]{24}\.jpg$/),
      expect.stringMatching(/^listings\/2\/C100\/[0-9a-f]{24}\.jpg$/),
    ],
  });
  expect(JSON.stringify(listing)).not.toMatch(/PRIVATE|IMG-/);
});

test('unknown words are stored and counted', () => {
  const { accept, tally } = listingAcceptance(feedOf());
  const given = { lastStatus: 'Zzz', class: 'Houseboat', standardStatus: 'Dreaming', type: 'Sale' };
  expect(accept(aRepliersRecord(aRepliersListing('C100', given)))?.document.lastStatus).toBe('Zzz');
  expect(Object.fromEntries(tally().unknownWords)).toEqual({
    'standardStatus: Dreaming': 1,
    'lastStatus: Zzz': 1,
    'class: Houseboat': 1,
  });
});

test('photos updated at another time have other names', () => {
  const names = (photosUpdated: string) =>
    aRepliersRecord(aRepliersListing('C100', timestamps({ photosUpdated }))).photoSet.photos.map(
      ({ name }) => name,
    );
  expect(names('2026-10-20T08:00:00.000Z')).toEqual(names('2026-10-20T08:00:00.000Z'));
  expect(names('2026-10-20T08:00:00.000Z')).not.toEqual(names('2026-10-21T08:00:00.000Z'));
});

test('relative photos use the first named host, and photos on other hosts are dropped', () => {
  const { photoSet } = aRepliersRecord(
    aRepliersListing('C100', {
      images: ['area/IMG-1.jpg', 'https://evil.example/x.jpg', '//evil.example/y', 'file:///etc'],
    }),
  );
  expect(photoSet.photos.map(({ url }) => url)).toEqual([
    `https://${PHOTO_HOST}/area/IMG-1.jpg?class=large`,
  ]);
});

test('a record with a key can be read whatever its other fields hold', () => {
  const fields = Object.keys(RepliersRecord.shape);
  const changes = fc.dictionary(fc.constantFrom(...fields), fc.jsonValue(), { maxKeys: 10 });
  fc.assert(
    fc.property(changes, (given) => {
      const { mlsNumber, boardId, timestamps: moments } = aRepliersListing('C1');
      const raw = { ...aRepliersListing('C1'), ...given, mlsNumber, boardId, timestamps: moments };
      expect(RepliersRecord.safeParse(raw).success).toBe(true);
    }),
  );
});

test.each<[RawRecord, string]>([
  [{ mlsNumber: 'C100_a' }, 'mlsNumber: must be 1 to 32 letters and digits'],
  [{ listPrice: '0' }, 'listPrice: must be a price in dollars'],
  [
    { listDate: 'yesterday', ...timestamps({ listingEntryDate: null, listingUpdated: null }) },
    'listDate: must be a valid date',
  ],
])('%j is rejected with a plain reason', (changes, sentence) => {
  const { accept, tally } = listingAcceptance(feedOf());
  expect(accept(aRepliersRecord(aRepliersListing('C100', changes)))).toBeUndefined();
  expect([...tally().rejected.keys()]).toEqual([expect.stringContaining(sentence)]);
});
