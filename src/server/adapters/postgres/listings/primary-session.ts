import '#src/contract/jitless.ts';
import { Client } from 'pg';
import * as z from 'zod/mini';
import type { SyncLeader } from '#src/server/feeds/replication/leader-provider.ts';
import { type Job, repeatedJob } from '#src/server/scheduling/repeated-job.ts';
import { skipVersions, VERSION_CHANNEL } from './clock.ts';

/** Lock of the server that reads the feeds, held for as long as its connection lives. */
const SYNC_LOCK = 7_170_317;
const CHANGES_CHANNEL = 'feed_changes';
const EVERY_MS = 1000;
const TIMEOUT_MS = 5000;
/** The number of keys that surely fit into a notification, which is below 8000 bytes. */
const KEYS_AT_ONCE = 30;

const PassedChanges = z.object({
  feedId: z.string(),
  changes: z.array(z.object({ key: z.string(), isDeleted: z.boolean() })),
});

/** A server whose machine vanishes silently loses the lock within half a minute. */
const NOTICE_GONE = `
  SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3`;

type SessionOptions = {
  /** Called with the version of the latest change, when it is committed and from time to time. */
  readonly onVersion: (version: number) => void;
  /** Replaces how often the lock is tried, for tests. */
  readonly everyMs?: number;
};

/** Listeners until `listen` is called. */
const NO_LISTENERS: Parameters<SyncLeader['listen']>[0] = {
  onElected: () => undefined,
  onChanges: () => undefined,
};

function parsedChanges(payload: string) {
  try {
    return PassedChanges.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/**
 * A connection of its own to the primary. It receives changes, and holds the advisory lock of the server
 * that reads the feeds: when the connection is lost, so is the lock, and another server takes it.
 */
export function primarySession(
  url: string,
  { onVersion, everyMs = EVERY_MS }: SessionOptions,
): { readonly job: Job; readonly leader: SyncLeader } {
  let client: Client | undefined;
  let isLeader = false;
  let isBusy = false;
  let isStopped = false;
  let listeners = NO_LISTENERS;

  function onNotification(channel: string, payload: string): void {
    if (channel === VERSION_CHANNEL) onVersion(Number(payload));
    const announcement = channel === CHANGES_CHANNEL ? parsedChanges(payload) : undefined;
    if (announcement) listeners.onChanges(announcement.feedId, announcement.changes);
  }

  function onConnectionLost(lostClient: Client): void {
    if (client !== lostClient) return;
    client = undefined;
    isLeader = false;
    // The connection may be half open: nobody waits for its end.
    lostClient.end().catch(() => undefined);
  }

  async function connect(): Promise<Client> {
    const connection = new Client({
      connectionString: url,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      keepAlive: true,
      application_name: 'site-listings',
    });
    connection.on('error', () => onConnectionLost(connection));
    connection.on('end', () => onConnectionLost(connection));
    connection.on('notification', ({ channel, payload = '' }) => onNotification(channel, payload));
    await connection.connect();
    client = connection;
    await connection.query(NOTICE_GONE);
    await connection.query(`LISTEN ${VERSION_CHANNEL}; LISTEN ${CHANGES_CHANNEL}`);
    return connection;
  }

  async function tryLock(connection: Client): Promise<void> {
    const { rows } = await connection.query('SELECT pg_try_advisory_lock($1) AS held', [SYNC_LOCK]);
    if (rows[0]?.['held'] !== true) return;
    await skipVersions(async (text, values) => {
      const { rows: none, rowCount } = await connection.query(text, [...(values ?? [])]);
      return { rows: none, count: rowCount ?? 0 };
    });
    if (client !== connection || isStopped) return;
    isLeader = true;
    listeners.onElected();
  }

  async function keepAlive(): Promise<void> {
    const connection = client ?? (await connect());
    try {
      const { rows } = await connection.query('SELECT version FROM listing_clock');
      onVersion(Number(rows[0]?.['version']));
      if (!isLeader) await tryLock(connection);
    } catch (error) {
      // A connection that does not answer counts as lost, whatever the socket says.
      onConnectionLost(connection);
      throw error;
    }
  }

  const job = repeatedJob({
    everyMs,
    async run() {
      if (isBusy || isStopped) return;
      isBusy = true;
      await keepAlive().finally(() => {
        isBusy = false;
      });
    },
    // The job that reads the changes reports a database that does not answer.
    onError: () => undefined,
  });
  return {
    job: {
      ...job,
      async stop() {
        isStopped = true;
        await job.stop();
        if (client) onConnectionLost(client);
      },
    },
    leader: {
      isLeader: () => isLeader,
      listen(newListeners) {
        listeners = newListeners;
      },
      async broadcast(feedId, changes) {
        const connection = client;
        if (!connection) throw new Error('There is no connection to the primary.');
        for (let at = 0; at < changes.length; at += KEYS_AT_ONCE) {
          const payload = JSON.stringify({ feedId, changes: changes.slice(at, at + KEYS_AT_ONCE) });
          await connection.query('SELECT pg_notify($1, $2)', [CHANGES_CHANNEL, payload]);
        }
      },
    },
  };
}
