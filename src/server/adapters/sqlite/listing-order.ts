import type { Sort } from '#src/contract/listing-search.ts';
import { AUDIENCE } from './audience.ts';

const COLUMNS = {
  updatedOn: 'updated_second',
  createdOn: 'list_day_first',
  listPrice: 'list_price',
  soldPrice: 'sold_price',
  soldDate: 'sold_day_first',
  beds: 'bedrooms',
  baths: 'bathrooms',
  sqft: 'sqft_low',
  yearBuilt: 'year_built',
} as const;

function isColumn(name: string): name is keyof typeof COLUMNS {
  return name in COLUMNS;
}

/**
 * ORDER BY of a sort. Restricted listings come last and among themselves by their shuffled number,
 * so that their places tell nothing. Ties are broken by id, so that pages never overlap.
 */
export function listingOrder(sort: Sort, seed: number): string {
  const last = `audience = ${AUDIENCE.anonymous}`;
  // An odd multiplier permutes the 31-bit numbers: another seed is another shuffle of all of them.
  const shuffled = `(shuffle * ${2 * seed + 1}) & 2147483647`;
  const name = sort.replace(/(Asc|Desc)$/, '');
  if (!isColumn(name)) return `${last}, ${shuffled}, listing_id`;
  const direction = sort.endsWith('Asc') ? 'ASC' : 'DESC';
  return `${last}, ${COLUMNS[name]} ${direction} NULLS LAST, CASE WHEN ${last} THEN shuffle END, listing_id`;
}
