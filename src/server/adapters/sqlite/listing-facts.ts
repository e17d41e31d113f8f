import type { FactName, FactsRequest, ListingFacts } from '#src/server/listings/repository.ts';
import { AUDIENCE } from './audience.ts';
import { readLabels } from './labels.ts';
import { listingWhere } from './listing-where.ts';
import type { Prepare } from './statements.ts';

const COLUMN_OF: Readonly<Record<FactName, string>> = {
  boardId: 'board_id',
  type: 'type',
  class: 'class',
  status: 'status',
  lastStatus: 'last_status',
  propertyType: 'property_type',
  style: 'style',
  garage: 'garage',
  basement: 'basement',
  city: 'city',
  area: 'area',
  district: 'district',
  neighborhood: 'neighborhood',
  state: 'state',
  listPrice: 'list_price',
  soldPrice: 'sold_price',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  garageSpaces: 'garage_spaces',
  sqftLow: 'sqft_low',
  sqftHigh: 'sqft_high',
  maintenanceFee: 'maintenance_fee',
  annualTax: 'annual_tax',
  daysOnMarket: 'days_on_market',
  listDay: 'list_day_first',
  soldDay: 'sold_day_first',
  shuffle: 'shuffle',
  tileX: 'tile_x',
  tileY: 'tile_y',
  restricted: `audience <> ${AUDIENCE.everyone}`,
};

/** The asked facts of every listing a filter matches. */
export function listingFacts(
  prepare: Prepare,
  { filter, viewer, names }: FactsRequest,
): ListingFacts[] {
  if (names.length === 0) return [];
  const where = listingWhere(filter, viewer);
  const columns = names.map((name) => `${COLUMN_OF[name]} AS ${name}`).join(', ');
  const rows = prepare(`SELECT ${columns} FROM listing_row WHERE ${where.sql}`).all(
    ...where.values,
  ) as Record<FactName, string | number | null>[];
  const labels = readLabels(prepare);
  for (const name of names) {
    const written = labels.get(COLUMN_OF[name]);
    if (!written) continue;
    for (const row of rows) row[name] = written.get(String(row[name])) ?? row[name];
  }
  return rows;
}
