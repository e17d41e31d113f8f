import type { DatabaseSync } from 'node:sqlite';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { systemClock } from '#src/lib/clock.ts';
import type { PostgresDatabase } from '#src/server/adapters/postgres/database.ts';
import { nearestChanges } from '#src/server/adapters/postgres/listings/nearest-changes.ts';
import { postgresFeeds } from '#src/server/adapters/postgres/listings/feeds.ts';
import { LISTINGS_SCHEMA } from '#src/server/adapters/postgres/listings/schema.ts';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListingCopy } from '#src/server/adapters/sqlite/feeds/listing-copy.ts';
import { NO_PHOTOS } from '#src/server/feeds/feed-photo.ts';
import { catchUp } from '#src/server/feeds/replication/catch-up.ts';
import { aPostgresServer } from '../app/postgres.ts';

const PUT_ANEW = `
  UPDATE listing_clock SET version = 0, mark = gen_random_uuid()::text;
  TRUNCATE listing, listing_change, removed_listing, public_sale, sale_group, pooled_sale, feed_record,
    feed_progress, feed_webhook;`;

/** Removes all listings from a database, and gives it a new identity. */
export async function emptyListings({ query }: Pick<PostgresDatabase, 'query'>): Promise<void> {
  await query(PUT_ANEW);
}

/** A copy of the listings of a database, as a server has one; in memory unless a file is given. */
export function aCopy(
  primary: PostgresDatabase,
  replicas: readonly PostgresDatabase[] = [],
  file = ':memory:',
) {
  const database = openDatabase(file);
  if (!database.ok) throw new Error(database.error);
  const db = database.value;
  const copy = sqliteListingCopy(db);
  const source = nearestChanges({ primary, replicas, clock: systemClock });
  return { db, copy, source, bringUp: (limit = 100) => catchUp(source, copy, { limit }) };
}

const QUESTIONS = [
  'SELECT mls_number, board_id, document, public_document FROM listing',
  'SELECT mls_number, board_id, visibility, document, public_document FROM listing_withheld',
  'SELECT * FROM removed_listing',
  'SELECT feed, record_key, mls_number, board_id FROM feed_record WHERE mls_number IS NOT NULL',
  'SELECT feed, record_key, position, name, url, subject FROM feed_photo',
  'SELECT mls_number, board_id FROM restricted_sale WHERE group_id IS NULL AND was_public = 0',
  'SELECT listing.mls_number AS number, listing_row.* FROM listing_row JOIN listing ON id = listing_id',
];

/** The contents of a database about its listings, independent of the order of their arrival. */
export function contentsOf(db: DatabaseSync): readonly (readonly string[])[] {
  return QUESTIONS.map((question) =>
    db
      .prepare(question)
      .all()
      .map(({ listing_id: _, ...row }) => JSON.stringify(row))
      .toSorted(),
  );
}

const BATCH = 100;

/** An empty database with the tables of the listings. */
type ListingDatabase = { readonly database: PostgresDatabase; close(): Promise<void> };

async function inOneServer(): Promise<ListingDatabase> {
  const server = await aPostgresServer();
  const database = await server.open([LISTINGS_SCHEMA]);
  return {
    database,
    async close() {
      await database.close();
      await server.close();
    },
  };
}

/**
 * Listings put into PostgreSQL, as a server finds them in its copy.
 *
 * @param open gives the database to use instead of a new one
 */
export async function listingsInPostgres(
  listings: readonly ListingRecord[],
  open: () => Promise<ListingDatabase> = inOneServer,
) {
  const { database, close } = await open();
  const feeds = postgresFeeds(database);
  const records = listings.map((listing, at) => ({ key: String(at), listing, photos: NO_PHOTOS }));
  for (let at = 0; at < records.length; at += BATCH) {
    const feed = { id: 'test', revision: '1' };
    // None of them was listed on this day, so none ends another.
    await feeds.putBatch({ feed, records: records.slice(at, at + BATCH), day: '1900-01-01' });
  }
  const { db, bringUp } = aCopy(database);
  await bringUp();
  return { repository: indexedListings(db), close };
}
