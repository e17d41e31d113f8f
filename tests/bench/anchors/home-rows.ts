import { needsSignIn, publicView } from '#src/domain/listing/visibility.ts';
import { fold } from '#src/lib/text/fold.ts';
import { AUDIENCE } from '#src/server/adapters/sqlite/listings/rows/audience.ts';
import {
  fullRow,
  publicRow,
  type RowValues,
} from '#src/server/adapters/sqlite/listings/rows/listing-row.ts';
import { listingTexts } from '#src/server/adapters/sqlite/listings/text/listing-text.ts';
import { DEEPEST_TILE_ZOOM } from '#src/lib/geo/web-mercator.ts';
import { MORTON_LEVELS, mortonCode } from '#src/server/search-index/morton.ts';
import { benchHomes } from '../support/bench-homes.ts';

/** The columns of the table of homes, with types that both PostgreSQL and DuckDB know. */
export const HOME_COLUMNS = {
  listing_id: 'integer',
  audience: 'smallint',
  q: 'bigint',
  status: 'text',
  type: 'text',
  last_status: 'text',
  class: 'text',
  property_type: 'text',
  city: 'text',
  neighborhood: 'text',
  list_price: 'integer',
  sold_price: 'integer',
  bedrooms: 'smallint',
  bathrooms: 'smallint',
  sqft_low: 'integer',
  sqft_high: 'integer',
  days_on_market: 'integer',
  list_day_first: 'smallint',
  list_day_last: 'smallint',
  sold_day_first: 'smallint',
  sold_day_last: 'smallint',
  updated_second: 'bigint',
  shuffle: 'integer',
  lat_e6: 'integer',
  lng_e6: 'integer',
  mls_number: 'text',
  address: 'text',
  words: 'text',
} as const;

export type HomeColumn = keyof typeof HOME_COLUMNS;
export type ColumnValue = string | number | null;

/** At most `BATCH_ROWS` rows, column by column. */
export type HomeBatch = Readonly<Record<HomeColumn, readonly ColumnValue[]>>;

export const HOME_COLUMN_NAMES = Object.keys(HOME_COLUMNS) as HomeColumn[];

/** The size of a vector of DuckDB, and enough to make a round trip worth it. */
const BATCH_ROWS = 2048;
const TILE_SHIFT = DEEPEST_TILE_ZOOM - MORTON_LEVELS;

/** Separates the words of two fields, so that no phrase runs from one into the next. */
const END_OF_FIELD = 'endoffield';

function wordsOf(texts: readonly string[]): string {
  const fields = texts.map((text) => (fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' '));
  return ` ${fields.filter(Boolean).join(` ${END_OF_FIELD} `)}`;
}

/** A row of a listing, with the columns that `listing_row` does not have. */
function homeRow(listingId: number, row: RowValues, words: string | null) {
  const [x, y] = [Number(row.tile_x) >>> TILE_SHIFT, Number(row.tile_y) >>> TILE_SHIFT];
  const { street_number: number, street_name: street, street_suffix: suffix } = row;
  return {
    ...row,
    listing_id: listingId,
    q: mortonCode(x, y),
    address: number === null ? null : `${number} ${street} ${suffix}`,
    words,
  };
}

function* homeRows(count: number): Generator<Readonly<Record<HomeColumn, ColumnValue>>> {
  let id = 0;
  for (const { document, coarse } of benchHomes(count)) {
    id += 1;
    const words = wordsOf(listingTexts(document));
    if (needsSignIn(document.permissions)) {
      yield homeRow(id, fullRow(document, AUDIENCE.verified), words);
      yield homeRow(id, publicRow(publicView(document, coarse)), null);
    } else yield homeRow(id, fullRow(document, AUDIENCE.everyone), words);
  }
}

/** The rows of the generated homes: the same that the bench puts into SQLite, with the same ids. */
export function* homeBatches(count: number): Generator<HomeBatch> {
  const empty = () =>
    Object.fromEntries(HOME_COLUMN_NAMES.map((name) => [name, [] as ColumnValue[]]));
  let batch = empty() as Record<HomeColumn, ColumnValue[]>;
  for (const row of homeRows(count)) {
    for (const name of HOME_COLUMN_NAMES) batch[name].push(row[name]);
    if (batch.listing_id.length < BATCH_ROWS) continue;
    yield batch;
    batch = empty() as Record<HomeColumn, ColumnValue[]>;
  }
  if (batch.listing_id.length > 0) yield batch;
}
