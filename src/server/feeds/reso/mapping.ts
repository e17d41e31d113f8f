import type { SoldAudience } from '#src/content-folder/sold-audiences.ts';
import { photoKey } from '#src/domain/listing/photos/photo-key.ts';
import type { ListingMapping, MappingContext } from '../listing-mapping.ts';
import { feedDay } from '../records/feed-day.ts';
import { feedProvince } from '../records/feed-province.ts';
import { homePoint } from '../records/home-point.ts';
import { listDay } from '../records/list-day.ts';
import { nonZeroAmount, joinWords, yesNo } from '../records/mapped-words.ts';
import { webAddress } from '../records/web-address.ts';
import { classOf, homeTypeOf } from './home-words.ts';
import { lotOf, squareFeetOf } from './measures.ts';
import type { ResoProfile } from './profiles.ts';
import { tourOf } from './media.ts';
import type { ResoListing, ResoRecord } from './reso-record.ts';
import { isSold, statusRow } from './status-words.ts';

type ResoMappingContext = MappingContext & { readonly profile: Pick<ResoProfile, 'isLease'> };

/** Some feeds write the rent in a separate field, with no price or zero beside it. */
const priceOf = ({ ListPrice, LeaseAmount, TotalActualRent }: ResoRecord) =>
  nonZeroAmount(ListPrice || LeaseAmount || TotalActualRent);

function lastStatusOf(record: ResoRecord, isLease: boolean): string | undefined {
  const row = statusRow(record.StandardStatus);
  const previousPrice = nonZeroAmount(record.PreviousListPrice);
  const isRepriced = previousPrice !== null && previousPrice !== priceOf(record);
  if (row?.lastStatus === 'New' && isRepriced) return 'Pc';
  return isLease ? (row?.ofLease ?? row?.lastStatus) : row?.lastStatus;
}

/**
 * Only registered viewers see homes off the market, by the rules of virtual offices (VOW), except sold
 * homes of a board that shows them to everyone.
 */
function isForEveryone(record: ResoRecord, soldTo: SoldAudience): boolean {
  if (!record.InternetEntireListingDisplayYN) return false;
  const row = statusRow(record.StandardStatus);
  return row?.status === 'A' || (isSold(record) && soldTo === 'everyone');
}

/** Fees are compared by the month; a fee of another period is left out rather than shown wrong. */
const monthlyFee = ({ AssociationFee, AssociationFeeFrequency }: ResoRecord) =>
  AssociationFeeFrequency === null || /^monthly$/i.test(AssociationFeeFrequency)
    ? AssociationFee
    : null;

function roomsOf({ Rooms, PropertyRooms }: ResoRecord) {
  const rooms = Rooms.length > 0 ? Rooms : PropertyRooms;
  return rooms.map((room) => {
    const unit = room.RoomLengthWidthUnits;
    const side = (length: number | null) =>
      length === null ? null : `${length}${unit === null ? '' : ` ${unit}`}`;
    return {
      description: room.RoomType,
      level: room.RoomLevel,
      length: side(room.RoomLength),
      width: side(room.RoomWidth),
      features: room.RoomFeatures[0] ?? null,
      features2: room.RoomFeatures[1] ?? null,
      features3: room.RoomFeatures[2] ?? null,
    };
  });
}

/** The keys under which the site serves the photos: the provider's addresses must not reach a browser. */
function imagesOf({ ListingId, photoSet }: ResoListing, boardId: number | undefined) {
  if (ListingId === null || boardId === undefined) return [];
  return photoSet.photos.map(({ name }) => photoKey({ boardId, mlsNumber: ListingId }, name));
}

