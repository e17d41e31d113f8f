import type { SearchArea } from '#src/server/search-index/search-area.ts';
import type { Statement } from './question.ts';

const LAT = '(lat_e6 / 1e6::float8)';
const LNG = '(lng_e6 / 1e6::float8)';

type Corner = readonly [x: number, y: number];

/** Whether a ray from the point to the east crosses a side, by the formula of `isInRing`. */
function crossing([x1, y1]: Corner, [x2, y2]: Corner): Statement {
  const value = '?::float8';
  return {
    sql:
      `CASE WHEN ((${value} > ${LAT}) <> (${value} > ${LAT})) AND ` +
      `${LNG} < ${value} * (${LAT} - ${value}) / ${value} + ${value} THEN 1 ELSE 0 END`,
    values: [y1, y2, x2 - x1, y1, y2 - y1, x1],
  };
}

function inRing(ring: readonly Corner[]): Statement {
  const sides = ring.map((corner, at) => crossing(corner, ring.at(at - 1) ?? corner));
  return {
    sql: `(${sides.map(({ sql }) => sql).join(' + ')}) % 2 = 1`,
    values: sides.flatMap(({ values }) => values),
  };
}

/** Whether a row lies in an area, to the millionth of a degree. */
export function inArea({ southE6, northE6, westE6, eastE6, rings }: SearchArea): Statement {
  const box = 'lat_e6 BETWEEN ? AND ? AND lng_e6 BETWEEN ? AND ?';
  const inRings = rings.map(inRing);
  return {
    sql: rings.length > 0 ? `${box} AND (${inRings.map(({ sql }) => sql).join(' OR ')})` : box,
    values: [southE6, northE6, westE6, eastE6, ...inRings.flatMap(({ values }) => values)],
  };
}
