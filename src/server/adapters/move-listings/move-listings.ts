import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '#src/lib/error-reason.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { PostgresDatabase, Query } from '../postgres/database.ts';
import {
  lockClock,
  publishChanges,
  readClock,
  publishVersion,
} from '../postgres/listings/clock.ts';
import { putRecords, setOwnRecord } from '../postgres/listings/feed-records.ts';
import { recordPublicSales, putListings } from '../postgres/listings/put-listings.ts';
import { insertSaleGroups } from '../postgres/listings/sale-groups.ts';
import { openDatabase } from '../sqlite/database.ts';
import { foreignListings } from '../sqlite/feeds/foreign-listings.ts';
import { hasListings, listingDatabaseFile } from '../sqlite/listing-database.ts';
import { storedGroups } from '../sqlite/listings/sales/sale-pool.ts';
import { type Prepare, preparedStatements } from '../sqlite/statements.ts';
import { closeDatabase } from '../sqlite/write-ahead-log.ts';
import { fileListings, filePublicSales, fileRecords, fileRemovals } from './file-listings.ts';

const PAGE = 500;

/** Copies the rows of a small table as they are. */
async function copyRows(query: Query, prepare: Prepare, table: string): Promise<void> {
  for (const row of prepare(`SELECT * FROM ${table}`).all()) {
    const columns = Object.keys(row);
    const marks = columns.map((_, at) => `$${at + 1}`);
    await query(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks.join(', ')})`,
      Object.values(row),
    );
  }
}

async function moveRemovals(query: Query, prepare: Prepare): Promise<void> {
  for (const rows of fileRemovals(prepare, PAGE)) {
    const column = (name: string) => rows.map((row) => row[name]);
    await query(
      `INSERT INTO removed_listing
         (listing_key, state, city, neighborhood, latitude, longitude, removed_on)
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[],
         $7::text[])`,
      [
        ...[column('listing_key'), column('state'), column('city'), column('neighborhood')],
        ...[column('latitude'), column('longitude'), column('removed_on')],
      ],
    );
    const keys = rows.map((row) => String(row['listing_key']));
    await publishChanges(query, keys, await lockClock(query));
  }
}

async function moveRecords(query: Query, prepare: Prepare): Promise<void> {
  for (const records of fileRecords(prepare, PAGE)) {
    await putRecords(query, records);
    for (const record of records) {
      if (record.ownRecord) await setOwnRecord(query, record, record.ownRecord);
    }
  }
}

/** Groups come first, so that they have their sales before any change of a sale is read. */
async function moveGroups(query: Query, prepare: Prepare): Promise<void> {
  const version = await lockClock(query);
  const groups = storedGroups(prepare);
  await insertSaleGroups(query, groups, version);
  await publishVersion(query, version + groups.length);
  await recordPublicSales(query, filePublicSales(prepare));
}

async function moveAll(query: Query, db: DatabaseSync): Promise<number> {
  if ((await lockClock(query)) > 0) return 0;
  const prepare = preparedStatements(db);
  await moveGroups(query, prepare);
  await moveRecords(query, prepare);
  let count = 0;
  for (const listings of fileListings(prepare, PAGE)) {
    const { changedKeys } = await putListings(query, listings);
    await publishChanges(query, changedKeys, await lockClock(query));
    count += changedKeys.length;
  }
  await moveRemovals(query, prepare);
  await copyRows(query, prepare, 'feed_progress');
  await copyRows(query, prepare, 'feed_webhook');
  return count;
}

/**
 * Moves the listings of the same feeds from a file of the folder into a database that never had any, all of
 * them or none, with how far their feeds have been read and with the groups of restricted sales, which must
 * not be made anew. The file stays unchanged. Resolves to the number of listings; the error is a sentence
 * for the person at the terminal.
 */
export async function moveListings(
  dataDir: string,
  feedIds: readonly string[],
  { query, transaction }: Pick<PostgresDatabase, 'query' | 'transaction'>,
): Promise<Outcome<number, string>> {
  const file = listingDatabaseFile(dataDir);
  if (!existsSync(file) || (await readClock(query)).version > 0) return success(0);
  const database = openDatabase(file);
  if (!database.ok) return database;
  const db = database.value;
  try {
    const isTheirs = foreignListings(db, file, feedIds) === undefined && hasListings(db);
    return success(isTheirs ? await transaction((within) => moveAll(within, db)) : 0);
  } catch (error) {
    const reason = reasonOf(error);
    return failure(
      `The listings of ${file} cannot be moved into the database of DATABASE_URL: ${reason}.`,
    );
  } finally {
    closeDatabase(db);
  }
}
