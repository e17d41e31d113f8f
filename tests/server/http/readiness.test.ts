import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AppDependencies } from '#src/server/app.ts';
import { checkWritable } from '#src/server/adapters/postgres/database.ts';
import { diskCheck, eventLoopCheck, storeCheck } from '#src/server/readiness/checks.ts';
import { readinessRoutes } from '#src/server/readiness/routes.ts';
import { spacedSteps } from '#src/server/scheduling/spaced-steps.ts';
import { aLeadStore, anApp, appWithCalls, aStore, testConfig } from '#tests/support/app/app.ts';
import { aCustomerStore } from '#tests/support/customers/customers.ts';
import { aPostgresServer } from '#tests/support/app/postgres.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

test('a server whose stores respond is ready', async () => {
  const app = await anApp([aRecord()], { config: testConfig({ DATA_DIR: tmpdir() }) });
  const reply = await app.inject('/readyz');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json()).toEqual({
    status: 'ready',
    checks: {
      ...{ listings: 'ok', leads: 'ok', customers: 'ok', documents: 'ok', disk: 'ok' },
      thread: 'ok',
    },
    feedAgeSeconds: {},
  });
  await app.close();
});

test('reports the age of each feed, and an old feed does not make the server unready', async () => {
  const readAtMs = Date.now() - 48 * 60 * 60_000;
  const app = await anApp([aRecord()], {
    config: testConfig({ DATA_DIR: tmpdir() }),
    feedReads: async () => [
      { feed: 'ddf', readAtMs },
      { feed: 'proptx', readAtMs: undefined },
    ],
  });
  const reply = await app.inject('/readyz');
  expect(reply.statusCode).toBe(200);
  const { feedAgeSeconds } = reply.json();
  expect(feedAgeSeconds).toEqual({ ddf: expect.any(Number), proptx: null });
  expect(feedAgeSeconds.ddf).toBeGreaterThanOrEqual(172_800);
  await app.close();
});

test('a server that cannot read its listings is not ready and names the failing part', async () => {
  const { repository, addresses } = await aStore([]);
  const count = async () => {
    throw new Error('disk image is malformed');
  };
  const app = await anApp([], {
    repository: { ...repository, count },
    addresses,
    config: testConfig({ DATA_DIR: tmpdir() }),
  });
  const reply = await app.inject('/readyz');
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ status: 'not ready', checks: { listings: 'failing' } });
  expect(reply.body).not.toContain('malformed');
  await app.close();
});

test('a server whose documents cannot be reached is limited, and says so', async () => {
  const store = aCustomerStore();
  const check = async () => {
    throw new Error('The bucket at https://s3.example answers 403 (InvalidAccessKeyId)');
  };
  const app = await anApp([aRecord()], {
    customers: { ...store, files: { ...store.files, check } },
    config: testConfig({ DATA_DIR: tmpdir() }),
  });
  const reply = await app.inject('/readyz');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ status: 'limited', checks: { documents: 'failing' } });
  expect(reply.body).not.toContain('s3.example');
  await app.close();
});

describe('with a database shared by several servers', () => {
  const config = testConfig({
    DATA_DIR: tmpdir(),
    DATABASE_URL: 'postgres://site@db.example.ca/site',
  });

  /** A server whose leads and customers are unreachable. */
  async function anAppWithoutDatabase(dependencies: Partial<AppDependencies> = {}) {
    const { repository, mailer } = aLeadStore().leads;
    const list = async () => {
      throw new Error('connect ECONNREFUSED 10.0.0.7:5432');
    };
    return anApp([aRecord()], {
      ...{ config, ...dependencies },
      leads: { repository: { ...repository, list }, mailer },
    });
  }

  test('a server without the database is limited and names what fails', async () => {
    const app = await anAppWithoutDatabase();
    const reply = await app.inject('/readyz');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      status: 'limited',
      checks: { listings: 'ok', leads: 'failing', customers: 'ok', disk: 'ok' },
    });
    expect(reply.body).not.toContain('10.0.0.7');
    expect((await app.inject('/api/realty/listings?status=A')).statusCode).toBe(200);
    await app.close();
  });

  test('a server is limited when the database is read-only', async () => {
    const postgres = await aPostgresServer();
    const database = await postgres.open([]);
    const app = await anApp([aRecord()], { config, checkWritable: () => checkWritable(database) });
    expect((await app.inject('/readyz')).json()).toMatchObject({ status: 'ready' });
    await database.query('SET default_transaction_read_only = on');
    await delay(1100);
    const reply = await app.inject('/readyz');
    expect([reply.statusCode, reply.json()]).toMatchObject([
      200,
      { status: 'limited', checks: { listings: 'ok', leads: 'failing', customers: 'failing' } },
    ]);
    await app.close();
    await database.close();
    await postgres.close();
  }, 60_000);

  test('a server that cannot show listings either is not ready', async () => {
    const app = await anAppWithoutDatabase({ listingsDamage: () => 'Tree 3 page 4' });
    const reply = await app.inject('/readyz');
    expect([reply.statusCode, reply.json().status]).toEqual([503, 'not ready']);
    await app.close();
  });

  test('does not wait long for the feed ages when the database is silent', async () => {
    const feedReads = () => new Promise<never>(() => undefined);
    const app = await anAppWithoutDatabase({ feedReads });
    const begin = performance.now();
    expect((await app.inject('/readyz')).json()).toMatchObject({
      status: 'limited',
      feedAgeSeconds: {},
    });
    expect(performance.now() - begin).toBeLessThan(4000);
    await app.close();
  });
});

