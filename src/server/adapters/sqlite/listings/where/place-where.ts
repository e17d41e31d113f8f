import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { boxAroundCircle } from '#src/lib/geo/great-circle.ts';
import { boxAround, isUprightBox } from '#src/lib/geo/polygon.ts';
import type { Condition } from './condition.ts';
import { distanceSql } from '../distance.ts';

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
  const box = boxAroundCircle({ lat, lng: long, radiusKm: radius });
  return [
    { sql: BOX, values: [box.southE6, box.northE6, box.westE6, box.eastE6] },
    { sql: `${distanceSql(filter)} <= ?`, values: [radius] },
  ];
}

/** Where on the map a row's point is: the point of a restricted listing is its coarse one. */
export function withinMapArea(filter: ListingFilter): Condition[] {
  return [...area(filter), ...circle(filter)];
}
