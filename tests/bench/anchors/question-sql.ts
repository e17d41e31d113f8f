import { audienceCondition } from '#src/server/adapters/sqlite/listings/rows/audience.ts';
import { listingWhere } from '#src/server/adapters/sqlite/listings/where/listing-where.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { type Dialect, gridSql } from './grid-sql.ts';
import { type AnchorQuestion, type Statement, SUGGESTIONS } from './question.ts';

function salesSql(filter: ListingFilter): Statement {
  const where = listingWhere(filter, 'verified');
  return {
    sql: `
      SELECT CAST(date_trunc('month', DATE '1970-01-01' + sold_day_first::integer) AS varchar) AS month,
        count(*) AS homes, percentile_cont(0.5) WITHIN GROUP (ORDER BY list_price) AS median
      FROM home WHERE ${where.sql} GROUP BY 1 ORDER BY 1`,
    values: where.values,
  };
}

function suggestionsSql(matches: string, pattern: string): Statement {
  return {
    sql: `
      SELECT listing_id AS one, status, address, city FROM home
      WHERE ${matches} AND ${audienceCondition('anonymous')}
      ORDER BY status, updated_second DESC LIMIT ${SUGGESTIONS}`,
    values: [pattern],
  };
}

/** The one statement that answers a question. */
export function questionSql(question: AnchorQuestion, dialect: Dialect): Statement {
  switch (question.kind) {
    case 'search':
      return gridSql(question.search, dialect);
    case 'sales by month':
      return salesSql(question.filter);
    case 'address':
      return suggestionsSql('address ILIKE ?', `%${question.text}%`);
    case 'MLS number':
      return suggestionsSql('mls_number LIKE ?', `${question.text}%`);
  }
}

/** The SQL with `$1`, `$2` … for its question marks. */
export function numberParameters(sql: string): string {
  let last = 0;
  return sql.replaceAll('?', () => {
    last += 1;
    return `$${last}`;
  });
}
