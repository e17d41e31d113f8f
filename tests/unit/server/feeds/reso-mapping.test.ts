import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingAcceptance } from '#src/server/feeds/acceptance.ts';
import { NO_PHOTOS } from '#src/server/feeds/feed-photo.ts';
import { recordMapper } from '#src/server/feeds/listing-mapping.ts';
import { openResoFeed } from '#src/server/feeds/open-feed.ts';
import { ResoRecord } from '#src/server/feeds/reso/reso-record.ts';
import type { ResoProfileName } from '#src/server/feeds/reso/profiles.ts';
import { aRecord, PRIVATE_FIELDS, type RawRecord } from '#tests/support/feeds/reso-server.ts';
import { aListing } from '#tests/support/feeds/sync.ts';

const TORONTO = { latitude: 43.7, longitude: -79.4 };

function feedOf(provider: ResoProfileName) {
  return openResoFeed(
    {
      id: provider,
      settingPrefix: 'REALTY_FEED',
      provider,
      url: 'https://feed.example/odata',
      credentials: { kind: 'bearer', token: 'token-0' },
      boards: new Map([
        ['example board', 2],
        ['other board', 86],
      ]),
      photoHosts: new Set(['photos.example']),
    },
    { centreOf: (town) => (town === 'Nowhere' ? undefined : TORONTO) },
  );
}

function mapped(changes: RawRecord, provider: ResoProfileName = 'proptx') {
  const record = aListing(aRecord('100', changes));
  return recordMapper(feedOf(provider).mapping)(record);
}

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], value);
}

const CONDO = { PropertyType: 'Residential Condo & Other', PropertySubType: 'Condo Apartment' };
const LEASE = { TransactionType: 'For Lease' };