test('a server is not ready when its own leads file cannot be read', async () => {
  const { repository, mailer } = aLeadStore().leads;
  const list = async () => {
    throw new Error('disk image is malformed');
  };
  const app = await anApp([aRecord()], {
    leads: { repository: { ...repository, list }, mailer },
    config: testConfig({ DATA_DIR: tmpdir() }),
  });
  const reply = await app.inject('/readyz');
  expect([reply.statusCode, reply.json().checks.leads]).toEqual([503, 'failing']);
  await app.close();
});

test('a damaged database makes the server unready', async () => {
  let damage: string | undefined;
  const app = await anApp([aRecord()], {
    listingsDamage: () => damage,
    config: testConfig({ DATA_DIR: tmpdir() }),
  });
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  damage = 'Tree 3 page 4: btreeInitPage() returns error code 11';
  await delay(1100);
  expect((await app.inject('/readyz')).json()).toMatchObject({ checks: { listings: 'failing' } });
  await app.close();
});

/** A file system of Linux that never has free space. */
const FULL_DISK = '/proc';

test.each([
  ['a missing', '/no/such/folder'],
  ['a full', FULL_DISK],
])('a server with %s disk is limited but still takes visitors', async (_, DATA_DIR) => {
  const app = await anApp([aRecord()], { config: testConfig({ DATA_DIR }) });
  const reply = await app.inject('/readyz');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ status: 'limited', checks: { disk: 'failing' } });
  expect((await app.inject('/api/realty/listings?status=A')).json().count).toBe(1);
  await app.close();
});

test('reports a missing folder, a full disk and a store that fails', async () => {
  expect(await diskCheck('/no/such/folder')()).toContain('ENOENT');
  expect(await diskCheck(FULL_DISK)()).toBe('has 0 MB left');
  const fail = async () => {
    throw new Error('disk image is malformed');
  };
  expect(await storeCheck(fail)()).toBe('disk image is malformed');
});

test('reports a store that does not answer within two seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const problem = storeCheck(() => new Promise(() => undefined))();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await problem).toBe('does not respond');
});

test('reports no problem for a working folder, store and event loop', async () => {
  expect(await diskCheck(tmpdir())()).toBeUndefined();
  expect(await storeCheck(async () => 1)()).toBeUndefined();
  expect(await eventLoopCheck()()).toBeUndefined();
});

function block(ms: number): void {
  const startedMs = performance.now();
  while (performance.now() - startedMs < ms);
}

test('reports repeated event loop delays but not a single long task', async () => {
  const check = eventLoopCheck();
  await delay(100);
  block(700);
  await delay(200);
  expect(await check()).toBeUndefined();
  for (let each = 0; each < 3; each += 1) {
    block(700);
    await delay(1);
  }
  expect(await check()).toMatch(/^is \d+ ms late$/);
});

test('background steps leave the thread free for as long as each step took', async () => {
  const gaps: number[] = [];
  let endedMs: number | undefined;
  const step = () => {
    if (endedMs !== undefined) gaps.push(performance.now() - endedMs);
    block(60);
    endedMs = performance.now();
  };
  await spacedSteps([step, step, step]);
  expect(gaps).toHaveLength(2);
  expect(Math.min(...gaps)).toBeGreaterThan(50);
});

test('concurrent readiness requests share one check of the stores', async () => {
  const app = Fastify();
  let looks = 0;
  readinessRoutes(app, {
    feedReads: async () => [],
    isDraining: () => false,
    limitingChecks: {},
    checks: {
      store: async () => {
        looks += 1;
        return undefined;
      },
    },
  });
  await Promise.all([1, 2, 3].map(() => app.inject('/readyz')));
  expect(looks).toBe(1);
});

test('a server that is shutting down is not ready and closes each connection after its answer', async () => {
  const config = testConfig({ DATA_DIR: tmpdir() });
  const { server, drain } = await appWithCalls([aRecord()], { config });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const before = await fetch(`${origin}/readyz`);
  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive']);
  drain.begin();
  const ready = await fetch(`${origin}/readyz`);
  expect(ready.status).toBe(503);
  expect(ready.headers.get('cache-control')).toBe('no-store');
  expect(await ready.json()).toMatchObject({ status: 'shutting down' });
  for (const path of ['/healthz', '/api/realty/listings?status=A']) {
    const reply = await fetch(origin + path);
    expect([reply.status, reply.headers.get('connection')], path).toEqual([200, 'close']);
  }
  await server.close();
});

test('answers clients connected before the server stops listening and accepts no others', async () => {
  const { server, drain } = await appWithCalls([aRecord()]);
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const early = connect(port, '127.0.0.1');
  await once(early, 'connect');
  drain.begin();
  const stopped = drain.stopListening();
  await delay(50);
  const late = connect(port, '127.0.0.1');
  const [error] = await once(late, 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  early.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(await text(early)).toMatch(/^HTTP\/1.1 200 .*connection: close/is);
  await stopped;
  await server.close();
});
