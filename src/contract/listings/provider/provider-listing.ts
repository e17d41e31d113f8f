import '../../jitless.ts';
import * as z from 'zod/mini';
import { FullListing, Position, RestrictedListing } from '../listing.ts';
import { STANDARD_STATUSES } from './standard-status.ts';

const text = z.nullable(z.string());
const number = z.nullable(z.number());

type Names = readonly string[];
type Shape<List extends Names, Of extends z.ZodMiniType> = { readonly [Name in List[number]]: Of };

function allOf<const List extends Names, Of extends z.ZodMiniType>(names: List, schema: Of) {
  return Object.fromEntries(names.map((name) => [name, schema])) as Shape<List, Of>;
}

/** Texts and counts by which the provider describes a home, in addition to those our pages show. */
export const DETAIL_TEXTS = [
  'alternateURLVideoLink',
  'balcony',
  'basement1',
  'basement2',
  'businessSubType',
  'businessType',
  'centralVac',
  'den',
  'driveway',
  'elevator',
  'energyCertification',
  'exteriorConstruction1',
  'exteriorConstruction2',
  'familyRoom',
  'flooringType',
  'foundationType',
  'furnished',
  'landscapeFeatures',
  'laundryLevel',
  'leaseTerms',
  'numFireplaces',
  'patio',
  'roofMaterial',
  'sewer',
  'swimmingPool',
  'viewType',
  'waterSource',
  'waterfront',
  'zoning',
  'zoningDescription',
] as const;
export const DETAIL_COUNTS = [
  'numBathroomsHalf',
  'numBathroomsPlus',
  'numBedroomsPlus',
  'numDrivewaySpaces',
  'numKitchens',
  'numKitchensPlus',
  'numParkingSpaces',
  'numRooms',
  'numRoomsPlus',
] as const;
export const CONDOMINIUM_TEXTS = [
  'condoCorp',
  'ensuiteLaundry',
  'exposure',
  'locker',
  'lockerNumber',
  'parkingType',
  'pets',
  'propertyMgr',
] as const;
export const ADDRESS_TEXTS = [
  'communityCode',
  'district',
  'majorIntersection',
  'streetDirectionPrefix',
] as const;
export const LOT_TEXTS = ['acres', 'irregular', 'legalDescription', 'size'] as const;
export const TIMESTAMPS = [
  'closedDate',
  'conditionalExpiryDate',
  'extensionEntryDate',
  'idxUpdated',
  'listingEntryDate',
  'photosUpdated',
  'possessionDate',
  'suspendedDate',
  'terminatedDate',
  'unavailableDate',
] as const;
export const OPEN_HOUSE_TEXTS = ['date', 'startTime', 'endTime', 'type', 'status', 'TZ'] as const;

const { details, address, lot, timestamps } = FullListing.shape;

/**
 * A listing as other programs read it: the provider's version 2 answer, in which every field is there
 * with its type, and null where it is not known.
 */
export const ProviderListing = z.extend(FullListing, {
  resource: z.string(),
  listPrice: z.string(),
  soldPrice: number,
  originalPrice: number,
  daysOnMarket: number,
  simpleDaysOnMarket: number,
  standardStatus: z.nullable(z.enum(STANDARD_STATUSES)),
  assignment: text,
  occupancy: text,
  updatedOn: z.string(),
  address: z.extend(address, {
    ...allOf(ADDRESS_TEXTS, text),
    country: z.literal('Canada'),
    addressKey: text,
  }),
  map: z.nullable(z.extend(Position, { point: z.string() })),
  details: z.extend(details, {
    ...allOf(DETAIL_TEXTS, text),
    ...allOf(DETAIL_COUNTS, number),
    sqft: text,
    numBedrooms: number,
    numBathrooms: number,
    numGarageSpaces: number,
  }),
  lot: z.extend(lot, { ...allOf(LOT_TEXTS, text), width: text, depth: text }),
  nearby: z.object({ amenities: z.array(z.string()) }),
  condominium: z.nullable(
    z.object({
      ...allOf(CONDOMINIUM_TEXTS, text),
      fees: z.object({ maintenance: number }),
      amenities: z.array(z.string()),
      stories: number,
    }),
  ),
  timestamps: z.extend(timestamps, {
    ...allOf(TIMESTAMPS, text),
    listingUpdated: z.string(),
    repliersUpdatedOn: z.string(),
  }),
  openHouse: z.array(z.object(allOf(OPEN_HOUSE_TEXTS, text))),
  agents: z.array(z.object({ agentId: z.nullable(z.union([z.string(), z.number()])), name: text })),
});

/** One listing as other programs read it: whole, or its public view. */
export const AnyProviderListing = z.union([RestrictedListing, ProviderListing]);
