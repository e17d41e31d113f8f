import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { FeedStore } from '#src/server/feeds/feed-store.ts';
import type { WebhookStore } from '#src/server/feeds/webhooks/webhook-store.ts';
import type { Config } from '../config.ts';
import { moveListings } from './move-listings/move-listings.ts';
import { openPostgres } from './postgres/database.ts';
import { skipVersions } from './postgres/listings/clock.ts';
import { postgresFeeds } from './postgres/listings/feeds.ts';
import { foreignFeeds } from './postgres/listings/foreign-feeds.ts';
import { LISTINGS_SCHEMA } from './postgres/listings/schema.ts';
import { postgresWebhooks } from './postgres/listings/webhooks.ts';
import { openDatabase } from './sqlite/database.ts';
import { diskRefusal } from './sqlite/disk-refusal.ts';
import { sqliteWebhooks } from './sqlite/feeds/feed-webhooks.ts';
import { sqliteFeeds } from './sqlite/feeds/feeds.ts';
import { foreignListings } from './sqlite/feeds/foreign-listings.ts';
import { listingDatabaseFile } from './sqlite/listing-database.ts';
import { closeDatabase } from './sqlite/write-ahead-log.ts';

/** The stores for the records that a program reads from feeds. */
export type SyncStores = {
  readonly feeds: FeedStore;
  readonly webhooks: WebhookStore;
  /** The sentence for the person at the terminal about an error of the stores; undefined for a fault. */
  readonly sentenceAbout: (error: unknown) => string | undefined;
  readonly close: () => Promise<void>;
};

type FeedFolder = { readonly dataDir: string; readonly feedIds: readonly string[] };

async function openRemote(
  url: string,
  { dataDir, feedIds }: FeedFolder,
): Promise<Outcome<SyncStores, string>> {
  const migrations = [LISTINGS_SCHEMA];
  const database = await openPostgres(url, { migrations, onLost: () => undefined });
  if (!database.ok) return database;
  const { value } = database;
  const foreign = await foreignFeeds(value, feedIds);
  const usable =
    foreign === undefined ? await moveListings(dataDir, feedIds, value) : failure(foreign);
  if (!usable.ok) {
    await value.close();
    return usable;
  }
  await skipVersions(value.query);
  return success({
    feeds: postgresFeeds(value),
    webhooks: postgresWebhooks(value),
    sentenceAbout: () => undefined,
    close: () => value.close(),
  });
}

function openFile({ dataDir, feedIds }: FeedFolder): Outcome<SyncStores, string> {
  const file = listingDatabaseFile(dataDir);
  const database = openDatabase(file);
  if (!database.ok) return database;
  const { value } = database;
  const foreign = foreignListings(value, file, feedIds);
  if (foreign !== undefined) return failure(foreign);
  return success({
    feeds: sqliteFeeds(value),
    webhooks: sqliteWebhooks(value),
    sentenceAbout: (error) => diskRefusal(file, error),
    close: async () => closeDatabase(value),
  });
}

/**
 * Opens the stores for the listings of feeds: PostgreSQL where it is set, or the file of the listings. The
 * error is a sentence for the person at the terminal.
 */
export async function openSyncStores({
  databaseUrl,
  dataDir,
  feeds,
}: Pick<Config, 'databaseUrl' | 'dataDir' | 'feeds'>): Promise<Outcome<SyncStores, string>> {
  const folder = { dataDir, feedIds: feeds.map(({ id }) => id) };
  return databaseUrl === undefined ? openFile(folder) : await openRemote(databaseUrl, folder);
}