test.each<[field: string, given: RawRecord, expected: unknown]>([
  ['mlsNumber', { ListingId: 'W1234567' }, 'W1234567'],
  ['boardId', { OriginatingSystemName: 'OTHER  Board' }, 86],
  ['boardId', { OriginatingSystemName: 'A board that is not named' }, undefined],
  ['listPrice', { ListPrice: '0' }, null],
  ['soldPrice', { ClosePrice: 0 }, null],
  ['listDate', { OnMarketDate: '0001-01-01', ListingContractDate: '2026-03-01' }, '2026-03-01'],
  ['listDate', { OnMarketDate: '2999-01-01', ListingContractDate: '2026-03-01' }, '2026-03-01'],
  [
    'details.description',
    { PublicRemarks: 'Oak &amp; <b>maple</b>.<br/>Bright' },
    'Oak & maple.\nBright',
  ],
  ['office.brokerageName', { ListOfficeName: 'Hill &amp; Dale' }, 'Hill & Dale'],
  ['address.city', { City: ' toronto ' }, 'Toronto'],
  ['type', {}, 'Sale'],
  ['type', LEASE, 'Lease'],
  ['type', { TransactionType: null, PropertyType: 'ResidentialLease' }, 'Lease'],
  ['type', { TransactionType: null, PropertyType: 'CommercialLease' }, 'Lease'],
  ['class', {}, 'ResidentialProperty'],
  ['class', CONDO, 'CondoProperty'],
  ['class', { CommonInterest: 'Condo/Strata' }, 'CondoProperty'],
  ['class', { PropertyType: 'Commercial', PropertySubType: 'Office' }, 'CommercialProperty'],
  ['class', { PropertySubType: 'Store W Apt/Office' }, 'ResidentialProperty'],
  ['listPrice', { ListPrice: '899000.50' }, 899_000.5],
  ['listPrice', { ListPrice: 'ask us' }, null],
  ['originalPrice', { OriginalListPrice: 950_000 }, 950_000],
  ['originalPrice', {}, 899_000],
  ['soldPrice', { ClosePrice: '870000' }, 870_000],
  ['soldDate', { CloseDate: '2026-11-02' }, '2026-11-02'],
  ['listDate', { OnMarketDate: '2026-10-02', ListingContractDate: '2026-10-01' }, '2026-10-02'],
  ['listDate', { ListingContractDate: '2026-10-01' }, '2026-10-01'],
  ['listDate', {}, '2026-10-20'],
  ['listDate', { OriginalEntryTimestamp: '2026-10-20T02:30:00.00Z' }, '2026-10-19'],
  [
    'listDate',
    { StateOrProvince: 'BC', OriginalEntryTimestamp: '2026-10-20T06:30:00Z' },
    '2026-10-19',
  ],
  [
    'listDate',
    { StateOrProvince: 'NF', OriginalEntryTimestamp: '2026-10-20T02:45:00Z' },
    '2026-10-20',
  ],
  [
    'listDate',
    { OriginalEntryTimestamp: null, ModificationTimestamp: '2026-11-01T03:00:00Z' },
    '2026-10-31',
  ],
  ['soldDate', { CloseDate: '2026-11-02T02:00:00Z' }, '2026-11-01'],
  ['updatedOn', {}, '2026-11-01T10:00:00.00Z'],
  ['daysOnMarket', { DaysOnMarket: '12' }, 12],
  ['address.streetNumber', {}, '12 1/2'],
  ['address.streetNumber', { StreetNumber: 14 }, '14'],
  ['address.streetName', {}, 'Alderbank'],
  ['address.streetSuffix', {}, 'Road'],
  ['address.streetDirection', { StreetDirSuffix: 'W' }, 'W'],
  ['address.unitNumber', { UnitNumber: '1204' }, '1204'],
  ['address.city', {}, 'Toronto'],
  ['address.area', { MLSAreaMajor: 'Toronto C02', CountyOrParish: 'Toronto' }, 'Toronto C02'],
  ['address.area', { CountyOrParish: 'Toronto' }, 'Toronto'],
  ['address.neighborhood', {}, 'Annex'],
  ['address.neighborhood', { CityRegion: null, SubdivisionName: 'Yorkville' }, 'Yorkville'],
  ['address.majorIntersection', { CrossStreet: 'Bloor & Spadina' }, 'Bloor & Spadina'],
  ['address.state', {}, 'Ontario'],
  ['address.state', { StateOrProvince: 'Québec' }, 'Quebec'],
  ['address.state', { StateOrProvince: 'Newfoundland & Labrador' }, 'Newfoundland and Labrador'],
  ['address.state', { StateOrProvince: 'NF' }, 'Newfoundland and Labrador'],
  ['address.state', { StateOrProvince: 'P.E.I.' }, 'Prince Edward Island'],
  ['address.state', { StateOrProvince: 'Yukon Territory' }, 'Yukon'],
  ['address.state', { StateOrProvince: 'Atlantis' }, 'Atlantis'],
  ['address.zip', {}, 'M5R 1A1'],
  ['map', { Latitude: '43.672', Longitude: '-79.404' }, { latitude: 43.672, longitude: -79.404 }],
  ['map', { Latitude: 0, Longitude: 0 }, null],
  ['map', { Latitude: 43.672, Longitude: null }, null],
  ['map', { Latitude: 49.28, Longitude: -123.12 }, null],
  [
    'map',
    { StateOrProvince: 'British Columbia', Latitude: 49.28, Longitude: -123.12 },
    { latitude: 49.28, longitude: -123.12 },
  ],
  [
    'map',
    { StateOrProvince: 'Atlantis', Latitude: 49.28, Longitude: -123.12 },
    { latitude: 49.28, longitude: -123.12 },
  ],
  ['map', { Latitude: 43.672, Longitude: 79.404 }, null],
  ['permissions.displayAddressOnInternet', {}, 'Y'],
  ['permissions.displayAddressOnInternet', { InternetAddressDisplayYN: null }, 'N'],
  ['permissions.displayAddressOnInternet', { InternetAddressDisplayYN: false }, 'N'],
  ['permissions.displayPublic', { InternetEntireListingDisplayYN: 'Y' }, 'Y'],
  ['permissions.displayPublic', { InternetEntireListingDisplayYN: null }, 'N'],
  ['permissions.displayPublic', { StandardStatus: 'Closed' }, 'N'],
  ['permissions.displayPublic', { StandardStatus: 'Pending' }, 'Y'],
  ['permissions.displayInternetEntireListing', { StandardStatus: 'Closed' }, 'Y'],
  ['permissions.displayInternetEntireListing', { InternetEntireListingDisplayYN: 1 }, 'N'],
  ['permissions.displayInternetEntireListing', {}, 'Y'],
  ['permissions.displayAutomatedValuation', {}, 'N'],
  ['permissions.displayAutomatedValuation', { InternetAutomatedValuationDisplayYN: true }, 'Y'],
  ['permissions.allowComments', { InternetConsumerCommentYN: true }, 'Y'],
  ['images', {}, []],
  ['photoCount', {}, 0],
  ['details.propertyType', {}, 'Detached'],
  ['details.propertyType', CONDO, 'Condo Apt'],
  ['details.propertyType', { PropertySubType: 'Yurt' }, 'Yurt'],
  [
    'details.propertyType',
    { PropertySubType: 'Single Family', StructureType: ['House'] },
    'Detached',
  ],
  [
    'details.propertyType',
    { PropertySubType: 'Single Family', StructureType: 'House', PropertyAttachedYN: true },
    'Semi-Detached',
  ],
  [
    'details.propertyType',
    {
      PropertySubType: 'Single Family',
      StructureType: ['Row / Townhouse'],
      CommonInterest: 'Condo/Strata',
    },
    'Condo Townhouse',
  ],
  ['details.style', { ArchitecturalStyle: ['2-Storey', 'Loft'] }, '2-Storey'],
  ['details.sqft', { LivingArea: 1500, LivingAreaUnits: 'Square Feet' }, '1500'],
  ['details.sqft', { LivingArea: 100, LivingAreaUnits: 'square meters' }, '1076'],
  ['details.sqft', { LivingArea: 100, LivingAreaUnits: 'arpents' }, null],
  ['details.sqft', { LivingArea: 100 }, null],
  [
    'details.sqft',
    { LivingAreaMinimum: 700, LivingAreaMaximum: 799, LivingAreaUnits: 'square feet' },
    '700-799',
  ],
  ['details.sqft', { LivingAreaRange: '1500-2000' }, '1500-2000'],
  ['details.sqft', { BuildingAreaTotal: 100, BuildingAreaUnits: 'Square Metres' }, '1076'],
  ['details.sqft', { BuildingAreaTotal: 3, BuildingAreaUnits: 'Acres' }, null],
  ['details.numBedrooms', {}, 3],
  ['details.numBathrooms', { BathroomsTotalInteger: '2' }, 2],
  ['details.numGarageSpaces', { GarageSpaces: 1.5 }, 1.5],
  ['details.numGarageSpaces', { CoveredSpaces: '2' }, 2],
  ['details.numParkingSpaces', { ParkingTotal: 3 }, 3],
  ['details.yearBuilt', { YearBuilt: 1998 }, '1998'],
  ['details.garage', { ParkingFeatures: ['Attached', 'Private'] }, 'Attached, Private'],
  ['details.garage', { GarageType: 'Built-In', ParkingFeatures: ['Private'] }, 'Built-In'],
  ['details.heating', { HeatType: 'Radiant' }, 'Radiant'],
  ['details.heating', { Heating: 'Forced Air' }, 'Forced Air'],
  ['details.airConditioning', { Cooling: ['Central Air'] }, 'Central Air'],
  ['details.basement', { Basement: ['Finished', null, 7] }, 'Finished'],
  ['details.basement', { Basement: [] }, null],
  ['details.exteriorConstruction', { ConstructionMaterials: ['Brick'] }, 'Brick'],
  ['details.description', {}, 'A bright home near shops.'],
  ['details.extras', { Inclusions: 'Fridge, stove' }, 'Fridge, stove'],
  [
    'details.virtualTourUrl',
    { VirtualTourURLUnbranded: 'https://tour.example/1?utm_source=x&room=2' },
    'https://tour.example/1?room=2',
  ],
  ['details.virtualTourUrl', { VirtualTourURLUnbranded: 'javascript:alert(1)' }, null],
  ['details.moreInformationLink', { ListingURL: 'www.example.ca' }, null],
  [
    'lot',
    { LotWidth: 15.24, LotDepth: 30.48, LotSizeUnits: 'Metres' },
    { width: 50, depth: 100, measurement: 'Feet' },
  ],
  ['lot', { LotSizeDimensions: '50 x 120 FT' }, { width: 50, depth: 120, measurement: 'Feet' }],
  ['lot', { LotSizeDimensions: '10 x 20 m' }, { width: 32.81, depth: 65.62, measurement: 'Feet' }],
  [
    'lot',
    { FrontageLengthNumeric: 40, FrontageLengthNumericUnits: 'feet' },
    { width: 40, depth: null, measurement: 'Feet' },
  ],
  ['lot', { LotSizeDimensions: 'irregular' }, {}],
  [
    'taxes',
    { TaxAnnualAmount: '5123.45', TaxYear: 2026 },
    { annualAmount: 5123.45, assessmentYear: '2026' },
  ],
  ['condominium', {}, null],
  [
    'condominium',
    { ...CONDO, AssociationFee: 612.5, AssociationFeeFrequency: 'Monthly' },
    { fees: { maintenance: 612.5 } },
  ],
  [
    'condominium',
    { ...CONDO, AssociationFee: 7350, AssociationFeeFrequency: 'Annually' },
    { fees: { maintenance: null } },
  ],
  [
    'timestamps',
    { ExpirationDate: '2027-01-31' },
    { listingUpdated: '2026-11-01T10:00:00.00Z', expiryDate: '2027-01-31' },
  ],
  ['office.brokerageName', {}, 'Example Realty Inc.'],
  [
    'rooms',
    {
      PropertyRooms: [
        {
          RoomType: 'Kitchen',
          RoomLevel: 'Main',
          RoomLength: 4.1,
          RoomWidth: '3',
          RoomLengthWidthUnits: 'Metres',
          RoomFeatures: ['Eat-in'],
        },
      ],
    },
    [
      {
        description: 'Kitchen',
        level: 'Main',
        length: '4.1 Metres',
        width: '3 Metres',
        features: 'Eat-in',
        features2: null,
        features3: null,
      },
    ],
  ],
  ['rooms', { Rooms: 'many' }, []],
  ['history', {}, []],
])('maps %s of %j', (field, given, expected) => {
  expect(at(mapped(given).document, field)).toEqual(expected);
});

