import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { HOME_FIELDS } from '#src/contract/listings/search/fields/home-fields.ts';
import { fold } from '#src/lib/text/fold.ts';
import { lotSqft, sqftBounds, parseInteger, yearBuiltBounds } from '../../listing/field-values.ts';
import { asWritten, extra, extraList, extraText, type ReadersOf } from './field-reader.ts';

/** A word of the details that the provider names and the contract may not. */
const detail = (name: string) => ({
  read: ({ details }: ListingDocument) => extraText(details, name),
  key: fold,
});

/** A word that only a condo has. */
const condominium = (name: string) => ({
  read: (listing: ListingDocument) => extraText(listing.condominium, name),
  key: fold,
});

/** A count of the details that the contract does not name. */
const detailCount = (name: string) => ({
  read: ({ details }: ListingDocument) => parseInteger(extra(details, name)),
});

/** Lot dimensions are compared in hundredths. */
const hundredths = (value: unknown) => {
  const number = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? Math.round(number * 100) : null;
};
const boundInHundredths = (value: string) => Math.round(Number(value) * 100);

const DRY = new Set(['', 'n', 'no', 'none']);

function bedroomsTotal({ details }: ListingDocument): number | null {
  const [main, plus] = [
    parseInteger(details.numBedrooms),
    parseInteger(extra(details, 'numBedroomsPlus')),
  ];
  return main === null && plus === null ? null : (main ?? 0) + (plus ?? 0);
}

const walls = ({ details }: ListingDocument) =>
  ['exteriorConstruction', 'exteriorConstruction1', 'exteriorConstruction2'].flatMap(
    (name) => extraText(details, name) || [],
  );

/** How each field of the home is read from a listing, and which are rare. */
export const HOME_READERS = {
  propertyType: { read: ({ details }) => details.propertyType, key: fold },
  style: { read: ({ details }) => details.style, key: fold },
  bedrooms: { read: ({ details }) => parseInteger(details.numBedrooms) },
  bedroomsPlus: detailCount('numBedroomsPlus'),
  bedroomsTotal: { read: bedroomsTotal },
  bathrooms: { read: ({ details }) => parseInteger(details.numBathrooms) },
  halfBathrooms: detailCount('numBathroomsHalf'),
  kitchens: detailCount('numKitchens'),
  stories: {
    read: (listing) =>
      parseInteger(extra(listing.condominium, 'stories') ?? extra(listing.details, 'numStories')),
  },
  sqft: {
    read: ({ details }) => sqftBounds(details.sqft),
    ends: ['sqftLow', 'sqftHigh'],
  },
  sqftText: detail('sqft'),
  yearBuilt: {
    read: ({ details, listDate }) =>
      yearBuiltBounds(details.yearBuilt, Number(listDate.slice(0, 4))),
    ends: ['yearBuiltFirst', 'yearBuiltLast'],
  },
  yearBuiltText: detail('yearBuilt'),
  garageSpaces: { read: ({ details }) => parseInteger(details.numGarageSpaces) },
  parkingSpaces: detailCount('numParkingSpaces'),
  lotSqft: { read: ({ lot }) => lotSqft(lot) },
  lotWidth: { read: ({ lot }) => hundredths(lot.width), readBound: boundInHundredths },
  lotDepth: { read: ({ lot }) => hundredths(lot.depth), readBound: boundInHundredths },
  garage: detail('garage'),
  driveway: detail('driveway'),
  parkingType: condominium('parkingType'),
  basement: {
    read: ({ details }) => extraText(details, 'basement1') ?? details.basement,
    key: fold,
  },
  basement2: detail('basement2'),
  exteriorConstruction: { read: walls, key: fold },
  wall1: {
    read: ({ details }) =>
      extraText(details, 'exteriorConstruction1') ?? details.exteriorConstruction,
    key: fold,
  },
  wall2: detail('exteriorConstruction2'),
  heating: detail('heating'),
  cooling: detail('airConditioning'),
  swimmingPool: detail('swimmingPool'),
  den: detail('den'),
  waterfront: {
    read: ({ details }) => (DRY.has(fold(extraText(details, 'waterfront') ?? '')) ? 'N' : 'Y'),
    key: asWritten,
  },
  waterSource: detail('waterSource'),
  sewer: detail('sewer'),
  zoning: detail('zoning'),
  businessType: detail('businessType'),
  businessSubType: detail('businessSubType'),
  amenities: { read: ({ condominium: condo }) => extraList(condo, 'amenities'), key: fold },
  balcony: detail('balcony'),
  locker: condominium('locker'),
  pets: condominium('pets'),
  exposure: condominium('exposure'),
  propertyManager: condominium('propertyMgr'),
  condoCorporation: condominium('condoCorp'),
  ensuiteLaundry: condominium('ensuiteLaundry'),
  nearbyAmenities: {
    read: (listing) => extraList(extra(listing, 'nearby') as object | null, 'amenities'),
    key: fold,
  },
} as const satisfies ReadersOf<typeof HOME_FIELDS>;
