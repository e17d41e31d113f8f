import { listingOrder } from '#src/server/adapters/sqlite/listings/listing-order.ts';
import { listingWhere } from '#src/server/adapters/sqlite/listings/where/listing-where.ts';
import { MORTON_LEVELS } from '#src/server/search-index/morton.ts';
import { type SearchArea, searchArea } from '#src/server/search-index/search-area.ts';
import type { StoreSearch } from '#src/server/listings/repository.ts';
import { AUDIENCE } from '#src/server/adapters/sqlite/listings/rows/audience.ts';
import { inArea } from './area-sql.ts';
import type { Statement } from './question.ts';

/** The source of rows, chosen so that an index finds the few that an area can contain. */
export type Source = { readonly from: Statement; readonly where: readonly Statement[] };

/** The parts that each database writes in its own way. */
export type Dialect = {
  readonly source: (area: SearchArea | undefined, hasWords: boolean) => Source;
  /** Rows with these words in a row; the last one may be a beginning. */
  readonly phrase: (words: string) => Statement;
};

function matchStatement({ filter, viewer }: StoreSearch, dialect: Dialect): Statement {
  const { map, search, ...rest } = filter;
  const area = map && searchArea(map);
  const { from, where } = dialect.source(area, search !== undefined);
  const words =
    search === undefined
      ? []
      : [{ sql: `audience <> ${AUDIENCE.anonymous}`, values: [] }, dialect.phrase(search)];
  const conditions = [
    listingWhere(rest, viewer),
    ...where,
    ...(area ? [inArea(area)] : []),
    ...words,
  ];
  return {
    sql: `FROM ${from.sql} WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`,
    values: [...from.values, ...conditions.flatMap(({ values }) => values)],
  };
}

function clustersSql(search: StoreSearch, rows: Statement): Statement {
  const { precision, limit } = search.clusters ?? { precision: 0, limit: 0 };
  return {
    sql: `
      SELECT q >> ${2 * (MORTON_LEVELS - precision)} AS cell, count(*) AS homes,
        sum(count(*)) OVER () AS total,
        sum(CASE WHEN audience = ${AUDIENCE.anonymous} THEN 1 ELSE 0 END) AS restricted,
        sum(CASE WHEN status = 'U' THEN 1 ELSE 0 END) AS closed,
        avg(lat_e6) AS lat, avg(lng_e6) AS lng,
        max(lat_e6) AS north, min(lat_e6) AS south, max(lng_e6) AS east, min(lng_e6) AS west,
        min(listing_id) AS one
      ${rows.sql} GROUP BY 1 ORDER BY homes DESC, one LIMIT ${limit}`,
    values: rows.values,
  };
}

function pageSql({ filter, page }: StoreSearch, rows: Statement): Statement {
  if (!page) return { sql: `SELECT count(*) AS total ${rows.sql}`, values: rows.values };
  const order = listingOrder(page, filter);
  return {
    sql:
      `SELECT listing_id AS one, count(*) OVER () AS total ${rows.sql} ` +
      `ORDER BY ${order.sql} LIMIT ${page.limit} OFFSET ${page.offset}`,
    values: [...rows.values, ...order.values],
  };
}

/**
 * One statement for a search: the fullest cells of a grid, a page of ids, or the number of homes alone.
 * Each row of the first two has the number of all homes as `total`.
 */
export function gridSql(search: StoreSearch, dialect: Dialect): Statement {
  const rows = matchStatement(search, dialect);
  return search.clusters ? clustersSql(search, rows) : pageSql(search, rows);
}
