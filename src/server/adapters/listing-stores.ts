import type { DatabaseSync } from 'node:sqlite';
import { systemClock } from '#src/lib/clock.ts';
import { reasonOf } from '#src/lib/error-reason.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { FeedStore } from '#src/server/feeds/feed-store.ts';
import type {
  ChangeSource,
  ListingCopy,
  ReplicationJob,
} from '#src/server/feeds/replication/replication-store.ts';
import { SOLE_LEADER, type SyncLeader } from '#src/server/feeds/replication/leader-provider.ts';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import type { WebhookStore } from '#src/server/feeds/webhooks/webhook-store.ts';
import type { Config } from '../config.ts';
import type { Job } from '../scheduling/repeated-job.ts';
import { moveListings } from './move-listings/move-listings.ts';
import type { PostgresDatabase } from './postgres/database.ts';
import { readClock } from './postgres/listings/clock.ts';
import { postgresFeeds } from './postgres/listings/feeds.ts';
import { foreignFeeds } from './postgres/listings/foreign-feeds.ts';
import { nearestChanges } from './postgres/listings/nearest-changes.ts';
import { primarySession } from './postgres/listings/primary-session.ts';
import { openReplicas } from './postgres/listings/replicas.ts';
import { postgresWebhooks } from './postgres/listings/webhooks.ts';
import { sharedPooling } from './shared-pooling.ts';
import { openCopiedDatabase } from './sqlite/copied-database.ts';
import { sqliteWebhooks } from './sqlite/feeds/feed-webhooks.ts';
import { sqliteFeeds } from './sqlite/feeds/feeds.ts';
import { sqliteListingCopy } from './sqlite/feeds/listing-copy.ts';
import {
  type FirstSource,
  hasHadListings,
  listingCopyFile,
  listingDatabaseFile,
  openListingDatabase,
} from './sqlite/listing-database.ts';

export type ListingStores = {
  /** The database that this server searches: the listings themselves, or its copy of them. */
  readonly database: DatabaseSync;
  readonly feeds: FeedStore;
  readonly webhooks: WebhookStore;
  /** Replaces the repository's own pooling where servers share their groups. */
  readonly pooling: Partial<Pick<ListingRepository, 'poolSales'>>;
  /** Which of several servers reads the feeds. */
  readonly leader: SyncLeader;
  /** The changes that this server has taken in, where several share the listings. */
  readonly shared?: Pick<ReplicationJob, 'version' | 'currentAtMs' | 'reach'>;
  /** Jobs that keep a copy current. */
  readonly jobs: readonly Job[];
  /** Closes all but the database that is searched. */
  readonly close: () => Promise<void>;
};

type ListingConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseReplicaUrls' | 'feeds'>;

type Replication = { readonly source: ChangeSource; readonly copy: ListingCopy };

type ListingStoreOptions = {
  readonly source: FirstSource;
  /** Reads the source for the first time, into the store of the listings. */
  readonly load: () => Promise<Outcome<unknown, string>>;
  /** Brings a copy up to date with the listings. */
  readonly fill: (replication: Replication) => Promise<void>;
  /** Makes the job that keeps a copy current. */
  readonly follow: (replication: Replication) => ReplicationJob;
  readonly onLost: (error: Error) => void;
};

/**
 * Whether listings are kept in PostgreSQL and searched in a copy: those of feeds are, where PostgreSQL is
 * set.
 */
const areRemote = ({ databaseUrl, feeds }: Pick<ListingConfig, 'databaseUrl' | 'feeds'>) =>
  databaseUrl !== undefined && feeds.length > 0;

/** The file that this server searches. */
export const searchedFile = (config: ListingConfig) =>
  areRemote(config) ? listingCopyFile(config.dataDir) : listingDatabaseFile(config.dataDir);

/** The remedy when that file is damaged. */
export const damageRemedy = (config: ListingConfig) =>
  areRemote(config)
    ? 'Stop the server and delete it: the next start creates it again'
    : 'Stop the server and restore a copy of it';

async function openHere(
  { dataDir }: ListingConfig,
  { source, load }: ListingStoreOptions,
): Promise<Outcome<ListingStores, string>> {
  const database = await openListingDatabase(dataDir, source, load);
  if (!database.ok) return database;
  return success({
    database: database.value,
    feeds: sqliteFeeds(database.value),
    webhooks: sqliteWebhooks(database.value),
    pooling: {},
    leader: SOLE_LEADER,
    jobs: [],
    close: async () => undefined,
  });
}

/**
 * Fills the copy, from the source when nobody has read it yet. Resolves to the reason why the server cannot
 * start, or null.
 */
async function fillCopy(
  database: DatabaseSync,
  replication: Replication,
  { source, load, fill }: ListingStoreOptions,
): Promise<string | null> {
  await fill(replication);
  if (hasHadListings(database)) return null;
  const loadOutcome = await load();
  await fill(replication);
  // After a load that was cut off, or that another server carries on, the stored listings are shown all the
  // same.
  if (hasHadListings(database)) return null;
  return loadOutcome.ok ? `None of the ${source.name} could be stored.` : loadOutcome.error;
}

async function openCopy(
  config: ListingConfig & { readonly databaseUrl: string },
  primary: PostgresDatabase,
  options: ListingStoreOptions,
): Promise<Outcome<ListingStores, string>> {
  const feedIds = options.source.feedIds ?? [];
  const foreign = await foreignFeeds(primary, feedIds);
  if (foreign !== undefined) return failure(foreign);
  const moveOutcome = await moveListings(config.dataDir, feedIds, primary);
  if (!moveOutcome.ok) return moveOutcome;
  const opening = await openCopiedDatabase(searchedFile(config), () => readClock(primary.query));
  if (!opening.ok) return opening;
  const database = opening.value;
  const replicas = await openReplicas(config.databaseReplicaUrls, options.onLost);
  const closeReplicas = async () => {
    await Promise.all(replicas.map((replica) => replica.close()));
  };
  const changesFrom = (from: readonly PostgresDatabase[]) =>
    nearestChanges({ primary, replicas: from, clock: systemClock });
  const copy = sqliteListingCopy(database);
  const replication = { source: changesFrom(replicas), copy };
  const problem = await fillCopy(database, replication, options);
  if (problem !== null) {
    database.close();
    await closeReplicas();
    return failure(problem);
  }
  const following = options.follow(replication);
  const session = primarySession(config.databaseUrl, { onVersion: following.expect });
  return success({
    database,
    feeds: postgresFeeds(primary),
    webhooks: postgresWebhooks(primary),
    pooling: sharedPooling({
      ...{ primary, database, copy },
      // A replica that lags by a moment would always be too late.
      bringUp: () => options.fill({ source: changesFrom([]), copy }),
    }),
    leader: session.leader,
    shared: following,
    jobs: [following, session.job],
    close: closeReplicas,
  });
}

/**
 * Opens the listings: in a file of `dataDir`, or those of feeds in PostgreSQL with a copy in that folder.
 * The error is a sentence for the person at the terminal.
 *
 * @param primary the database of `databaseUrl`, where it is set
 */
export async function openListings(
  config: ListingConfig,
  primary: PostgresDatabase | undefined,
  options: ListingStoreOptions,
): Promise<Outcome<ListingStores, string>> {
  const { databaseUrl } = config;
  if (!areRemote(config) || databaseUrl === undefined || !primary) return openHere(config, options);
  try {
    return await openCopy({ ...config, databaseUrl }, primary, options);
  } catch (error) {
    const reason = reasonOf(error);
    return failure(`The listings cannot be read from the database of DATABASE_URL: ${reason}.`);
  }
}
