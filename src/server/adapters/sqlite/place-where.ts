import type { ListingFilter } from '#src/contract/listings/search.ts';
import { fold, slug } from '#src/lib/fold.ts';
import { boxAround, isUprightBox } from '#src/lib/polygon.ts';
import { anyOf, type Condition, joined } from './condition.ts';
import { boxAroundCircle, distanceSql } from './distance.ts';
import { stateKey, zipKey } from './listing-row.ts';

const toE6 = (degrees: number) => Math.round(degrees * 1e6);

const BOX = '(lat_e6 BETWEEN ? AND ? AND lng_e6 BETWEEN ? AND ?)';

function area({ map: rings, mapOperator }: ListingFilter): Condition[] {
  if (!rings) return [];
  const { minX, minY, maxX, maxY } = boxAround(rings);
  const box = { sql: BOX, values: [toE6(minY), toE6(maxY), toE6(minX), toE6(maxX)] };
  if (rings.length === 1 && rings.every(isUprightBox)) return [box];
  const all = mapOperator === 'AND' ? 1 : 0;
  return [box, { sql: `is_in_area(lat_e6, lng_e6, ${all}) = 1`, values: [] }];
}

function circle(filter: ListingFilter): Condition[] {
  const { lat, long, radius } = filter;
  if (lat === undefined || long === undefined || radius === undefined) return [];
  const { south, north, west, east } = boxAroundCircle(lat, long, radius);
  return [
    { sql: BOX, values: [south, north, west, east] },
    { sql: `${distanceSql(filter)} <= ?`, values: [radius] },
  ];
}

/** Where on the map a row's point is: the point of a restricted listing is its coarse one. */
export function onTheMap(filter: ListingFilter): Condition[] {
  return [...area(filter), ...circle(filter)];
}

/** Places are compared as URL segments, so that `St. John's`, `st johns` and `st-johns` agree. */
function anyPlace(columns: readonly string[], names: readonly string[] | undefined): Condition[] {
  const keys = names?.map(slug);
  return joined(
    columns.flatMap((column) => anyOf(column, keys)),
    'OR',
  );
}

/** A postal code or the beginning of one. */
function anyZip(codes: readonly string[] | undefined): Condition[] {
  const keys = (codes ?? []).map(zipKey).filter(Boolean);
  // "~" comes after every letter and digit, so the range holds what begins with the key.
  const conditions = keys.map((key) => ({
    sql: '(zip >= ? AND zip < ?)',
    values: [key, `${key}~`],
  }));
  if (codes?.length && keys.length === 0) return [{ sql: 'zip = ?', values: [''] }];
  return joined(conditions, 'OR');
}

/** The names of places and the parts of an address that a filter asks for. */
export function addressConditions(filter: ListingFilter): Condition[] {
  return [
    ...anyPlace(['city'], filter.city),
    ...anyOf('state', filter.state?.map(stateKey)),
    ...anyPlace(['area'], filter.area),
    ...anyPlace(['district'], filter.district),
    ...anyPlace(['neighborhood'], filter.neighborhood),
    ...anyPlace(['area', 'city'], filter.areaOrCity),
    ...anyPlace(['city', 'district'], filter.cityOrDistrict),
    ...anyOf('street_number', filter.streetNumber?.map(fold)),
    ...anyOf('street_name', filter.streetName?.map(fold)),
    ...anyOf('street_suffix', filter.streetSuffix?.map(fold)),
    ...anyOf('street_direction', filter.streetDirection?.map(fold)),
    ...anyOf('unit_number', filter.unitNumber?.map(fold)),
    ...anyZip(filter.zip),
  ];
}
