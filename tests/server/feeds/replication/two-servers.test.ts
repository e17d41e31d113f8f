import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMBEDDED_POOL, IDENTITY_PATH } from '#src/contract/account/identity.ts';
import { DEMO_USER } from '#src/server/identity/demo-user.ts';
import { srpLogIn } from '#tests/support/accounts/identity/srp-log-in.ts';
import {
  aPostgresCluster,
  HAS_POSTGRES,
  type PostgresCluster,
} from '#tests/support/app/postgres-cluster.ts';
import { listenAsFeed } from '#tests/support/feeds/listen-as-feed.ts';
import { aRecord, resoServer } from '#tests/support/feeds/reso-server.ts';
import { startCommand } from '#tests/support/feeds/sync-process.ts';
import { ROOT } from '#tests/support/import-graph.ts';
import { aLeadBody } from '#tests/support/leads/leads.ts';

/** Several pages of the feed. */
const RECORDS = 350;
/** A first start makes the map, possibly on a busy machine. */
const START_MS = 180_000;
/** A commit reaches every server within two seconds on an otherwise idle machine. */
const SOON_MS = 6000;
/** A server tries the lock every second, and then reads the feed. */
const TAKEOVER_MS = 60_000;

const keyAt = (at: number) => String(10_000 + at);
const minuteAt = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString();
const feed = resoServer(
  Array.from({ length: RECORDS }, (_, at) =>
    aRecord(keyAt(at), { ModificationTimestamp: minuteAt(Math.floor(at / 100)) }),
  ),
);
let minute = 100;
let onAnswer: () => void = () => undefined;

/** All of them change at one moment, later than all moments before. */
function changePrices(ats: Iterable<number>, ListPrice: number): void {
  minute += 1;
  for (const at of ats) {
    feed.state.records[at] = aRecord(keyAt(at), {
      ListPrice,
      ModificationTimestamp: minuteAt(minute),
    });
  }
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
  send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    return fetch(this.origin + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
  /** Sends an operation to the accounts. */
  identify = async (operation: string, body: object) => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    };
    const sent = { ClientId: EMBEDDED_POOL.userPoolClientId, ...body };
    return (await this.send('POST', IDENTITY_PATH, sent, headers)).json();
  };
  count = async () => (await this.get('?resultsPerPage=1'))?.['count'];
  price = async (at: number) => Number((await this.get(`/W${keyAt(at)}`))?.['listPrice']);
  /** The prices in the order of the listing numbers. */
  async prices(): Promise<number[]> {
    const byNumber = new Map<string, number>();
    for (let page = 1; page <= Math.ceil(RECORDS / 100); page += 1) {
      const path = `?resultsPerPage=100&pageNum=${page}&fields=mlsNumber,listPrice`;
      const listings = (await this.get(path))?.['listings'] as Record<string, unknown>[];
      for (const { mlsNumber, listPrice } of listings) {
        byNumber.set(String(mlsNumber), Number(listPrice));
      }
    }
    return [...byNumber].toSorted().map(([, price]) => price);
  }
  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    await exit;
  }
}

/** The count that PostgreSQL gives for a question. */
async function countIn(question: string): Promise<number> {
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  return Number(rows[0].count);
}

const lockHolders = () =>
  countIn(
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = 7170317 AND granted",
  );

const sync = () =>
  startCommand('sync', { dataDir: servers[0]?.dataDir ?? '', env: settings }).ended;

