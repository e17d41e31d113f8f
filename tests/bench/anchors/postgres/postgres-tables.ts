import { type Client, DatabaseError } from 'pg';
import { HOME_COLUMN_NAMES, HOME_COLUMNS, type HomeBatch, type HomeColumn } from '../home-rows.ts';

/** The schema of the bench alone: it is dropped before and after. */
export const SCHEMA = 'larchway_bench';

/** The columns that searches read besides the keys of their index. */
const READ: readonly HomeColumn[] = [
  'listing_id',
  'audience',
  'last_status',
  'class',
  'property_type',
  'list_price',
  'bedrooms',
  'bathrooms',
  'sqft_high',
  'list_day_first',
  'list_day_last',
  'sold_day_first',
  'sold_day_last',
  'shuffle',
  'lat_e6',
  'lng_e6',
];

const without = (...keys: HomeColumn[]) => READ.filter((name) => !keys.includes(name)).join(', ');

/** The order of texts by bytes equals that of their codes, and makes an index on them fastest. */
const definition = (name: HomeColumn) =>
  `${name} ${HOME_COLUMNS[name]}${HOME_COLUMNS[name] === 'text' ? ' COLLATE "C"' : ''}`;

const PLAIN = HOME_COLUMN_NAMES.filter((name) => name !== 'words');

const CREATE = `CREATE TABLE home (${PLAIN.map(definition).join(', ')}, words tsvector)`;

const GIVEN = HOME_COLUMN_NAMES.map((name, at) => `$${at + 1}::${HOME_COLUMNS[name]}[]`);

const INSERT = `
  INSERT INTO home (${PLAIN.join(', ')}, words)
  SELECT ${PLAIN.join(', ')}, to_tsvector('simple', words)
  FROM unnest(${GIVEN.join(', ')}) AS given (${HOME_COLUMN_NAMES.join(', ')})`;

const INDEXES = [
  `CREATE INDEX ON home (status, type, q) INCLUDE (${without()})`,
  `CREATE INDEX ON home (city, status, type, last_status, sold_day_last)
     INCLUDE (${without('last_status', 'sold_day_last')})`,
  'CREATE INDEX ON home USING gin (words)',
  'CREATE INDEX ON home (mls_number text_pattern_ops)',
];

const PLACES = [
  `CREATE TABLE home_place AS
     SELECT q, status, type, ${without()},
       ST_SetSRID(ST_MakePoint(lng_e6 / 1e6::float8, lat_e6 / 1e6::float8), 4326) AS place
     FROM home ORDER BY q`,
  'CREATE INDEX ON home_place USING gist (place)',
  ...['A', 'U'].flatMap((status) =>
    ['sale', 'lease'].map(
      (type) =>
        `CREATE INDEX ON home_place USING gist (place) WHERE status = '${status}' AND type = '${type}'`,
    ),
  ),
  'VACUUM ANALYZE home_place',
];

export type Extensions = { readonly hasTrigrams: boolean; readonly hasPlaces: boolean };

const NOT_ALLOWED = '42501';

/** Creates an extension; returns whether it may be used, as the server may lack or forbid it. */
async function hasExtension(client: Client, name: string): Promise<boolean> {
  const query = 'SELECT 1 FROM pg_available_extensions WHERE name = $1';
  const { rowCount } = await client.query(query, [name]);
  if (!rowCount) return false;
  try {
    // An extension in the schema of the bench is dropped with it, unless it existed before.
    await client.query(`CREATE EXTENSION IF NOT EXISTS ${name} SCHEMA ${SCHEMA}`);
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === NOT_ALLOWED) return false;
    throw error;
  }
}

/** Makes an empty table in a schema of its own; returns which extensions may be used. */
export async function createTables(client: Client): Promise<Extensions> {
  await client.query(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`);
  await client.query(`CREATE SCHEMA ${SCHEMA}`);
  await client.query(`SET search_path = ${SCHEMA}, public`);
  await client.query(CREATE);
  return {
    hasTrigrams: await hasExtension(client, 'pg_trgm'),
    hasPlaces: await hasExtension(client, 'postgis'),
  };
}

/** Adds rows to the table. */
export async function insertHomes(client: Client, batch: HomeBatch): Promise<void> {
  await client.query({
    name: 'insert',
    text: INSERT,
    values: HOME_COLUMN_NAMES.map((name) => batch[name]),
  });
}

/** Makes the indexes, and the table that PostGIS searches. */
export async function finishTables(client: Client, extensions: Extensions): Promise<void> {
  await client.query("SET maintenance_work_mem = '512MB'");
  const address = extensions.hasTrigrams
    ? 'CREATE INDEX ON home USING gin (address gin_trgm_ops)'
    : 'CREATE INDEX ON home (address text_pattern_ops)';
  for (const sql of [...INDEXES, address, 'VACUUM ANALYZE home']) await client.query(sql);
  for (const sql of extensions.hasPlaces ? PLACES : []) await client.query(sql);
}
