import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import type { PhotoSet } from '../feed-store.ts';
import { cityName, plainText } from '../records/plain-text.ts';
import { ResoMedia } from './media.ts';
import {
  listOf,
  moment,
  number,
  permission,
  scalar,
  text,
  words,
} from '../records/record-values.ts';

export const ResoRoom = z.object({
  RoomType: text,
  RoomLevel: text,
  RoomLength: number,
  RoomWidth: number,
  RoomLengthWidthUnits: text,
  RoomFeatures: words,
});
const rooms = listOf(ResoRoom);

const KEY = /^[\w.:-]{1,100}$/;
/** Keys are put into filters, so they may hold no character with a meaning there. */
export const RecordKey = z
  .pipe(scalar, z.transform(String))
  .check(z.regex(KEY, { error: 'Not a valid key' }));

/**
 * The fields read of a Property of the RESO Data Dictionary 2.0, and of those that DDF and PropTx add. Only
 * these fields pass: commission, showing instructions, agents' remarks and all other data of a feed are not
 * in this list, and so go no further.
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
  City: cityName,
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
  PublicRemarks: plainText,
  Inclusions: plainText,
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
  ListOfficeName: plainText,
  Rooms: rooms,
  PropertyRooms: rooms,
  Media: listOf(ResoMedia),
  PhotosChangeTimestamp: text,
  InternetAddressDisplayYN: permission,
  InternetEntireListingDisplayYN: permission,
  InternetAutomatedValuationDisplayYN: permission,
  InternetConsumerCommentYN: permission,
});
export type ResoRecord = z.infer<typeof ResoRecord>;

/** A record with the photos that may be shown, whether they came with it or separately. */
export type ResoListing = ResoRecord & { readonly photoSet: PhotoSet };
