import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres, type PostgresDatabase } from '#src/server/adapters/postgres/database.ts';
import { nearestChanges } from '#src/server/adapters/postgres/listings/nearest-changes.ts';
import { postgresFeeds } from '#src/server/adapters/postgres/listings/feeds.ts';
import { primarySession } from '#src/server/adapters/postgres/listings/primary-session.ts';
import { LISTINGS_SCHEMA } from '#src/server/adapters/postgres/listings/schema.ts';
import type { StoredRecord } from '#src/server/feeds/feed-store.ts';
import { catchUp } from '#src/server/feeds/replication/catch-up.ts';
import { replicationJob } from '#src/server/feeds/replication/replication-job.ts';
import {
  aPostgresCluster,
  HAS_POSTGRES,
  type PostgresCluster,
} from '#tests/support/app/postgres-cluster.ts';
import { aSplitPostgres } from '#tests/support/app/split-postgres.ts';
import { aCopy, emptyListings } from '#tests/support/feeds/copies.ts';
import { DAY, storedNumbers } from '#tests/support/feeds/sync.ts';
import { aListing, aRecord } from '#tests/support/listings/listings.ts';

const FEED = { id: 'proptx', revision: '1' };
/** Too seldom for any test to wait for it. */
const SELDOM_MS = 3_600_000;
const OFTEN_MS = 50;

const batchOf = (...numbers: string[]) => ({
  feed: FEED,
  day: DAY,
  records: numbers.map((mlsNumber): StoredRecord => ({
    key: mlsNumber,
    listing: aRecord({ mlsNumber }),
    photos: { revision: null, photos: [] },
  })),
});

