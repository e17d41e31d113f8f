import type { ListingFilter, Sort } from '#src/contract/listing-search.ts';
import { AUDIENCE } from './audience.ts';
import { distanceSql } from './distance.ts';

const middleSqft = '((sqft_low + sqft_high) / 2.0)';
const perSqft = (price: string) => `(${price} / nullif(${middleSqft}, 0))`;

/** What a sort puts in order; the first column that differs decides. */
const COLUMNS = {
  updatedOn: ['updated_second'],
  repliersUpdatedOn: ['updated_second'],
  createdOn: ['list_day_first'],
  listPrice: ['list_price'],
  soldPrice: ['sold_price'],
  soldDate: ['sold_day_first'],
  beds: ['bedrooms'],
  baths: ['bathrooms'],
  sqft: ['sqft_low'],
  yearBuilt: ['year_built_first'],
  listPricePerSqFt: [perSqft('list_price')],
  soldPricePerSqFt: [perSqft('sold_price')],
  statusAscListDate: ['list_day_first'],
  statusAscListPrice: ['list_price'],
} as const satisfies Record<string, readonly string[]>;

function isColumn(name: string): name is keyof typeof COLUMNS {
  return Object.hasOwn(COLUMNS, name);
}

function columnsOf(name: string, filter: ListingFilter): readonly string[] {
  if (name === 'distance') return [distanceSql(filter)];
  return isColumn(name) ? COLUMNS[name] : [];
}

/**
 * ORDER BY of a sort. Restricted listings come last and among themselves by their shuffled number,
 * so that their places tell nothing; listings without the value come before them. Ties are broken by
 * id, so that pages never overlap.
 */
export function listingOrder(sort: Sort, seed: number, filter: ListingFilter): string {
  const last = `audience = ${AUDIENCE.anonymous}`;
  // An odd multiplier permutes the 31-bit numbers: another seed is another shuffle of all of them.
  const shuffled = `(shuffle * ${2 * seed + 1}) & 2147483647`;
  const name = sort.replace(/(Asc|Desc)$/, '');
  const columns = columnsOf(name, filter);
  if (columns.length === 0) return `${last}, ${shuffled}, listing_id`;
  const direction = sort.endsWith('Asc') ? 'ASC' : 'DESC';
  const byStatus = name.startsWith('statusAsc') ? ['status'] : [];
  const ordered = columns.map((column) => `${column} ${direction} NULLS LAST`);
  const shuffledLast = `CASE WHEN ${last} THEN shuffle END`;
  return [last, ...byStatus, ...ordered, shuffledLast, 'listing_id'].join(', ');
}
