import type {
  ListingDocument,
  Position,
  RestrictedDocument,
} from '#src/contract/listings/listing.ts';
import {
  type FieldName,
  SEARCHABLE_FIELDS,
} from '#src/contract/listings/search/fields/searchable-fields.ts';
import { parseInteger } from '#src/domain/listing/field-values.ts';
import { priceOf } from '#src/domain/listing/status/status.ts';
import { FIELD_READERS } from '#src/domain/search/field-readers.ts';
import type { FieldValue } from '#src/domain/search/readers/field-reader.ts';
import { fnv1a } from '#src/lib/random.ts';
import { deepestTile } from '#src/lib/geo/web-mercator.ts';
import { AUDIENCE } from './audience.ts';
import { columnsOf, ROW_COLUMNS, type RowColumn } from './row-columns.ts';

export type RowValues = Readonly<Record<RowColumn, FieldValue | null>>;

type AnyDocument = ListingDocument | RestrictedDocument;
type Values = readonly (FieldValue | null)[];

const ALL_NULL = Object.fromEntries(ROW_COLUMNS.map((column) => [column, null])) as RowValues;

/** Folded words between bars, so that one of them is found as `|word|`. */
function joinedWords(words: readonly unknown[], key: (word: string) => string): string | null {
  return words.length === 0 ? null : `|${words.map((word) => key(String(word))).join('|')}|`;
}

/** Several numbers as JSON, in which SQL can look; NULL where there are none. */
function asJson(numbers: readonly number[]): string | null {
  return numbers.length === 0 ? null : JSON.stringify(numbers);
}

/** The values of a field's columns. */
function reading(field: FieldName): (listing: AnyDocument) => Values {
  const reader = FIELD_READERS[field];
  const readField = reader.read as (listing: AnyDocument) => unknown;
  if ('ends' in reader) return (listing) => readField(listing) as Values;
  if (SEARCHABLE_FIELDS[field].kind === 'numbers') {
    return (listing) => [asJson(readField(listing) as readonly number[])];
  }
  if (!('key' in reader)) return (listing) => [readField(listing) as number | null];
  const key = reader.key as (word: unknown) => FieldValue;
  if (SEARCHABLE_FIELDS[field].kind === 'words') {
    return (listing) => [
      joinedWords(readField(listing) as unknown[], key as (word: string) => string),
    ];
  }
  const isRequired = 'isRequired' in reader;
  return (listing) => {
    const word = readField(listing);
    const isThere = isRequired || (word !== null && word !== undefined && word !== '');
    return [isThere ? key(word) : null];
  };
}

const READINGS = (Object.keys(SEARCHABLE_FIELDS) as FieldName[]).map((field) => ({
  columns: columnsOf(field),
  read: reading(field),
  isPublic: 'isPublic' in FIELD_READERS[field],
}));
const PUBLIC_READINGS = READINGS.filter(({ isPublic }) => isPublic);

/** The place of rows without a known one: a corner of the world in which nothing is offered. */
const NOWHERE: Position = { latitude: -90, longitude: -180 };

/** The columns of a row for the place of its listing. */
export function placeColumns(position: Position | null) {
  const { latitude, longitude } = position ?? NOWHERE;
  const { x, y } = deepestTile(latitude, longitude);
  return {
    lat_e6: Math.round(latitude * 1e6),
    lng_e6: Math.round(longitude * 1e6),
    tile_x: x,
    tile_y: y,
  };
}

function rowOf(listing: AnyDocument, audience: number, readings: typeof READINGS): RowValues {
  const row: Record<RowColumn, FieldValue | null> = {
    ...ALL_NULL,
    audience,
    // 31 bits that the random order is made from; the same for both rows of a listing.
    shuffle: fnv1a(`${listing.mlsNumber}/${listing.boardId}`) >>> 1,
    ...placeColumns(listing.map),
  };
  for (const { columns, read: readColumns } of readings) {
    const values = readColumns(listing);
    columns.forEach((column, at) => {
      row[column] = values[at] ?? null;
    });
  }
  return row;
}

/** The search columns of a listing for viewers who may see it whole. */
export function fullRow(listing: ListingDocument, audience: 0 | 1): RowValues {
  return { ...rowOf(listing, audience, READINGS), price: parseInteger(priceOf(listing)) };
}

/**
 * The search columns of a restricted listing for anonymous viewers, made from its public view alone:
 * what the view does not show stays NULL.
 */
export function publicRow(view: RestrictedDocument): RowValues {
  return rowOf(view, AUDIENCE.anonymous, PUBLIC_READINGS);
}
