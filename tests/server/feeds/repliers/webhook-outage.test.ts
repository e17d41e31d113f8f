import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '#src/lib/clock.ts';
import { LISTINGS_SCHEMA } from '#src/server/adapters/postgres/listings/schema.ts';
import { postgresWebhooks } from '#src/server/adapters/postgres/listings/webhooks.ts';
import type { ChangedRecord } from '#src/server/feeds/sync/read-records.ts';
import type { WebhookStore } from '#src/server/feeds/webhooks/webhook-store.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aPostgresServer, type PostgresServer } from '#tests/support/app/postgres.ts';

const TOKEN = 'ab'.repeat(24);
const SECRET = 'secret-0';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

let server: PostgresServer;
let stop: () => Promise<void>;
let webhooks: WebhookStore;
beforeEach(async () => {
  server = await aPostgresServer();
  let stopped: Promise<void> | undefined;
  stop = () => (stopped ??= server.close());
  webhooks = postgresWebhooks(await server.open([LISTINGS_SCHEMA]));
  const tokenHash = hashOf(TOKEN);
  const askedAtMs = systemClock.now().getTime();
  await webhooks.add({ feedId: 'repliers', event: 'listing.updated', tokenHash, askedAtMs });
}, 60_000);
afterEach(() => stop());

/** A site that exposes its noted changes, or cannot note any. */
async function aSite(canNote = true) {
  const noted: ChangedRecord[] = [];
  const app = await anApp([], {
    feedWebhooks: {
      webhooks,
      clock: systemClock,
      async noteChanges(_, changes) {
        if (!canNote) throw new Error('There is no connection to the primary.');
        noted.push(...changes);
      },
    },
  });
  const send = () =>
    app.inject({
      method: 'POST',
      url: `/feeds/webhooks/${TOKEN}`,
      headers: { 'content-type': 'application/json', 'x-hook-secret': SECRET },
      payload: JSON.stringify({ data: { mlsNumber: 'C100', boardId: 2 } }),
    });
  return { app, noted, send };
}

const SEND_AGAIN = [
  {
    param: 'request',
    msg: 'this cannot be processed at the moment; please send it again in 30 seconds',
  },
];

test('while the database is down, an event is answered so that the provider resends it', async () => {
  const { app, noted, send } = await aSite();
  expect((await send()).statusCode).toBe(200);
  expect((await send()).statusCode).toBe(200);
  expect(noted).toHaveLength(1);
  await stop();
  const reply = await send();
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '30']);
  expect(reply.json()).toEqual(SEND_AGAIN);
  await app.close();
});

test('asks to resend an event that does not reach the server reading the feed', async () => {
  await webhooks.confirm(hashOf(TOKEN), hashOf(SECRET));
  const { app, send } = await aSite(false);
  const reply = await send();
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toEqual(SEND_AGAIN);
  await app.close();
});

test('does not confirm a subscription while the database is down', async () => {
  const { app, send } = await aSite();
  await stop();
  expect((await send()).statusCode).toBe(503);
  await app.close();
});
