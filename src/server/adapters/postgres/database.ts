import { DatabaseError, Pool, type PoolClient } from 'pg';
import { reasonOf } from '#src/lib/error-reason.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { migrate, type Migration } from './migrations.ts';

export type PostgresRow = Readonly<Record<string, unknown>>;

/**
 * The database cannot be reached, is shutting down, has no room, or does not answer in time. The message is
 * that of the cause.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** Runs one statement, with its values as parameters. Rejects with `DatabaseUnavailable`. */
export type Query = (
  text: string,
  values?: readonly unknown[],
) => Promise<{ readonly rows: readonly PostgresRow[]; readonly count: number }>;

export type PostgresDatabase = {
  readonly query: Query;
  /** Runs statements that are kept together or not at all; an error that they throw undoes them. */
  transaction<Value>(run: (query: Query) => Promise<Value>): Promise<Value>;
  /** May be called more than once. */
  close(): Promise<void>;
};

/** An answer that takes longer than this counts as none: visitors are asked to try again. */
const TIMEOUT_MS = 10_000;
const CONNECTIONS = 10;

/** Classes of SQLSTATE that find fault with a statement or its values. */
const STATEMENT_FAULTS: ReadonlySet<string> = new Set(['0A', '21', '22', '23', '42', 'P0']);

/** @throws the database's own error about a statement, else `DatabaseUnavailable` */
function rethrow(error: unknown): never {
  const isFault =
    error instanceof DatabaseError && STATEMENT_FAULTS.has(error.code?.slice(0, 2) ?? '');
  throw isFault ? error : new DatabaseUnavailable(error);
}

function queryOf(client: Pool | PoolClient): Query {
  return async (text, values = []) => {
    const { rows, rowCount } = await client.query(text, [...values]).catch(rethrow);
    return { rows, count: rowCount ?? 0 };
  };
}

/** A connection of its own. When it breaks, its statements fail, and the program must not end. */
async function connect(pool: Pool) {
  const client = await pool.connect().catch(rethrow);
  const ignore = () => undefined;
  client.on('error', ignore);
  return {
    query: queryOf(client),
    release(error?: Error) {
      client.off('error', ignore);
      client.release(error);
    },
  };
}

/**
 * Whether the connection itself has failed: the database would not answer a ROLLBACK either, and rolls back
 * unasked.
 */
const isBroken = (error: unknown): error is DatabaseUnavailable =>
  error instanceof DatabaseUnavailable && !(error.cause instanceof DatabaseError);

/** Rejects when the database takes no changes: it was made read-only, or is a replica. */
export async function checkWritable({ query }: Pick<PostgresDatabase, 'query'>): Promise<void> {
  const { rows } = await query('SHOW transaction_read_only');
  if (rows[0]?.['transaction_read_only'] !== 'off') throw new Error('it is read-only');
}

function transactionsOf(pool: Pool): PostgresDatabase['transaction'] {
  return async (run) => {
    const { query, release } = await connect(pool);
    try {
      await query('BEGIN');
      const value = await run(query);
      await query('COMMIT');
      release();
      return value;
    } catch (error) {
      if (isBroken(error)) {
        release(error);
        throw error;
      }
      // A connection that cannot even go back is not used again.
      await query('ROLLBACK').then(
        () => release(),
        (cause: Error) => release(cause),
      );
      throw error;
    }
  };
}

/**
 * Connects to the database of `DATABASE_URL` and brings its tables up to date. The error is a sentence for
 * the person at the terminal, without the password. `onLost` is called when an idle connection ends.
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
    application_name: 'site',
  });
  pool.on('error', onLost);
  let closing: Promise<void> | undefined;
  const database: PostgresDatabase = {
    query: queryOf(pool),
    transaction: transactionsOf(pool),
    close: () => (closing ??= pool.end()),
  };
  try {
    for (const migration of migrations) await migrate(database, migration);
    return success(database);
  } catch (error) {
    await database.close();
    const { host } = new URL(url);
    return failure(
      `The database at ${host} that DATABASE_URL names cannot be used: ${reasonOf(error)}. ` +
        'Make sure that it is running and that its user can create tables in it, then start again.',
    );
  }
}