/** RESO records as our listings, one row per field (RESO Data Dictionary 2.0). */
export function resoMapping({
  profile,
  boardIdOf,
  soldTo,
  centreOf,
}: ResoMappingContext): ListingMapping<ResoListing> {
  const { isLease } = profile;
  return {
    fields: {
      mlsNumber: ({ ListingId }) => ListingId,
      boardId: ({ OriginatingSystemName }) => boardIdOf(OriginatingSystemName),
      type: (record) => (isLease(record) ? 'Lease' : 'Sale'),
      class: classOf,
      status: ({ StandardStatus }) => statusRow(StandardStatus)?.status,
      lastStatus: (record) => lastStatusOf(record, isLease(record)),
      standardStatus: ({ StandardStatus }) => statusRow(StandardStatus)?.name,
      listPrice: priceOf,
      originalPrice: (record) => nonZeroAmount(record.OriginalListPrice) ?? priceOf(record),
      soldPrice: ({ ClosePrice }) => nonZeroAmount(ClosePrice),
      listDate: (record) =>
        listDay(
          [
            ...[record.OnMarketDate, record.ListingContractDate],
            ...[record.OriginalEntryTimestamp, record.ModificationTimestamp],
          ],
          record.StateOrProvince,
        ),
      soldDate: ({ CloseDate, StateOrProvince }) => feedDay(CloseDate, StateOrProvince),
      updatedOn: ({ ModificationTimestamp }) => ModificationTimestamp,
      daysOnMarket: ({ DaysOnMarket }) => DaysOnMarket,
      address: (record) => ({
        streetNumber: record.StreetNumber,
        streetName: record.StreetName,
        streetSuffix: record.StreetSuffix,
        streetDirection: record.StreetDirSuffix,
        unitNumber: record.UnitNumber,
        city: record.City,
        area: record.MLSAreaMajor ?? record.CountyOrParish,
        neighborhood: record.CityRegion ?? record.SubdivisionName,
        majorIntersection: record.CrossStreet,
        state: feedProvince(record.StateOrProvince)?.name ?? record.StateOrProvince,
        zip: record.PostalCode,
      }),
      map: ({ Latitude: latitude, Longitude: longitude, StateOrProvince: state }) =>
        homePoint({ latitude, longitude, state }),
      permissions: (record) => ({
        displayAddressOnInternet: yesNo(record.InternetAddressDisplayYN),
        displayPublic: yesNo(
          isForEveryone(record, soldTo(boardIdOf(record.OriginatingSystemName))),
        ),
        displayInternetEntireListing: yesNo(record.InternetEntireListingDisplayYN),
        displayAutomatedValuation: yesNo(record.InternetAutomatedValuationDisplayYN),
        allowComments: yesNo(record.InternetConsumerCommentYN),
      }),
      // Open houses are a separate resource, which is not read yet.
      openHouse: () => [],
      images: (record) => imagesOf(record, boardIdOf(record.OriginatingSystemName)),
      photoCount: ({ photoSet }) => photoSet.photos.length,
      details: (record) => ({
        propertyType: homeTypeOf(record),
        style: record.ArchitecturalStyle[0] ?? null,
        sqft: squareFeetOf(record),
        numBedrooms: record.BedroomsTotal,
        numBathrooms: record.BathroomsTotalInteger,
        numGarageSpaces: record.GarageSpaces ?? record.CoveredSpaces,
        numParkingSpaces: record.ParkingTotal,
        yearBuilt: record.YearBuilt,
        garage: record.GarageType ?? joinWords(record.ParkingFeatures),
        heating: joinWords(record.Heating) ?? record.HeatType,
        airConditioning: joinWords(record.Cooling),
        basement: joinWords(record.Basement),
        exteriorConstruction: joinWords(record.ConstructionMaterials),
        description: record.PublicRemarks,
        extras: record.Inclusions,
        virtualTourUrl: webAddress(record.VirtualTourURLUnbranded ?? tourOf(record.Media)),
        moreInformationLink: webAddress(record.ListingURL),
      }),
      lot: lotOf,
      taxes: ({ TaxAnnualAmount, TaxYear }) => ({
        annualAmount: TaxAnnualAmount,
        assessmentYear: TaxYear,
      }),
      condominium: (record) =>
        classOf(record) === 'CondoProperty' ? { fees: { maintenance: monthlyFee(record) } } : null,
      timestamps: ({ ModificationTimestamp, ExpirationDate }) => ({
        listingUpdated: ModificationTimestamp,
        expiryDate: ExpirationDate,
      }),
      office: ({ ListOfficeName }) => ({ brokerageName: ListOfficeName }),
      rooms: roomsOf,
      history: () => [],
    },
    coarse: ({ City, StateOrProvince }) =>
      centreOf(City ?? '', feedProvince(StateOrProvince)?.code ?? ''),
  };
}
