import { deepestTile } from '#src/lib/geo/web-mercator.ts';
import { type IndexRow, ROW_FIELDS } from '#src/server/search-index/row-fields.ts';

type Fields = { readonly [Name in (typeof ROW_FIELDS)[number]]?: string | number | null };

/** A row of a home for sale in Toronto, open to everyone; omitted values are unknown. */
export function aRow(id: number, fields: Fields = {}): IndexRow {
  const { latE6 = 43_670_000, lngE6 = -79_380_000 } = fields;
  const tile = deepestTile(Number(latE6) / 1e6, Number(lngE6) / 1e6);
  const row: Fields = {
    listingId: id,
    audience: 0,
    latE6,
    lngE6,
    tileX: tile.x,
    tileY: tile.y,
    status: 'A',
    type: 'sale',
    city: 'toronto',
    listDayFirst: 20_000,
    listDayLast: 20_000,
    shuffle: (id * 48_271) % 2_147_483_647,
    ...fields,
  };
  return ROW_FIELDS.map((name) => row[name] ?? null);
}
