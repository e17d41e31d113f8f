import type { ListingDocument, RestrictedDocument } from '#src/contract/listing.ts';
import { provinceOf } from '#src/domain/provinces.ts';
import { fold, slug } from '#src/lib/fold.ts';
import { fnv1a } from '#src/lib/random.ts';
import { deepestTile } from '#src/lib/web-mercator.ts';
import { AUDIENCE } from './audience.ts';

/** The columns of `listing_row`, without the id of the listing they belong to. */
export const ROW_COLUMNS = [
  'audience',
  'board_id',
  'mls_number',
  'type',
  'class',
  'status',
  'last_status',
  'property_type',
  'style',
  'city',
  'state',
  'area',
  'neighborhood',
  'list_price',
  'sold_price',
  'bedrooms',
  'bathrooms',
  'sqft_low',
  'sqft_high',
  'year_built',
  'list_day_first',
  'list_day_last',
  'sold_day_first',
  'sold_day_last',
  'updated_second',
  'shuffle',
  'lat_e6',
  'lng_e6',
  'tile_x',
  'tile_y',
] as const;

export type RowValues = Readonly<Record<(typeof ROW_COLUMNS)[number], string | number | null>>;

const ALL_NULL = Object.fromEntries(ROW_COLUMNS.map((column) => [column, null])) as RowValues;

const DAY_MS = 86_400_000;

/** Days since 1970 of a date text that begins YYYY-MM-DD. */
export function dayNumber(date: string): number {
  return Math.floor(Date.parse(date.slice(0, 10)) / DAY_MS);
}

/** First and last day of a month written YYYY-MM: a date filter compares the month as a whole. */
function monthDays(month: string): { first: number; last: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return {
    first: Date.UTC(year, number - 1, 1) / DAY_MS,
    last: Date.UTC(year, number, 1) / DAY_MS - 1,
  };
}

function whole(value: string | number | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Math.round(Number(value));
  return Number.isFinite(number) ? number : null;
}

/** "1500-2000" → both bounds; "1450" or 1450 → the same number twice. */
function sqftBounds(sqft: string | number | null | undefined) {
  const [low = null, high = low] = String(sqft ?? '')
    .split('-')
    .map(whole);
  return { sqft_low: low, sqft_high: high };
}

function year(text: string | null | undefined): number | null {
  return text && /^\d{4}$/.test(text) ? Number(text) : null;
}

function foldedOrNull(text: string | null | undefined): string | null {
  return text ? fold(text) : null;
}

/** A province however it is written: its code, or the folded text when it is none of ours. */
export function stateKey(text: string): string {
  return provinceOf(text)?.code ?? fold(text);
}

function classWord(text: string | null | undefined): string | null {
  return text ? text.replace(/Property$/, '').toLowerCase() : null;
}

function placeColumns({ latitude, longitude }: { latitude: number; longitude: number }) {
  const { x, y } = deepestTile(latitude, longitude);
  return {
    lat_e6: Math.round(latitude * 1e6),
    lng_e6: Math.round(longitude * 1e6),
    tile_x: x,
    tile_y: y,
  };
}

function shownToAll(listing: ListingDocument | RestrictedDocument) {
  return {
    board_id: listing.boardId,
    mls_number: listing.mlsNumber.toUpperCase(),
    type: listing.type.toLowerCase(),
    class: classWord(listing.class),
    status: listing.status,
    city: slug(listing.address.city),
    state: stateKey(listing.address.state),
    // 31 bits that random order is made from; the same for both rows of a listing.
    shuffle: fnv1a(`${listing.mlsNumber}/${listing.boardId}`) >>> 1,
  };
}

/** The search columns of a listing for viewers who may see it whole. */
export function fullRow(listing: ListingDocument, audience: 0 | 1): RowValues {
  const { address, details } = listing;
  const listDay = dayNumber(listing.listDate);
  const soldDay = listing.soldDate ? dayNumber(listing.soldDate) : null;
  const updated = listing.timestamps.listingUpdated ?? listing.listDate;
  return {
    audience,
    ...shownToAll(listing),
    last_status: listing.lastStatus,
    property_type: foldedOrNull(details.propertyType),
    style: foldedOrNull(details.style),
    area: address.area ? slug(address.area) : null,
    neighborhood: address.neighborhood ? slug(address.neighborhood) : null,
    list_price: whole(listing.listPrice),
    sold_price: whole(listing.soldPrice),
    bedrooms: whole(details.numBedrooms),
    bathrooms: whole(details.numBathrooms),
    ...sqftBounds(details.sqft),
    year_built: year(details.yearBuilt),
    list_day_first: listDay,
    list_day_last: listDay,
    sold_day_first: soldDay,
    sold_day_last: soldDay,
    updated_second: Math.floor(Date.parse(updated) / 1000),
    ...placeColumns(listing.map),
  };
}

/**
 * The search columns of a restricted listing for anonymous viewers, made from its public view alone:
 * what the view does not show stays NULL.
 */
export function publicRow(view: RestrictedDocument): RowValues {
  const listed = monthDays(view.listDate);
  const sold = view.soldDate ? monthDays(view.soldDate) : null;
  return {
    ...ALL_NULL,
    audience: AUDIENCE.anonymous,
    ...shownToAll(view),
    list_day_first: listed.first,
    list_day_last: listed.last,
    sold_day_first: sold?.first ?? null,
    sold_day_last: sold?.last ?? null,
    ...placeColumns(view.map),
  };
}
