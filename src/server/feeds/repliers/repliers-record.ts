import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import {
  ADDRESS_TEXTS,
  CONDOMINIUM_TEXTS,
  DETAIL_COUNTS,
  DETAIL_TEXTS,
  LOT_TEXTS,
  OPEN_HOUSE_TEXTS,
  TIMESTAMPS,
} from '#src/contract/listings/provider/provider-listing.ts';
import type { PhotoSet } from '../feed-store.ts';
import { cityName, plainText } from '../records/plain-text.ts';
import {
  moment,
  number,
  numberedListOf,
  part,
  permission,
  scalar,
  text,
  words,
} from '../records/record-values.ts';

function allOf<const Names extends readonly string[], Of extends z.ZodMiniType>(
  names: Names,
  schema: Of,
) {
  return Object.fromEntries(names.map((name) => [name, schema])) as {
    readonly [Name in Names[number]]: Of;
  };
}

/** Keys are put into queries, so they may hold no character with a meaning there. */
const MLS_NUMBER = /^[\w.-]{1,60}$/;

/** The identity of a record and the moment of its change: the least that is read of one. */
const place = {
  mlsNumber: z
    .pipe(scalar, z.transform(String))
    .check(z.regex(MLS_NUMBER, { error: 'Not a valid listing number' })),
  boardId: z.pipe(scalar, z.transform(Number)).check(z.int(), z.positive()),
};

/** The row of a record in a list of keys. */
export const RepliersKey = z.object({
  ...place,
  timestamps: part({ repliersUpdatedOn: moment }),
});

const room = z.object(
  allOf(['description', 'level', 'length', 'width', 'features', 'features2', 'features3'], text),
);

/**
 * The fields read of a listing of Repliers, in version 1 or 2 of its answers. Only these fields pass: the
 * cooperating agent's pay, agents, occupancy, the board's own record and all other data are not in this
 * list, and so go no further.
 */
export const RepliersRecord = z.object({
  ...place,
  status: text,
  lastStatus: text,
  standardStatus: text,
  type: text,
  class: text,
  listPrice: number,
  originalPrice: number,
  soldPrice: number,
  listDate: text,
  soldDate: text,
  updatedOn: text,
  daysOnMarket: number,
  simpleDaysOnMarket: number,
  address: part({
    ...allOf(
      [
        ...['streetNumber', 'streetName', 'streetSuffix', 'streetDirection'],
        ...['unitNumber', 'area', 'neighborhood', 'state', 'zip'],
      ] as const,
      text,
    ),
    city: cityName,
    ...allOf(ADDRESS_TEXTS, text),
  }),
  map: part({ latitude: number, longitude: number }),
  permissions: part(
    allOf(
      ['displayAddressOnInternet', 'displayPublic', 'displayInternetEntireListing'] as const,
      permission,
    ),
  ),
  images: words,
  details: part({
    ...allOf(
      [
        ...['propertyType', 'style', 'sqft', 'yearBuilt', 'garage', 'heating'],
        ...['airConditioning', 'virtualTourUrl', 'moreInformationLink'],
      ] as const,
      text,
    ),
    ...allOf(['description', 'extras'] as const, plainText),
    ...allOf(['numBedrooms', 'numBathrooms', 'numGarageSpaces'] as const, number),
    ...allOf(DETAIL_TEXTS, text),
    ...allOf(DETAIL_COUNTS, number),
  }),
  lot: part({ width: number, depth: number, measurement: text, ...allOf(LOT_TEXTS, text) }),
  taxes: part({ annualAmount: number, assessmentYear: text }),
  condominium: part({
    ...allOf(CONDOMINIUM_TEXTS, text),
    fees: part({ maintenance: number }),
    amenities: words,
    /** The spelling of version 1. */
    ammenities: words,
    stories: number,
  }),
  nearby: part({ amenities: words, ammenities: words }),
  office: part({ brokerageName: plainText }),
  openHouse: numberedListOf(z.object(allOf(OPEN_HOUSE_TEXTS, text))),
  rooms: numberedListOf(room),
  timestamps: part({
    ...allOf(TIMESTAMPS, text),
    listingUpdated: text,
    expiryDate: text,
    repliersUpdatedOn: moment,
  }),
});
export type RepliersRecord = z.infer<typeof RepliersRecord>;

/** A record with the photos that may be shown. */
export type RepliersListing = RepliersRecord & { readonly photoSet: PhotoSet };

/** The key of a stored record: two boards may use the same number. */
export const recordKey = ({
  boardId,
  mlsNumber,
}: Pick<RepliersRecord, 'boardId' | 'mlsNumber'>): string => `${boardId}:${mlsNumber}`;