describe.skipIf(!HAS_POSTGRES)('two servers sharing one PostgreSQL', () => {
  beforeAll(async () => {
    cluster = await aPostgresCluster();
    address = await listenAsFeed(feed, () => onAnswer());
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

  const given = () => feed.state.records.map(({ ListPrice }) => Number(ListPrice));
  const [first, second] = [4471, 4472].map((port) => new TestServer(port)) as [
    TestServer,
    TestServer,
  ];

  test(
    'a change reaches both soon after it is stored',
    async () => {
      await first.start();
      await expect.poll(lockHolders, { timeout: SOON_MS }).toBe(1);
      for (const name of ['basemap.json', 'places.json']) {
        copyFileSync(join(first.dataDir, name), join(second.dataDir, name));
      }
      await second.start();
      expect(await lockHolders()).toBe(1);
      changePrices([3], 777_000);
      // A command that meets the server's own run over the feed gives way to it, and must be run again.
      await expect.poll(sync, { timeout: TAKEOVER_MS }).toMatchObject({ code: 0 });
      for (const server of [first, second]) {
        await expect.poll(() => server.price(3), { timeout: SOON_MS }).toBe(777_000);
      }
    },
    3 * START_MS,
  );

  test(
    'when the server reading the feed is killed, even mid-write, another takes over without loss',
    async () => {
      changePrices(Array(RECORDS).keys(), 888_000);
      const killed = new Promise<void>((resolve) => {
        let answersLeft = 3;
        onAnswer = () => {
          answersLeft -= 1;
          // Some milliseconds later a page is being written.
          if (answersLeft === 0) setTimeout(() => resolve(second.kill('SIGKILL')), 20);
        };
      });
      await first.kill('SIGKILL');
      await killed;
      const stored = "SELECT count(*) FROM listing WHERE document LIKE '%888000%'";
      expect(await countIn(stored)).toBeLessThan(RECORDS);
      onAnswer = () => undefined;
      await first.start();
      await expect
        .poll(() => first.prices(), { timeout: TAKEOVER_MS, interval: 200 })
        .toEqual(given());
      await second.start();
      await expect.poll(() => second.prices(), { timeout: SOON_MS }).toEqual(given());
      expect(await lockHolders()).toBe(1);
    },
    3 * START_MS,
  );

  test(
    'while PostgreSQL is down, both answer from their copies and resume when it is back',
    async () => {
      const lead = aLeadBody();
      await cluster.stop();
      for (const server of [first, second]) expect(await server.price(5)).toBe(888_000);

      const readiness = await fetch(`${first.origin}/readyz`);
      expect(readiness.status).toBe(200);
      expect(await readiness.json()).toMatchObject({
        status: 'limited',
        checks: { listings: 'ok', leads: 'failing', customers: 'failing', disk: 'ok' },
      });
      const refusedLead = await first.send('POST', '/api/realty/contact', lead);
      expect([refusedLead.status, refusedLead.headers.get('retry-after')]).toEqual([503, '30']);
      expect(await refusedLead.text()).toMatch(/has not reached us. Please try again .* call/);
      // PostgreSQL does not hold accounts.
      const { IdToken } = await srpLogIn(first.identify, DEMO_USER.email, DEMO_USER.password);
      const authorization = `Bearer ${IdToken}`;
      for (const method of ['GET', 'PUT']) {
        const homes = { homes: [{ mlsNumber: `W${keyAt(5)}`, boardId: 2 }] };
        const body = method === 'PUT' ? homes : undefined;
        const path = '/api/customer/saved-homes';
        const reply = await first.send(method, path, body, { authorization });
        expect([method, reply.status]).toEqual([method, 503]);
        expect(await reply.text()).toContain('please try again later');
      }

      changePrices([5], 999_000);
      await cluster.start();
      // Any server that takes the lock reads the feed: no command is needed.
      for (const server of [first, second]) {
        await expect.poll(() => server.price(5), { timeout: TAKEOVER_MS }).toBe(999_000);
      }
      await expect.poll(lockHolders, { timeout: TAKEOVER_MS }).toBe(1);
      const send = () => first.send('POST', '/api/realty/contact', lead);
      expect((await send()).status).toBe(200);
      await expect
        .poll(async () => (await fetch(`${first.origin}/readyz`)).json())
        .toMatchObject({ status: 'ready' });
      await second.kill('SIGTERM');
      await first.kill('SIGTERM');
    },
    START_MS,
  );
});