describe.skipIf(!HAS_POSTGRES)('PostgreSQL with its own sessions', () => {
  let cluster: PostgresCluster;
  let database: PostgresDatabase;
  const ends: (() => Promise<unknown>)[] = [];
  const atEnd = (end: () => Promise<unknown>) => void ends.push(end);

  async function open(url: string, migrations = [LISTINGS_SCHEMA]) {
    const opened = await openPostgres(url, { migrations, onLost: () => undefined });
    if (!opened.ok) throw new Error(opened.error);
    return opened.value;
  }

  beforeAll(async () => {
    cluster = await aPostgresCluster();
    database = await open(cluster.url);
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await cluster.remove();
  });
  beforeEach(() => emptyListings(database));
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  function aSession(onVersion: (version: number) => void = () => undefined, everyMs = OFTEN_MS) {
    const session = primarySession(cluster.url, { onVersion, everyMs });
    const told: unknown[] = [];
    let turns = 0;
    session.leader.listen({
      onElected: () => {
        turns += 1;
      },
      onChanges: (...change) => void told.push(change),
    });
    atEnd(session.job.stop);
    return { ...session, told, turnCount: () => turns };
  }

  const isConnected = ({ leader }: ReturnType<typeof aSession>) =>
    leader.broadcast(FEED.id, []).then(
      () => true,
      () => false,
    );

  const heldBy = (...sessions: ReturnType<typeof aSession>[]) =>
    sessions.map(({ leader }) => leader.isLeader());

  test('one server reads the feeds, and another takes over when it stops', async () => {
    const [first, second] = [aSession(), aSession()];
    await first.job.start();
    await expect.poll(() => heldBy(first)).toEqual([true]);
    await second.job.start();
    await expect.poll(() => isConnected(second)).toBe(true);
    expect(heldBy(first, second)).toEqual([true, false]);
    await first.job.stop();
    await expect.poll(() => heldBy(first, second)).toEqual([false, true]);
    expect([first.turnCount(), second.turnCount()]).toEqual([1, 1]);
  });

  test('a server that loses its connection reads no feed until it has the lock again', async () => {
    const session = aSession();
    await session.job.start();
    await expect.poll(() => heldBy(session)).toEqual([true]);
    const rival = new Client({ connectionString: cluster.url });
    rival.on('error', () => undefined);
    await rival.connect();
    atEnd(() => rival.end());
    const waiting = rival.query('SELECT pg_advisory_lock(7170317)');
    await database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted",
    );
    await waiting;
    await expect.poll(() => heldBy(session)).toEqual([false]);
    await rival.query('SELECT pg_advisory_unlock(7170317)');
    await expect.poll(() => heldBy(session)).toEqual([true]);
    expect(session.turnCount()).toBe(2);
  });

  test('changes that a provider announces to one server reach all of them', async () => {
    const [first, second] = [aSession(), aSession()];
    await expect(second.leader.broadcast(FEED.id, [])).rejects.toThrow('no connection');
    await first.job.start();
    await expect.poll(() => heldBy(first)).toEqual([true]);
    await second.job.start();
    const changes = Array.from({ length: 70 }, (_, at) => ({ key: `k${at}`, isDeleted: false }));
    await expect.poll(() => isConnected(second)).toBe(true);
    await second.leader.broadcast(FEED.id, changes);
    for (const { told } of [first, second]) {
      await expect
        .poll(() => told.flatMap((each) => (each as [string, object[]])[1]), { timeout: 10_000 })
        .toEqual(changes);
    }
  });

  test('a committed change is announced and reaches the copy before the next poll', async () => {
    const { db, source, copy } = aCopy(database);
    const warnings: string[] = [];
    const warn = (sentence: string) => void warnings.push(sentence);
    const job = replicationJob({ source, copy, warn, everyMs: SELDOM_MS });
    const session = aSession(job.expect, SELDOM_MS);
    await job.start();
    await session.job.start();
    atEnd(job.stop);
    await expect.poll(() => heldBy(session)).toEqual([true]);
    await postgresFeeds(database).putBatch(batchOf('W1', 'W2'));
    await expect
      .poll(() => storedNumbers(db), { timeout: 1000, interval: 5 })
      .toEqual(['W1', 'W2']);
    expect(warnings).toEqual([]);
  });

  test('without an announcement, the copy gets a change with the next poll', async () => {
    const { db, source, copy } = aCopy(database);
    const job = replicationJob({ source, copy, warn: () => undefined, everyMs: OFTEN_MS });
    await job.start();
    atEnd(job.stop);
    await postgresFeeds(database).putBatch(batchOf('W1'));
    await expect.poll(() => storedNumbers(db)).toEqual(['W1']);
  });

  test('concurrent changes are committed in the order of their versions', async () => {
    const feeds = postgresFeeds(database);
    const { db, bringUp } = aCopy(database);
    let isWriting = true;
    const writing = Promise.all(
      Array.from({ length: 40 }, (_, at) => feeds.putBatch(batchOf(`A${at}`, `B${at % 7}`))),
    ).finally(() => {
      isWriting = false;
    });
    while (isWriting) await bringUp(3);
    await writing;
    await bringUp();
    const late = aCopy(database);
    await late.bringUp();
    expect(storedNumbers(db)).toHaveLength(47);
    expect(storedNumbers(late.db)).toEqual(storedNumbers(db));
  });

  test('reads changes from a replica, or from the primary when it lags or is down', async () => {
    const replica = await cluster.replica();
    const replicaDatabase = await open(replica.url, []);
    atEnd(() => replicaDatabase.close());
    const feeds = postgresFeeds(database);
    const { db, copy, source, bringUp } = aCopy(database, [replicaDatabase]);
    await feeds.putBatch(batchOf('W1'));
    const broughtUp = async () => {
      await bringUp();
      return storedNumbers(db);
    };
    await expect.poll(broughtUp).toEqual(['W1']);

    await replicaDatabase.query('SELECT pg_wal_replay_pause()');
    await feeds.putBatch(batchOf('W2'));
    await bringUp();
    expect(storedNumbers(db)).toEqual(['W1']);
    const job = replicationJob({ source, copy, warn: () => undefined, everyMs: SELDOM_MS });
    await job.start();
    atEnd(job.stop);
    const { rows } = await database.query('SELECT version FROM listing_clock');
    job.expect(Number(rows[0]?.['version']));
    await expect.poll(() => storedNumbers(db), { timeout: 5000 }).toEqual(['W1', 'W2']);

    await replica.stop();
    await feeds.putBatch(batchOf('W3'));
    await bringUp();
    expect(storedNumbers(db)).toEqual(['W1', 'W2', 'W3']);
  }, 60_000);

  test('a silent replica delays a change by under two seconds and is used again once it responds', async () => {
    const replica = await cluster.replica();
    const replicaDatabase = await open(replica.url, []);
    atEnd(() => replicaDatabase.close());
    atEnd(async () => replica.thaw());
    const readsReplica = async () => {
      const sql = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'site'";
      return Number((await replicaDatabase.query(sql)).rows[0]?.['count']) > 1;
    };
    const feeds = postgresFeeds(database);
    let nowMs = 0;
    const clock = { now: () => new Date(nowMs) };
    const source = nearestChanges({ primary: database, replicas: [replicaDatabase], clock });
    const { db, copy } = aCopy(database);
    const bringUp = () => catchUp(source, copy, { limit: 50 });
    await feeds.putBatch(batchOf('W1'));
    await bringUp();

    replica.freeze();
    await feeds.putBatch(batchOf('W2'));
    const begin = performance.now();
    await bringUp();
    expect(storedNumbers(db)).toEqual(['W1', 'W2']);
    expect(performance.now() - begin).toBeLessThan(1900);

    replica.thaw();
    nowMs += 10_000;
    await Promise.all([bringUp(), bringUp()]);
    await expect.poll(readsReplica).toBe(true);
  }, 60_000);

  test('when an outdated replica is promoted, copies miss none of its own changes', async () => {
    const other = await aPostgresCluster();
    atEnd(other.remove);
    const former = await open(other.url);
    await postgresFeeds(former).putBatch(batchOf('W1'));
    const { db, copy, bringUp } = aCopy(former);
    const replica = await other.replica();
    await replica.stop();
    await postgresFeeds(former).putBatch(batchOf('W2'));
    await bringUp();
    await former.close();
    await other.stop();

    await replica.start();
    const latter = await open(replica.url, []);
    atEnd(() => latter.close());
    await latter.query('SELECT pg_promote()');
    const session = primarySession(replica.url, { onVersion: () => undefined, everyMs: OFTEN_MS });
    await session.job.start();
    atEnd(session.job.stop);
    await expect.poll(session.leader.isLeader).toBe(true);
    await postgresFeeds(latter).putBatch(batchOf('W3'));
    const { source } = aCopy(latter);
    await catchUp(source, copy, { limit: 10 });
    expect(storedNumbers(db)).toEqual(['W1', 'W2', 'W3']);
  }, 60_000);

  test('a province can be stored on another server', async () => {
    const split = await aSplitPostgres('BC');
    atEnd(split.close);
    const feeds = postgresFeeds(split.database);
    const { address } = aListing();
    const inBc = (mlsNumber: string, listPrice = '899000.00'): StoredRecord => ({
      key: mlsNumber,
      listing: aRecord({
        mlsNumber,
        listPrice,
        address: { ...address, state: 'British Columbia' },
      }),
      photos: { revision: null, photos: [] },
    });
    const batch = (...records: StoredRecord[]) => ({ feed: FEED, day: DAY, records });
    await feeds.putBatch(batch(inBc('V1'), inBc('V2'), ...batchOf('W1').records));
    expect(await feeds.putBatch(batch(inBc('V1', '1.00')))).toMatchObject({ changed: 1 });
    await feeds.removeKeys(FEED.id, ['V2'], DAY);
    expect((await split.other.query('SELECT listing_key FROM listing_bc')).rows).toEqual([
      { listing_key: 'V1-2' },
    ]);
    const { db, bringUp } = aCopy(split.database);
    await bringUp();
    expect(storedNumbers(db)).toEqual(['V1', 'W1']);
  }, 60_000);
});
