import type { ListingDocument, RestrictedDocument } from '#src/contract/listings/listing.ts';
import type { FieldName, KindOf } from '#src/contract/listings/search/searchable-fields.ts';
import { fold, slug } from '#src/lib/fold.ts';
import {
  dayNumber,
  daysOf,
  lotSqft,
  priceChange,
  type NumberSpan,
  sqftBounds,
  stateKey,
  whole,
  yearBuiltBounds,
  zipKey,
} from '../listing/field-values.ts';

/** A value as a column holds it. */
export type FieldValue = string | number;

type Known<Value> = Value | null | undefined;

/** Whether the index in memory holds the field too: what visitors ask for most. */
type Indexable = { readonly isIndexed?: true };

/** Whether every listing has a value. */
type Requirable = { readonly isRequired?: true };

/**
 * How a value is read. What is public is read of the public view of a restricted listing too, so that
 * anonymous viewers may ask for it; of all else they find no restricted listing.
 */
type Read<Value> =
  | {
      readonly isPublic: true;
      readonly read: (listing: ListingDocument | RestrictedDocument) => Value;
    }
  | { readonly isPublic?: undefined; readonly read: (listing: ListingDocument) => Value };

/** A word as its board writes it; `key` is how it is compared, of listings and of what is asked for. */
type WordReader = Requirable &
  Read<Known<FieldValue>> & {
    readonly key: (word: never) => FieldValue;
    readonly isNumber?: true;
  };

type WordsReader = Read<readonly unknown[]> & { readonly key: (word: string) => string };

/** The number an end of a range that is asked for stands for. */
type BoundReader = { readonly bound?: (value: string, end: 'atLeast' | 'atMost') => number };

type NumberReader = BoundReader & Read<number | null>;

type SpanReader = Requirable &
  BoundReader &
  Read<NumberSpan> & {
    /** The columns of its ends. */
    readonly ends: readonly [low: string, high: string];
  };

type ReaderByKind = {
  readonly word: WordReader & Indexable;
  readonly prefix: WordReader;
  readonly words: WordsReader;
  readonly number: NumberReader & Indexable;
  readonly presence: NumberReader;
  readonly span: SpanReader & Indexable;
};

const DAY_SECONDS = 86_400;

/** The key of words that are compared as boards write them. */
export const asWritten = <Value extends FieldValue>(value: Value): Value => value;
const lowerCase = (word: string) => word.toLowerCase();
const classKey = (word: string) => word.replace(/Property$/, '').toLowerCase();
const changeKey = (change: string | number) =>
  ({ decrease: -1, increase: 1 })[change] ?? Number(change);

/** The moment a day begins, or the last second of it. */
function secondOf(day: string, end: 'atLeast' | 'atMost'): number {
  return end === 'atLeast' ? dayNumber(day) * DAY_SECONDS : (dayNumber(day) + 1) * DAY_SECONDS - 1;
}

/** A field of a listing that the contract does not name. */
function extra(from: object | null | undefined, name: string): unknown {
  return from && Object.hasOwn(from, name) ? (from as Record<string, unknown>)[name] : null;
}

function extraText(from: object, name: string): string | null {
  const value = extra(from, name);
  return typeof value === 'string' ? value : null;
}

function extraList(from: object | null | undefined, name: string): unknown[] {
  const value = extra(from, name);
  return Array.isArray(value) ? value : [];
}

