import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { diskCheck, eventLoopCheck, storeCheck } from '#src/server/readiness/checks.ts';
import { readinessRoutes } from '#src/server/readiness/routes.ts';
import { anApp, aStore, testConfig } from '#tests/support/app/app.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

test('a server whose stores answer is ready', async () => {
  const app = await anApp([aRecord()], { config: testConfig({ DATA_DIR: tmpdir() }) });
  const reply = await app.inject('/readyz');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json()).toEqual({
    status: 'ready',
    checks: { listings: 'ok', leads: 'ok', customers: 'ok', disk: 'ok', thread: 'ok' },
  });
  await app.close();
});

test('a server whose listings cannot be read is not, and says which part fails', async () => {
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

test('a folder that is not there and a store that fails are told of', async () => {
  expect(await diskCheck('/no/such/folder')()).toContain('ENOENT');
  expect(await diskCheck(tmpdir())()).toBeUndefined();
  expect(await storeCheck(async () => 1)()).toBeUndefined();
  expect(await eventLoopCheck()()).toBeUndefined();
});

test('many questions at once are answered by one look at the stores', async () => {
  const app = Fastify();
  let looks = 0;
  readinessRoutes(app, {
    store: async () => {
      looks += 1;
      return undefined;
    },
  });
  await Promise.all([1, 2, 3].map(() => app.inject('/readyz')));
  expect(looks).toBe(1);
});
