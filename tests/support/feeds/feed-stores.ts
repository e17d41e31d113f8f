import type { DatabaseSync } from 'node:sqlite';
import type { PostgresDatabase } from '#src/server/adapters/postgres/database.ts';
import { postgresFeeds } from '#src/server/adapters/postgres/listings/feeds.ts';
import { foreignFeeds } from '#src/server/adapters/postgres/listings/foreign-feeds.ts';
import { LISTINGS_SCHEMA } from '#src/server/adapters/postgres/listings/schema.ts';
import { postgresWebhooks } from '#src/server/adapters/postgres/listings/webhooks.ts';
import { sqlitePhotos } from '#src/server/adapters/sqlite/feeds/feed-photos.ts';
import { sqliteWebhooks } from '#src/server/adapters/sqlite/feeds/feed-webhooks.ts';
import { foreignListings } from '#src/server/adapters/sqlite/feeds/foreign-listings.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import type { FeedStore } from '#src/server/feeds/feed-store.ts';
import type { WebhookStore } from '#src/server/feeds/webhooks/webhook-store.ts';
import { aPostgresServer } from '../app/postgres.ts';
import { aSplitPostgres, SPLITS_POSTGRES } from '../app/split-postgres.ts';
import { aCopy, emptyListings } from './copies.ts';
import { tableText } from '../listings/table-text.ts';
import { aStore } from './sync.ts';

export type TestFeedStore = ReturnType<typeof aStore> & {
  readonly webhooks: WebhookStore;
  /** The reason why its listings may not be served with these feeds, if any. */
  foreign(feedIds: readonly string[]): Promise<string | undefined>;
  /** Makes every page fail when its watermark is written, together with all it wrote before. */
  dieWhileWriting(): Promise<void>;
  /** Ends the failures of `dieWhileWriting`. */
  live(): Promise<void>;
  /** Notes records that are no listings. */
  addKeys(feedId: string, keys: readonly string[]): Promise<void>;
  /** Number of records kept in their feeds' own form, beside what they are stored as. */
  ownRecordCount(): Promise<number>;
  /** The whole stored state of the listings, as text. */
  everything(): Promise<string>;
};

type TestFeedStores = {
  /** Gives an empty store each time. */
  aStore(): Promise<TestFeedStore>;
  close(): Promise<void>;
};

function rowsOf(db: DatabaseSync): string {
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  return tables
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('listing_text') && name !== 'listing_word')
    .map((name) => tableText(db, name))
    .join('\n');
}

function inSqlite(): TestFeedStore {
  const store = aStore();
  const { db } = store;
  const event = (name: string, on: string) =>
    `CREATE TEMP TRIGGER ${name} BEFORE ${on} ON feed_progress BEGIN SELECT RAISE(ABORT, 'killed'); END;`;
  return {
    ...store,
    webhooks: sqliteWebhooks(db),
    foreign: async (feedIds) => foreignListings(db, 'x.sqlite', feedIds),
    async dieWhileWriting() {
      db.exec(event('dying', 'UPDATE') + event('dying_first', 'INSERT'));
    },
    async live() {
      db.exec('DROP TRIGGER IF EXISTS dying; DROP TRIGGER IF EXISTS dying_first');
    },
    async addKeys(feedId, keys) {
      const add = db.prepare('INSERT INTO feed_record (feed, record_key) VALUES (?, ?)');
      db.exec('BEGIN');
      for (const key of keys) add.run(feedId, key);
      db.exec('COMMIT');
    },
    ownRecordCount: async () =>
      Number(db.prepare('SELECT count(*) AS n FROM relisted_record').get()?.['n']),
    everything: async () => rowsOf(db),
  };
}

/** The store, with a copy of its listings that catches up after each change. */
function copiedAtOnce(feeds: FeedStore, bringUp: () => Promise<void>): FeedStore {
  return {
    ...feeds,
    async putBatch(batch) {
      const counts = await feeds.putBatch(batch);
      await bringUp();
      return counts;
    },
    async removeKeys(...removal) {
      const count = await feeds.removeKeys(...removal);
      await bringUp();
      return count;
    },
  };
}

const TABLES = [
  ...['listing', 'listing_change', 'removed_listing', 'public_sale', 'feed_record'],
  ...['feed_progress', 'feed_webhook', 'sale_group', 'pooled_sale'],
];

/** The province of the tests' homes, so that all of them lie on the other server. */
const PROVINCE_OF_TESTS = 'ON';

const DIE = `
  CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'killed'; END $$;
  CREATE TRIGGER dying BEFORE INSERT OR UPDATE ON feed_progress FOR EACH ROW EXECUTE FUNCTION die()`;

async function inPostgres(database: PostgresDatabase): Promise<TestFeedStore> {
  const { query } = database;
  await emptyListings(database);
  await query('DROP FUNCTION IF EXISTS die CASCADE');
  const { db, bringUp } = aCopy(database);
  return {
    db,
    listings: sqliteListings(db),
    photos: sqlitePhotos(db),
    webhooks: postgresWebhooks(database),
    foreign: (feedIds) => foreignFeeds(database, feedIds),
    feeds: copiedAtOnce(postgresFeeds(database), () => bringUp(2)),
    dieWhileWriting: async () => void (await query(DIE)),
    live: async () => void (await query('DROP FUNCTION IF EXISTS die CASCADE')),
    async addKeys(feedId, keys) {
      await query(
        `INSERT INTO feed_record (feed, record_key, photos, is_offered)
         SELECT $1, unnest($2::text[]), '[]', FALSE`,
        [feedId, keys],
      );
    },
    async ownRecordCount() {
      const { rows } = await query(
        'SELECT count(*) AS n FROM feed_record WHERE own_document IS NOT NULL',
      );
      return Number(rows[0]?.['n']);
    },
    async everything() {
      const tables = await Promise.all(TABLES.map((table) => query(`SELECT * FROM ${table}`)));
      return rowsOf(db) + tables.map(({ rows }) => JSON.stringify(rows)).join('\n');
    },
  };
}

async function inSplitPostgres(): Promise<TestFeedStores> {
  const { database, close } = await aSplitPostgres(PROVINCE_OF_TESTS);
  return { aStore: () => inPostgres(database), close };
}

/**
 * The stores that keep the listings of feeds. For PostgreSQL, `db`, `listings` and `photos` are those of a
 * server's copy.
 */
export const FEED_STORES: Readonly<Record<string, () => Promise<TestFeedStores>>> = {
  ...(SPLITS_POSTGRES && { 'two servers of PostgreSQL': inSplitPostgres }),
  SQLite: async () => ({ aStore: async () => inSqlite(), close: async () => undefined }),
  PostgreSQL: async () => {
    const server = await aPostgresServer();
    const database = await server.open([LISTINGS_SCHEMA]);
    return {
      aStore: () => inPostgres(database),
      async close() {
        await database.close();
        await server.close();
      },
    };
  },
};
