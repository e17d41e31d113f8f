import '#src/contract/jitless.ts';
import * as z from 'zod/mini';

const LONGEST_TEXT = 20_000;
const MOST_ITEMS = 200;

function trimmed(value: string | number): string | null {
  const text = String(value).trim().slice(0, LONGEST_TEXT);
  return text === '' ? null : text;
}

function finite(value: string | number): number | null {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
}

function wordsOf(value: string | unknown[]): string[] {
  const words = typeof value === 'string' ? value.split(',') : value;
  return words
    .slice(0, MOST_ITEMS)
    .flatMap((word) => (typeof word === 'string' ? (trimmed(word) ?? []) : []));
}

const scalar = z.union([z.string(), z.number()]);
const text = z.catch(z.nullable(z.pipe(scalar, z.transform(trimmed))), null);
const number = z.catch(z.nullable(z.pipe(scalar, z.transform(finite))), null);
const words = z.catch(
  z.pipe(z.union([z.string(), z.array(z.unknown())]), z.transform(wordsOf)),
  [],
);
/** What is not said is not allowed. */
const permission = z.catch(
  z.pipe(
    z.union([z.boolean(), z.string()]),
    z.transform((value) => value === true || /^(y|yes|true)$/i.test(String(value))),
  ),
  false,
);

const Room = z.object({
  RoomType: text,
  RoomLevel: text,
  RoomLength: number,
  RoomWidth: number,
  RoomLengthWidthUnits: text,
  RoomFeatures: words,
});
const rooms = z.catch(z.array(Room), []);

const KEY = /^[\w.:-]{1,100}$/;
/** Keys are put into filters, so they may hold nothing that means something there. */
export const RecordKey = z
  .pipe(scalar, z.transform(String))
  .check(z.regex(KEY, { error: 'Not a key' }));
const moment = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/),
  z.refine((value) => Number.isFinite(Date.parse(value)), { error: 'Invalid date' }),
);

/**
 * What is read of a Property of the RESO Data Dictionary 2.0, and of the fields that DDF and PropTx add.
 * It is the door: commission, showing instructions, agents' remarks and whatever else a feed carries
 * is not in this list, and so goes no further.
 */
export const ResoRecord = z.object({
  ListingKey: RecordKey,
  ModificationTimestamp: moment,
  ListingId: text,
  OriginatingSystemName: text,
  StandardStatus: text,
  PropertyType: text,
  PropertySubType: text,
  TransactionType: text,
  StructureType: words,
  CommonInterest: text,
  PropertyAttachedYN: permission,
  ArchitecturalStyle: words,
  ListPrice: number,
  ListPriceUnit: text,
  PreviousListPrice: number,
  OriginalListPrice: number,
  LeaseAmount: number,
  TotalActualRent: number,
  ClosePrice: number,
  CloseDate: text,
  OnMarketDate: text,
  ListingContractDate: text,
  OriginalEntryTimestamp: text,
  ExpirationDate: text,
  DaysOnMarket: number,
  StreetNumber: text,
  StreetName: text,
  StreetSuffix: text,
  StreetDirSuffix: text,
  UnitNumber: text,
  City: text,
  CrossStreet: text,
  CityRegion: text,
  SubdivisionName: text,
  MLSAreaMajor: text,
  CountyOrParish: text,
  StateOrProvince: text,
  PostalCode: text,
  Latitude: number,
  Longitude: number,
  BedroomsTotal: number,
  BathroomsTotalInteger: number,
  GarageSpaces: number,
  CoveredSpaces: number,
  GarageType: text,
  ParkingTotal: number,
  ParkingFeatures: words,
  LivingArea: number,
  LivingAreaMinimum: number,
  LivingAreaMaximum: number,
  LivingAreaRange: text,
  LivingAreaUnits: text,
  BuildingAreaTotal: number,
  BuildingAreaUnits: text,
  YearBuilt: text,
  Heating: words,
  HeatType: text,
  Cooling: words,
  Basement: words,
  ConstructionMaterials: words,
  PublicRemarks: text,
  Inclusions: text,
  VirtualTourURLUnbranded: text,
  ListingURL: text,
  LotWidth: number,
  LotDepth: number,
  LotSizeUnits: text,
  LotSizeDimensions: text,
  FrontageLengthNumeric: number,
  FrontageLengthNumericUnits: text,
  TaxAnnualAmount: number,
  TaxYear: text,
  AssociationFee: number,
  AssociationFeeFrequency: text,
  ListOfficeKey: text,
  ListOfficeName: text,
  Rooms: rooms,
  PropertyRooms: rooms,
  InternetAddressDisplayYN: permission,
  InternetEntireListingDisplayYN: permission,
  InternetAutomatedValuationDisplayYN: permission,
  InternetConsumerCommentYN: permission,
});
export type ResoRecord = z.infer<typeof ResoRecord>;
