import { openPostgres, type PostgresDatabase } from '#src/server/adapters/postgres/database.ts';
import { LISTINGS_SCHEMA } from '#src/server/adapters/postgres/listings/schema.ts';
import { aPostgresCluster, HAS_POSTGRES } from './postgres-cluster.ts';

/** Whether the listing suites also run on two servers: `TWO_SERVERS=1`, where PostgreSQL is installed. */
export const SPLITS_POSTGRES = HAS_POSTGRES && process.env['TWO_SERVERS'] === '1';

const COLUMNS = `listing_key TEXT COLLATE "C" PRIMARY KEY, province TEXT COLLATE "C" NOT NULL,
  document TEXT NOT NULL, latitude DOUBLE PRECISION NOT NULL, longitude DOUBLE PRECISION NOT NULL`;

async function opened(url: string, migrations = [LISTINGS_SCHEMA]): Promise<PostgresDatabase> {
  const database = await openPostgres(url, { migrations, onLost: () => undefined });
  if (!database.ok) throw new Error(database.error);
  return database.value;
}

/** Moves a province to another server, before it has any listings. */
async function moveProvince(
  code: string,
  { query }: PostgresDatabase,
  other: { readonly database: PostgresDatabase; readonly url: string },
): Promise<void> {
  const table = `listing_${code.toLowerCase()}`;
  await other.database.query(`CREATE TABLE ${table} (${COLUMNS})`);
  const { hostname, port } = new URL(other.url);
  await query(`
    CREATE EXTENSION postgres_fdw;
    CREATE SERVER other FOREIGN DATA WRAPPER postgres_fdw
      OPTIONS (host '${hostname}', port '${port}', dbname 'postgres');
    CREATE USER MAPPING FOR postgres SERVER other OPTIONS (user 'postgres');
    DROP TABLE ${table};
    CREATE FOREIGN TABLE ${table} PARTITION OF listing FOR VALUES IN ('${code}') SERVER other`);
}

export type SplitPostgres = {
  /** Has the tables of the listings; those of one province lie on the other server. */
  readonly database: PostgresDatabase;
  readonly other: PostgresDatabase;
  close(): Promise<void>;
};

/** Two servers of PostgreSQL; the second keeps the listings of one province, by postgres_fdw. */
export async function aSplitPostgres(code: string): Promise<SplitPostgres> {
  const clusters = await Promise.all([aPostgresCluster(), aPostgresCluster()]);
  const database = await opened(clusters[0].url);
  const other = await opened(clusters[1].url, []);
  await moveProvince(code, database, { database: other, url: clusters[1].url });
  return {
    database,
    other,
    async close() {
      await database.close();
      await other.close();
      for (const cluster of clusters) await cluster.remove();
    },
  };
}