/** How each searchable field is read from a listing, and what of it is asked of the index. */
export const FIELD_READERS = {
  status: {
    read: ({ status }) => status,
    key: asWritten,
    isPublic: true,
    isRequired: true,
    isIndexed: true,
  },
  type: {
    read: ({ type }) => type,
    key: lowerCase,
    isPublic: true,
    isRequired: true,
    isIndexed: true,
  },
  class: { read: (listing) => listing.class, key: classKey, isPublic: true, isIndexed: true },
  lastStatus: { read: ({ lastStatus }) => lastStatus, key: asWritten, isIndexed: true },
  propertyType: { read: ({ details }) => details.propertyType, key: fold, isIndexed: true },
  style: { read: ({ details }) => details.style, key: fold, isIndexed: true },
  city: {
    read: ({ address }) => address.city,
    key: slug,
    isPublic: true,
    isRequired: true,
    isIndexed: true,
  },
  state: {
    read: ({ address }) => address.state,
    key: stateKey,
    isPublic: true,
    isRequired: true,
    isIndexed: true,
  },
  area: { read: ({ address }) => address.area, key: slug, isIndexed: true },
  district: { read: ({ address }) => extraText(address, 'district'), key: slug },
  neighborhood: { read: ({ address }) => address.neighborhood, key: slug, isIndexed: true },
  boardId: {
    read: ({ boardId }) => boardId,
    key: asWritten,
    isNumber: true,
    isPublic: true,
    isRequired: true,
    isIndexed: true,
  },
  mlsNumber: {
    read: ({ mlsNumber }) => mlsNumber,
    key: (word: string) => word.toUpperCase(),
    isPublic: true,
    isRequired: true,
  },
  listPrice: { read: ({ listPrice }) => whole(listPrice), isIndexed: true },
  soldPrice: { read: ({ soldPrice }) => whole(soldPrice), isIndexed: true },
  bedrooms: { read: ({ details }) => whole(details.numBedrooms), isIndexed: true },
  bathrooms: { read: ({ details }) => whole(details.numBathrooms), isIndexed: true },
  sqft: {
    read: ({ details }) => sqftBounds(details.sqft),
    ends: ['sqftLow', 'sqftHigh'],
    isIndexed: true,
  },
  yearBuilt: {
    read: ({ details, listDate }) =>
      yearBuiltBounds(details.yearBuilt, Number(listDate.slice(0, 4))),
    ends: ['yearBuiltFirst', 'yearBuiltLast'],
    isIndexed: true,
  },
  listDay: {
    read: ({ listDate }) => daysOf(listDate),
    bound: dayNumber,
    ends: ['listDayFirst', 'listDayLast'],
    isPublic: true,
    isRequired: true,
    isIndexed: true,
  },
  soldDay: {
    read: ({ soldDate }) => daysOf(soldDate),
    bound: dayNumber,
    ends: ['soldDayFirst', 'soldDayLast'],
    isPublic: true,
    isIndexed: true,
  },
  updatedSecond: {
    read: ({ timestamps, listDate }) =>
      Math.floor(Date.parse(timestamps.listingUpdated ?? listDate) / 1000),
    bound: secondOf,
    isIndexed: true,
  },
  garageSpaces: { read: ({ details }) => whole(details.numGarageSpaces) },
  parkingSpaces: { read: ({ details }) => whole(extra(details, 'numParkingSpaces')) },
  lotSqft: { read: ({ lot }) => lotSqft(lot) },
  maintenanceFee: { read: ({ condominium }) => whole(condominium?.fees.maintenance) },
  priceChange: { read: (listing) => priceChange(listing), key: changeKey, isNumber: true },
  photoCount: { read: ({ images }) => images?.length ?? 0 },
  garage: { read: ({ details }) => details.garage, key: fold },
  basement: { read: ({ details }) => details.basement, key: fold },
  swimmingPool: { read: ({ details }) => extraText(details, 'swimmingPool'), key: fold },
  amenities: { read: ({ condominium }) => extraList(condominium, 'amenities'), key: fold },
  streetNumber: { read: ({ address }) => address.streetNumber, key: fold },
  streetName: { read: ({ address }) => address.streetName, key: fold },
  streetSuffix: { read: ({ address }) => address.streetSuffix, key: fold },
  streetDirection: { read: ({ address }) => address.streetDirection, key: fold },
  unitNumber: { read: ({ address }) => address.unitNumber, key: fold },
  zip: { read: ({ address }) => address.zip, key: zipKey },
  displayPublic: {
    read: ({ permissions }) => permissions.displayPublic,
    key: asWritten,
    isPublic: true,
    isRequired: true,
  },
  displayAddress: {
    read: ({ permissions }) => permissions.displayAddressOnInternet,
    key: asWritten,
    isPublic: true,
    isRequired: true,
  },
} as const satisfies { readonly [Name in FieldName]: ReaderByKind[KindOf<Name>] };
