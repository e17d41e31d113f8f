import { type LastStatus, OFF_MARKET_STATUSES } from '#src/contract/listing.ts';
import type { ListingFilter } from '#src/contract/listing-search.ts';
import type { MapArea } from '#src/contract/map-area.ts';
import { LEASED_STATUSES, SOLD_STATUSES } from '#src/domain/status.ts';
import { fold, slug } from '#src/lib/fold.ts';
import { boxAround, isUprightBox } from '#src/lib/polygon.ts';
import type { Viewer } from '#src/server/viewer.ts';
import { AUDIENCE, audienceCondition } from './audience.ts';
import { dayNumber, stateKey } from './listing-row.ts';

type Value = string | number;
export type Condition = { readonly sql: string; readonly values: readonly Value[] };

function anyOf(column: string, values: readonly Value[] | undefined): Condition[] {
  if (!values?.length) return [];
  return [{ sql: `${column} IN (${values.map(() => '?').join(', ')})`, values }];
}

/** Places are compared as URL segments, so that `St. John's`, `st johns` and `st-johns` agree. */
function anyPlace(column: string, names: readonly string[] | undefined): Condition[] {
  return anyOf(column, names?.map(slug));
}

function bound(sql: string, value: number | undefined): Condition[] {
  return value === undefined ? [] : [{ sql, values: [value] }];
}

function between(column: string, min: number | undefined, max: number | undefined): Condition[] {
  return [...bound(`${column} >= ?`, min), ...bound(`${column} <= ?`, max)];
}

/** A range the row spans (a size range, the days of a month) meets a range that is asked for. */
function meets(column: string, min: number | undefined, max: number | undefined): Condition[] {
  const [low, high] = column === 'sqft' ? ['_low', '_high'] : ['_first', '_last'];
  return [...bound(`${column}${high} >= ?`, min), ...bound(`${column}${low} <= ?`, max)];
}

/** The status and type an anonymous viewer is shown of a restricted listing with this last status. */
function shownAs(code: LastStatus): string[] {
  const has = (codes: readonly LastStatus[]) => codes.includes(code);
  const status = has(OFF_MARKET_STATUSES) ? 'U' : 'A';
  const types = has(SOLD_STATUSES)
    ? ['sale']
    : has(LEASED_STATUSES)
      ? ['lease']
      : ['sale', 'lease'];
  return types.map((type) => `(status = '${status}' AND type = '${type}')`);
}

/**
 * Last statuses. The public view of a restricted listing does not show its last status, so it is
 * compared by what it shows: its status and type. The answer is the same whatever the hidden code.
 */
function lastStatus(codes: readonly LastStatus[] | undefined, viewer: Viewer): Condition[] {
  const [exact] = anyOf('last_status', codes);
  if (!exact || !codes) return [];
  if (viewer === 'verified') return [exact];
  const shown = [...new Set(codes.flatMap(shownAs))].join(' OR ');
  return [
    {
      sql: `(${exact.sql} OR (audience = ${AUDIENCE.anonymous} AND (${shown})))`,
      values: exact.values,
    },
  ];
}

const toE6 = (degrees: number) => Math.round(degrees * 1e6);

function area(rings: MapArea | undefined): Condition[] {
  if (!rings) return [];
  const { minX, minY, maxX, maxY } = boxAround(rings);
  const box = {
    sql: 'lat_e6 BETWEEN ? AND ? AND lng_e6 BETWEEN ? AND ?',
    values: [toE6(minY), toE6(maxY), toE6(minX), toE6(maxX)],
  };
  const exact = { sql: 'is_in_area(lat_e6, lng_e6) = 1', values: [] };
  return rings.length === 1 && rings.every(isUprightBox) ? [box] : [box, exact];
}

const day = (date: string | undefined) => (date === undefined ? undefined : dayNumber(date));

/** The rows of `listing_row` a filter matches for a viewer, as one SQL condition with its values. */
export function listingWhere(filter: ListingFilter, viewer: Viewer): Condition {
  const conditions: Condition[] = [
    { sql: audienceCondition(viewer), values: [] },
    ...anyOf('status', filter.status),
    ...anyOf('type', filter.type),
    ...anyOf('class', filter.class),
    ...lastStatus(filter.lastStatus, viewer),
    ...anyOf('property_type', filter.propertyType?.map(fold)),
    ...anyOf('style', filter.style?.map(fold)),
    ...anyPlace('city', filter.city),
    ...anyOf('state', filter.state?.map(stateKey)),
    ...anyPlace('area', filter.area),
    ...anyPlace('neighborhood', filter.neighborhood),
    ...between('list_price', filter.minPrice, filter.maxPrice),
    ...between('sold_price', filter.minSoldPrice, filter.maxSoldPrice),
    ...between('bedrooms', filter.minBedrooms, filter.maxBedrooms),
    ...between('bathrooms', filter.minBaths, filter.maxBaths),
    ...meets('sqft', filter.minSqft, filter.maxSqft),
    ...meets('list_day', day(filter.minListDate), day(filter.maxListDate)),
    ...meets('sold_day', day(filter.minSoldDate), day(filter.maxSoldDate)),
    ...anyOf('board_id', filter.boardId),
    ...anyOf(
      'mls_number',
      filter.mlsNumber?.map((number) => number.toUpperCase()),
    ),
    ...area(filter.map),
  ];
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
  };
}