test.each<[field: string, given: RawRecord, expected: unknown]>([
  ['type', {}, 'Sale'],
  ['type', { ListPrice: null, LeaseAmount: 2900 }, 'Lease'],
  ['type', { ListPrice: null, TotalActualRent: 2900 }, 'Lease'],
  ['type', { ListPrice: 0, LeaseAmount: 2900 }, 'Lease'],
  ['type', { ListPrice: 899_000, TotalActualRent: 2900 }, 'Sale'],
  ['listPrice', { ListPrice: 0, LeaseAmount: 2900 }, 2900],
  ['lastStatus', { ListPrice: 0, LeaseAmount: 2900, PreviousListPrice: 2900 }, 'New'],
  ['lastStatus', { ListPrice: 0, LeaseAmount: 2900, PreviousListPrice: 3100 }, 'Pc'],
  ['listPrice', { ListPrice: null, TotalActualRent: 2900 }, 2900],
])('maps %s of %j from DDF, which has no property type', (field, given, expected) => {
  const ddf = { PropertyType: undefined, TransactionType: undefined, ...given };
  expect(at(mapped(ddf, 'ddf').document, field)).toEqual(expected);
});

test('a restricted home is placed at the centre of its town', () => {
  expect(mapped({}).coarse).toEqual(TORONTO);
  expect(mapped({ City: 'Nowhere' }).coarse).toBeUndefined();
});

