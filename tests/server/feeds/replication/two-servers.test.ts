import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aPostgresCluster,
  HAS_POSTGRES,
  type PostgresCluster,
} from '#tests/support/app/postgres-cluster.ts';
import { listenAsFeed } from '#tests/support/feeds/listen-as-feed.ts';
import { aRecord, resoServer } from '#tests/support/feeds/reso-server.ts';
import { startCommand } from '#tests/support/feeds/sync-process.ts';
import { ROOT } from '#tests/support/import-graph.ts';
import { copyOutlines } from '#tests/support/places/copy-outlines.ts';

const RECORDS = 40;
const START_MS = 60_000;
/** What is committed is on every server within this time. */
const SOON_MS = 2000;
/** The lock is tried every two seconds, and the feed is read then. */
const TAKEOVER_MS = 15_000;

const keyAt = (at: number) => String(10_000 + at);
const feed = resoServer(
  Array.from({ length: RECORDS }, (_, at) =>
    aRecord(keyAt(at), {
      ModificationTimestamp: new Date(Date.UTC(2026, 10, 1, 0, at)).toISOString(),
    }),
  ),
);
let minute = 100;

function changePrice(at: number, ListPrice: number): void {
  minute += 1;
  const ModificationTimestamp = new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString();
  feed.state.records[at] = aRecord(keyAt(at), { ListPrice, ModificationTimestamp });
}

let cluster: PostgresCluster;
let address: Awaited<ReturnType<typeof listenAsFeed>>;
let settings: Record<string, string>;
const servers: TestServer[] = [];

class TestServer {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'site-shared-'));
  readonly origin: string;
  private child: ChildProcess | undefined;
  private readonly port: number;
  constructor(port: number) {
    this.port = port;
    this.origin = `http://127.0.0.1:${port}`;
    copyOutlines(this.dataDir);
    servers.push(this);
  }
  async start(): Promise<void> {
    const file = join(ROOT, 'tests/support/feeds/feed-server-process.ts');
    this.child = spawn(process.execPath, [file], {
      env: {
        ...process.env,
        ...settings,
        ...{ DATA_DIR: this.dataDir, PORT: String(this.port), LOG_LEVEL: 'error' },
        ...{ GEOCODER: 'none', POINTS_OF_INTEREST: 'none', READ_LIMIT_MS: '0' },
        REQUEST_DEADLINE_MS: '30000',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await expect.poll(() => this.count(), { timeout: START_MS, interval: 100 }).toBe(RECORDS);
  }
  async get(path: string): Promise<Record<string, unknown> | undefined> {
    try {
      const reply = await fetch(`${this.origin}/api/realty/listings${path}`);
      return (await reply.json()) as Record<string, unknown>;
    } catch {
      // Refused until the server listens.
      return undefined;
    }
  }
  count = async () => (await this.get('?resultsPerPage=1'))?.['count'];
  price = async (at: number) => Number((await this.get(`/W${keyAt(at)}`))?.['listPrice']);
  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    await exit;
  }
}

async function lockHolders(): Promise<number> {
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  const { rows } = await client.query(
    "SELECT count(*) AS n FROM pg_locks WHERE locktype = 'advisory' AND objid = 7170317 AND granted",
  );
  await client.end();
  return Number(rows[0].n);
}

const sync = () =>
  startCommand('sync', { dataDir: servers[0]?.dataDir ?? '', env: settings }).ended;

describe.skipIf(!HAS_POSTGRES)('two servers over one PostgreSQL', () => {
  beforeAll(async () => {
    cluster = await aPostgresCluster();
    address = await listenAsFeed(feed);
    feed.state.nextOrigin = address.url;
    settings = {
      DATABASE_URL: cluster.url,
      REALTY_PROVIDER: 'proptx',
      REALTY_FEED_URL: address.url,
      REALTY_FEED_TOKEN: 'token-0',
      REALTY_FEED_BOARDS: 'Example Board=2',
    };
  }, 60_000);
  afterAll(async () => {
    for (const server of servers) await server.kill('SIGKILL');
    address.close();
    await cluster.remove();
  });

  test(
    'a change is on both soon, and the one that reads the feed can be killed',
    async () => {
      const first = new TestServer(4471);
      await first.start();
      await expect.poll(lockHolders).toBe(1);
      const second = new TestServer(4472);
      await second.start();
      expect(await lockHolders()).toBe(1);

      changePrice(3, 777_000);
      expect(await sync()).toMatchObject({ code: 0 });
      for (const server of [first, second]) {
        await expect.poll(() => server.price(3), { timeout: SOON_MS }).toBe(777_000);
      }

      changePrice(4, 888_000);
      await first.kill('SIGKILL');
      await expect
        .poll(() => second.price(4), { timeout: TAKEOVER_MS, interval: 100 })
        .toBe(888_000);
      expect(await lockHolders()).toBe(1);

      changePrice(5, 999_000);
      expect(await sync()).toMatchObject({ code: 0 });
      await first.start();
      for (const server of [first, second]) {
        await expect.poll(() => server.price(5), { timeout: SOON_MS }).toBe(999_000);
      }
      const given = feed.state.records.map(({ ListPrice }) => Number(ListPrice));
      for (const server of [first, second]) {
        const prices = await Promise.all(given.map((_, at) => server.price(at)));
        expect(prices).toEqual(given);
      }
      await second.kill('SIGTERM');
      await first.kill('SIGTERM');
    },
    4 * START_MS,
  );
});
