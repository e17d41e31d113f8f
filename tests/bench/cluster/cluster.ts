import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { aPostgresCluster, HAS_POSTGRES } from '#tests/support/app/postgres-cluster.ts';
import { aRestartableServer } from '#tests/support/app/server-pair.ts';
import { startCommand } from '#tests/support/feeds/sync-process.ts';
import { copyOutlines } from '#tests/support/places/copy-outlines.ts';
import { startNginx } from '../support/nginx.ts';
import { type OpenedHome, startClients } from './clients.ts';
import { startFeed } from './feed.ts';
import { countLeads } from './leads.ts';
import { RequestTally } from './tally.ts';
import { commitTimes, watchServer } from './visibility.ts';

// Run by `npm run bench cluster`: a primary and a streaming replica of PostgreSQL, three servers and nginx,
// as src/tooling/deployment sets them up. Parts of them are killed, cut off and restarted under a steady
// stream of requests. Needs nginx, openssl and PostgreSQL on this machine. With --one-folder the servers
// share their data, like those of compose.yaml.

const PORTS = [5291, 5292, 5293] as const;
const NGINX_PORT = 5290;
const HOMES = 3000;
const VISIBLE_WITHIN_MS = 2000;
/** More than the longest wait that an answer asks of a client. */
const RETRIED_MS = 35_000;
const SETTLED_WITHIN_MS = 30_000;
const SYNC_LOCK_HOLDER = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = 7170317";
const CONNECTED_SERVERS =
  "SELECT count(DISTINCT client_port) FROM pg_stat_activity WHERE application_name = 'site'";
/** By then servers that could not reach the replica try it again. */
const REPLICA_CHOSEN_MS = 15_000;

if (!HAS_POSTGRES) {
  process.stderr.write('This needs PostgreSQL: apt-get install postgresql nginx openssl.\n');
  process.exit(1);
}

const postgres = await aPostgresCluster(['track_commit_timestamp=on']);
const replica = await postgres.replica();
const feed = await startFeed(HOMES);
const aFolder = () => mkdtempSync(join(tmpdir(), 'site-cluster-'));
const commonFolder = process.argv.includes('--one-folder') ? aFolder() : undefined;
const dataFolders = PORTS.map(() => commonFolder ?? aFolder());
const settings = {
  ...feed.settings,
  DATABASE_URL: postgres.url,
  DATABASE_REPLICA_URLS: replica.url,
  TRUST_PROXY: 'true',
  LOG_LEVEL: 'silent',
};
const servers = PORTS.map((port, at) => aRestartableServer(dataFolders[at] ?? '', port, settings));
const nginx = startNginx({ port: NGINX_PORT, serverPorts: PORTS });
const tally = new RequestTally();

async function load(): Promise<void> {
  for (const folder of dataFolders) copyOutlines(folder);
  const { code, output } = await startCommand('sync', {
    dataDir: dataFolders[0] ?? '',
    env: settings,
  }).ended;
  if (code !== 0) throw new Error(output);
  for (const server of servers) await server.start();
}

async function homes(): Promise<readonly OpenedHome[]> {
  const url = `${servers[0]?.origin}/api/realty/listings?resultsPerPage=100`;
  return ((await (await fetch(url)).json()) as { listings: OpenedHome[] }).listings;
}

/** The first value in a database's answer to a question. */
async function valueIn(url: string, question: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<[unknown]>({ text: question, rowMode: 'array' });
  await client.end();
  return rows[0]?.[0];
}

/** The connection of the server that reads the feed. */
const reader = () => valueIn(postgres.url, SYNC_LOCK_HOLDER);

/** Removing an unused replica would show nothing. */
async function expectReplicaInUse(): Promise<void> {
  const connected = Number(await valueIn(replica.url, CONNECTED_SERVERS));
  if (connected < PORTS.length) throw new Error(`${connected} servers read from the replica.`);
}

/** Every disturbance of the cluster, one after the other. */
async function disturb(): Promise<void> {
  tally.begin('nothing');
  await delay(10_000);

  const formerReader = await reader();
  tally.begin('a server killed');
  servers[0]?.kill();
  await delay(4000);
  tally.begin('it is started again');
  await servers[0]?.start();
  await delay(6000);
  if ((await reader()) === formerReader) throw new Error('The server did not read the feed.');

  await expectReplicaInUse();
  tally.begin('the replica killed');
  await replica.stop();
  await delay(10_000);
  tally.begin('it is started again');
  await replica.start();
  await delay(REPLICA_CHOSEN_MS);

  await expectReplicaInUse();
  tally.begin('the replica cut off');
  replica.freeze();
  await delay(15_000);
  tally.begin('it is back');
  replica.thaw();
  await delay(REPLICA_CHOSEN_MS);

  tally.begin('the primary killed');
  await postgres.stop();
  await delay(4000);
  tally.begin('it is started again');
  await postgres.start();
  await delay(RETRIED_MS);
  tally.begin('nothing');
  await delay(10_000);
}

type Watch = ReturnType<typeof watchServer>;

/**
 * Counts the delay with which each server answered with each change; returns the listings that some server
 * never showed.
 */
async function countVisible(watches: readonly Watch[]): Promise<readonly string[]> {
  const begin = performance.now();
  const pending = () => [...new Set(watches.flatMap((watch) => watch.pending()))];
  while (pending().length > 0 && performance.now() - begin < SETTLED_WITHIN_MS) await delay(100);
  const unseen = pending();
  const committed = await commitTimes(postgres.url);
  for (const watch of watches) {
    for (const { mlsNumber, seenMs, upSinceMs } of await watch.end()) {
      const committedMs = committed.get(`${mlsNumber}-2`) ?? Number.NaN;
      tally.countVisible(committedMs, seenMs - Math.max(committedMs, upSinceMs));
    }
  }
  return unseen;
}

async function run(): Promise<boolean> {
  await load();
  const provider = await feed.connect(nginx.origin, settings);
  const watches = servers.map(({ origin }) => watchServer(origin));
  tally.begin('clients begin');
  const clients = startClients({ origin: nginx.origin, tally, homes: await homes() });
  const changes = feed.pushChanges(provider, tally, (change) => {
    for (const watch of watches) watch.expect(change);
  });
  await disturb();
  await changes.end();
  await provider.close();
  const taken = await clients.end();
  const unseen = await countVisible(watches);
  const leads = await countLeads(postgres.url, taken);

  process.stdout.write(`\n${tally.table()}\n`);
  process.stdout.write(
    `${taken.size} leads were taken: ${leads.lost} of them are lost, ${leads.twice} stored twice.\n` +
      `${[unseen.length, ...unseen].join(' ')} changes were not seen; the slowest took ${Math.round(tally.slowestVisibleMs())} ms.\n`,
  );
  for (const [fault, count] of tally.faults) process.stdout.write(`  ${count} times ${fault}\n`);
  return (
    tally.failedCount() + leads.lost + leads.twice + unseen.length === 0 &&
    tally.slowestVisibleMs() <= VISIBLE_WITHIN_MS
  );
}

let isHeld = false;
try {
  isHeld = await run();
} finally {
  nginx.stop();
  for (const server of servers) server.kill();
  feed.close();
  await postgres.remove();
}
process.exit(isHeld ? 0 : 1);