test.each<[standard: string, sale: string, lease: string, status: string, name: string]>([
  ['Active', 'New', 'New', 'A', 'Active'],
  ['ActiveUnderContract', 'Sc', 'Lc', 'A', 'Active Under Contract'],
  ['Active Under Contract', 'Sc', 'Lc', 'A', 'Active Under Contract'],
  ['Pending', 'Sc', 'Lc', 'A', 'Pending'],
  ['Closed', 'Sld', 'Lsd', 'U', 'Closed'],
  ['Expired', 'Exp', 'Exp', 'U', 'Expired'],
  ['Hold', 'Sus', 'Sus', 'U', 'Hold'],
  ['Canceled', 'Ter', 'Ter', 'U', 'Canceled'],
  ['Withdrawn', 'Ter', 'Ter', 'U', 'Withdrawn'],
])('status %s is %s for a sale and %s for a lease', (...row) => {
  const [StandardStatus, sale, lease, status, name] = row;
  const of = (changes: RawRecord) => mapped({ StandardStatus, ...changes }).document;
  expect(of({})).toMatchObject({ status, lastStatus: sale, standardStatus: name });
  expect(of(LEASE)).toMatchObject({ status, lastStatus: lease });
});

test('a changed price gives the price change status', () => {
  expect(mapped({ PreviousListPrice: 950_000 }).document).toMatchObject({ lastStatus: 'Pc' });
  expect(mapped({ PreviousListPrice: 899_000 }).document).toMatchObject({ lastStatus: 'New' });
  expect(mapped({ PreviousListPrice: 0 }).document).toMatchObject({ lastStatus: 'New' });
  const sold = { PreviousListPrice: 950_000, StandardStatus: 'Closed' };
  expect(mapped(sold).document).toMatchObject({ lastStatus: 'Sld' });
});

