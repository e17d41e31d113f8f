import type { ListingDocument, RestrictedDocument } from '#src/contract/listings/listing.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { fold, slug } from '#src/lib/fold.ts';
import { fnv1a } from '#src/lib/random.ts';
import { deepestTile } from '#src/lib/web-mercator.ts';
import { AUDIENCE } from './audience.ts';
import {
  dayNumber,
  lotSqft,
  monthDays,
  priceChange,
  sqftBounds,
  whole,
  yearBuiltBounds,
} from './listing-values.ts';

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
  'district',
  'neighborhood',
  'list_price',
  'sold_price',
  'bedrooms',
  'bathrooms',
  'sqft_low',
  'sqft_high',
  'year_built_first',
  'year_built_last',
  'garage_spaces',
  'parking_spaces',
  'lot_sqft',
  'maintenance_fee',
  'annual_tax',
  'days_on_market',
  'price_change',
  'photo_count',
  'garage',
  'basement',
  'swimming_pool',
  'amenities',
  'street_number',
  'street_name',
  'street_suffix',
  'street_direction',
  'unit_number',
  'zip',
  'display_public',
  'display_address',
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

function foldedOrNull(text: string | null | undefined): string | null {
  return text ? fold(text) : null;
}

/** A province however it is written: its code, or the folded text when it is none of ours. */
export function stateKey(text: string): string {
  return provinceOf(text)?.code ?? fold(text);
}

/** Postal codes are compared by their beginning, without the space in the middle. */
export function zipKey(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

/** A field of a listing that the contract does not name. */
function extra(from: object, name: string): unknown {
  return Object.hasOwn(from, name) ? (from as Record<string, unknown>)[name] : null;
}

function extraText(from: object, name: string): string | null {
  const value = extra(from, name);
  return typeof value === 'string' ? value : null;
}

/** Folded words between bars, so that one of them is found as `|word|`. */
function amenityWords({ condominium }: ListingDocument): string | null {
  const words = condominium ? extra(condominium, 'amenities') : null;
  if (!Array.isArray(words) || words.length === 0) return null;
  return `|${words.map((word) => fold(String(word))).join('|')}|`;
}

function addressColumns(address: ListingDocument['address']) {
  const district = extraText(address, 'district');
  return {
    area: address.area ? slug(address.area) : null,
    district: district ? slug(district) : null,
    neighborhood: address.neighborhood ? slug(address.neighborhood) : null,
    street_number: foldedOrNull(address.streetNumber),
    street_name: foldedOrNull(address.streetName),
    street_suffix: foldedOrNull(address.streetSuffix),
    street_direction: foldedOrNull(address.streetDirection),
    unit_number: foldedOrNull(address.unitNumber),
    zip: address.zip ? zipKey(address.zip) : null,
  };
}

function homeColumns(listing: ListingDocument) {
  const { details } = listing;
  return {
    property_type: foldedOrNull(details.propertyType),
    style: foldedOrNull(details.style),
    bedrooms: whole(details.numBedrooms),
    bathrooms: whole(details.numBathrooms),
    ...sqftBounds(details.sqft),
    ...yearBuiltBounds(details.yearBuilt, Number(listing.listDate.slice(0, 4))),
    garage_spaces: whole(details.numGarageSpaces),
    parking_spaces: whole(extra(details, 'numParkingSpaces')),
    lot_sqft: lotSqft(listing.lot),
    garage: foldedOrNull(details.garage),
    basement: foldedOrNull(details.basement),
    swimming_pool: foldedOrNull(extraText(details, 'swimmingPool')),
    amenities: amenityWords(listing),
  };
}

function moneyColumns(listing: ListingDocument) {
  return {
    list_price: whole(listing.listPrice),
    sold_price: whole(listing.soldPrice),
    maintenance_fee: whole(listing.condominium?.fees.maintenance),
    annual_tax: whole(listing.taxes.annualAmount),
    price_change: priceChange(listing),
  };
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
    display_public: listing.permissions.displayPublic,
    display_address: listing.permissions.displayAddressOnInternet,
    city: slug(listing.address.city),
    state: stateKey(listing.address.state),
    // 31 bits that random order is made from; the same for both rows of a listing.
    shuffle: fnv1a(`${listing.mlsNumber}/${listing.boardId}`) >>> 1,
  };
}

/** The search columns of a listing for viewers who may see it whole. */
export function fullRow(listing: ListingDocument, audience: 0 | 1): RowValues {
  const listDay = dayNumber(listing.listDate);
  const soldDay = listing.soldDate ? dayNumber(listing.soldDate) : null;
  const updated = listing.timestamps.listingUpdated ?? listing.listDate;
  return {
    audience,
    ...shownToAll(listing),
    last_status: listing.lastStatus,
    ...addressColumns(listing.address),
    ...homeColumns(listing),
    ...moneyColumns(listing),
    days_on_market: whole(listing.daysOnMarket),
    photo_count: listing.images?.length ?? 0,
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
