import { Pool, type PoolClient } from 'pg';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { migrate, type Migration } from './migrations.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Runs one statement, with its values as parameters. */
export type Query = (
  text: string,
  values?: readonly unknown[],
) => Promise<{ readonly rows: readonly Row[]; readonly count: number }>;

export type PostgresDatabase = {
  readonly query: Query;
  /** Runs statements that are kept together or not at all; what they throw undoes them. */
  transaction<Value>(run: (query: Query) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
};

/** An answer that takes longer than this is none: visitors are told to try again. */
const TIMEOUT_MS = 10_000;
const CONNECTIONS = 10;

function queryOf(client: Pool | PoolClient): Query {
  return async (text, values = []) => {
    const { rows, rowCount } = await client.query(text, [...values]);
    return { rows, count: rowCount ?? 0 };
  };
}

function transactionsOf(pool: Pool): PostgresDatabase['transaction'] {
  return async (run) => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const value = await run(queryOf(client));
      await client.query('COMMIT');
      client.release();
      return value;
    } catch (error) {
      // A connection that cannot even go back is not used again.
      await client.query('ROLLBACK').then(
        () => client.release(),
        (cause: Error) => client.release(cause),
      );
      throw error;
    }
  };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Connects to the database of `DATABASE_URL` and brings its tables up to date. The error is a sentence
 * for the person at the terminal, without the password. `onLost` hears of idle connections that end.
 */
export async function openPostgres(
  url: string,
  { migrations, onLost }: { migrations: readonly Migration[]; onLost: (error: Error) => void },
): Promise<Outcome<PostgresDatabase, string>> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    application_name: 'larchway',
  });
  pool.on('error', onLost);
  const database: PostgresDatabase = {
    query: queryOf(pool),
    transaction: transactionsOf(pool),
    close: () => pool.end(),
  };
  try {
    for (const migration of migrations) await migrate(database, migration);
    return success(database);
  } catch (error) {
    await pool.end();
    const { host } = new URL(url);
    return failure(
      `The database at ${host} that DATABASE_URL names cannot be used: ${reasonOf(error)}. ` +
        'See that it runs, that its user may make tables in it, and start again.',
    );
  }
}