function judged(changes: RawRecord, provider: ResoProfileName = 'proptx') {
  const acceptance = listingAcceptance(feedOf(provider));
  const listing = acceptance.accept(aListing(aRecord('100', changes)));
  const { rejected, unknownWords } = acceptance.tally();
  return { listing, reasons: [...rejected.keys()], unknown: [...unknownWords.keys()] };
}

test.each<[RawRecord, string]>([
  [{ StandardStatus: 'ComingSoon' }, 'StandardStatus: Not a status that is shown'],
  [{ StandardStatus: 'Coming Soon' }, 'StandardStatus: Not a status that is shown'],
  [{ StandardStatus: 'Incomplete' }, 'StandardStatus: Not a status that is shown'],
  [{ StandardStatus: 'Delete' }, 'StandardStatus: Not a status that is shown'],
  [{ StandardStatus: null }, 'StandardStatus: Not a status that is shown'],
  [{ StandardStatus: 'constructor' }, 'StandardStatus: Not a status that is shown'],
  [{ OriginatingSystemName: 'Third board' }, 'OriginatingSystemName: Not in REALTY_FEED_BOARDS'],
  [{ OriginatingSystemName: null }, 'OriginatingSystemName: Not in REALTY_FEED_BOARDS'],
  [{ ListPriceUnit: 'Per Sq Ft' }, 'ListPriceUnit: The price is for only a part'],
  [{ ListPriceUnit: 'Year' }, 'ListPriceUnit: The price is for only a part'],
  [{ ListOfficeName: ' ' }, 'ListOfficeName: The brokerage is not known'],
])('a record with %j is rejected: %s', (changes, reason) => {
  expect(judged(changes)).toMatchObject({ listing: undefined, reasons: [reason] });
});

test('a feed without sold data rejects a sold home', () => {
  const sold = { StandardStatus: 'Closed', ClosePrice: 1, CloseDate: '2026-11-02' };
  expect(judged(sold).listing).toBeDefined();
  const { reasons } = judged(sold, 'ddf');
  expect(reasons).toEqual(['lastStatus: This source has no sold listings']);
});

test('unknown values are stored and counted', () => {
  const { listing, unknown } = judged({
    PropertySubType: 'Yurt',
    LivingAreaUnits: 'arpents',
    LivingArea: 9,
  });
  expect(unknown).toEqual(['LivingAreaUnits: arpents', 'PropertySubType: Yurt']);
  expect(listing?.document.details.propertyType).toBe('Yurt');
  expect(judged({ StandardStatus: 'Reincarnated' }).unknown).toEqual([
    'StandardStatus: Reincarnated',
  ]);
});

test('any record becomes a listing or is rejected', () => {
  const fields = Object.keys(ResoRecord.shape);
  const anyRecord = fc.dictionary(
    fc.oneof(fc.constantFrom(...fields), fc.string()),
    fc.oneof(
      fc.anything(),
      fc.string(),
      fc.double(),
      fc.constantFrom('Active', 'ON', '2026-01-01'),
    ),
  );
  fc.assert(
    fc.property(anyRecord, fc.boolean(), (raw, isWhole) => {
      const record = ResoRecord.safeParse(isWhole ? { ...aRecord('100'), ...raw } : raw);
      if (!record.success) return;
      const acceptance = listingAcceptance(feedOf('proptx'));
      const listing = acceptance.accept({ ...record.data, photoSet: NO_PHOTOS });
      expect(acceptance.tally().rejected.size).toBe(listing ? 0 : 1);
      expect(JSON.stringify(listing ?? null)).not.toContain('PRIVATE');
    }),
  );
});

test('no private field of agents is read or stored', () => {
  const { listing } = judged({});
  expect(Object.keys(PRIVATE_FIELDS).length).toBeGreaterThan(8);
  expect(JSON.stringify(listing)).not.toContain('PRIVATE');
  const fields = Object.keys(ResoRecord.shape).join(' ');
  expect(fields).not.toMatch(/compensation|commission|private|showing|lock|owner|phone|email/i);
});
