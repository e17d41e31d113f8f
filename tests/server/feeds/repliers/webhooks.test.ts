import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { repliersClient } from '#src/server/feeds/repliers/repliers-client.ts';
import { feedJob } from '#src/server/feeds/sync/feed-job.ts';
import type { ChangedRecord } from '#src/server/feeds/sync/read-records.ts';
import { subscribe, unsubscribe } from '#src/server/feeds/webhooks/subscriptions.ts';
import { anApp } from '#tests/support/app/app.ts';
import { API_KEY, aRepliersListing, repliersServer } from '#tests/support/feeds/repliers-server.ts';
import { FEED_STORES } from '#tests/support/feeds/feed-stores.ts';
import { DAY, noonOf, storedNumbers } from '#tests/support/feeds/sync.ts';
import {
  changedAtMinute,
  repliersFeedOf,
  repliersListings,
  syncRepliers,
} from '#tests/support/feeds/sync-repliers.ts';

describe.each(Object.entries(FEED_STORES))('feeds in %s', (_, open) => {
  let stores: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    stores = await open();
  }, 60_000);
  afterAll(() => stores.close());
  const aStore = () => stores.aStore();

  const ORIGIN = 'https://www.example.ca';
  const FEED = 'repliers';

  type Site = Awaited<ReturnType<typeof aSubscribedSite>>;
  let site: Site | undefined;
  afterEach(async () => {
    await site?.app.close();
    site = undefined;
  });

  /** A site that Repliers can notify of changes, with the notices it got. */
  async function aSite() {
    const server = repliersServer(repliersListings(4));
    const store = await aStore();
    const { webhooks } = store;
    const told: ChangedRecord[] = [];
    let nowMs = noonOf(DAY).now().getTime();
    const clock = { now: () => new Date(nowMs) };
    const app = await anApp([], {
      feedWebhooks: {
        webhooks,
        clock,
        noteChanges: async (_, changes) => void told.push(...changes),
      },
    });
    server.state.confirm = async (url, secret) => {
      const reply = await app.inject({
        method: 'POST',
        url: url.replace(ORIGIN, ''),
        headers: { 'x-hook-secret': secret },
      });
      return reply.statusCode === 200 ? String(reply.headers['x-hook-secret']) : null;
    };
    const settings = { url: server.url, apiKey: API_KEY, settingPrefix: 'REALTY_FEED' };
    const { transport, waiting } = server;
    const client = repliersClient({ settings, transport, waiting });
    const options = { feedId: FEED, client, webhooks, siteOrigin: ORIGIN, clock };
    const pass = (ms: number) => {
      nowMs += ms;
    };
    return { server, store, webhooks, told, app, options, pass };
  }

  async function aSubscribedSite() {
    const whole = await aSite();
    expect(await subscribe(whole.options)).toMatchObject({ ok: true });
    const pathOf = (event: string) => {
      const webhook = whole.server.state.webhooks.find((each) => each.event === event);
      return webhook?.target_url.replace(ORIGIN, '') ?? '';
    };
    return { ...whole, pathOf };
  }

  type Sent = { readonly header?: string; readonly secret?: string; readonly body?: unknown };

  const send = ({ app }: Pick<Site, 'app'>, url: string, sent: Sent) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/json',
        ...(sent.secret !== undefined && { [sent.header ?? 'x-hook-secret']: sent.secret }),
      },
      payload: typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body ?? {}),
    });

  const EVENT = { data: { mlsNumber: 'C100', boardId: 2, listPrice: 'PRIVATE 1' }, previous: {} };

  test('accepts a change from the owner of the subscription secret, under either header name', async () => {
    site = await aSubscribedSite();
    const url = site.pathOf('listing.updated');
    for (const header of ['x-hook-secret', 'x-api-key']) {
      const reply = await send(site, url, { header, secret: 'secret-1', body: EVENT });
      expect(reply.statusCode).toBe(200);
    }
    const deleted = { secret: 'secret-2', body: [{ mlsNumber: 'C101', boardId: '2' }] };
    expect((await send(site, site.pathOf('listing.deleted'), deleted)).statusCode).toBe(200);
    expect(site.told).toEqual([
      { key: '2:C100', isDeleted: false },
      { key: '2:C100', isDeleted: false },
      { key: '2:C101', isDeleted: true },
    ]);
  });

  test('rejects everyone else', async () => {
    site = await aSubscribedSite();
    const url = site.pathOf('listing.deleted');
    const wrongs: [string, Sent, number][] = [
      [url, {}, 401],
      [url, { secret: 'secret-0' }, 401],
      [url, { secret: 'secret-1', header: 'authorization' }, 401],
      [`/feeds/webhooks/${'0'.repeat(48)}`, { secret: 'secret-1' }, 404],
      ['/feeds/webhooks/../secret', { secret: 'secret-1' }, 404],
      ['/feeds/anything', { secret: 'secret-1' }, 404],
    ];
    for (const [path, sent, status] of wrongs) {
      const reply = await send(site, path, { ...sent, body: EVENT });
      expect([path, reply.statusCode]).toEqual([path, status]);
      expect(reply.payload).not.toContain('secret-');
    }
    expect(site.told).toEqual([]);
    // A client that goes on guessing has to wait.
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async () => (await send(site as Site, url, {})).statusCode),
    );
    expect(statuses).toContain(429);
  });

  test('a URL cannot be confirmed twice, late or without a valid secret', async () => {
    site = await aSubscribedSite();
    await send(site, site.pathOf('listing.created'), { secret: 'mine', body: EVENT });
    expect(site.told).toEqual([]);

    const late = await aSite();
    let url = '';
    late.server.state.confirm = async (target, secret) => {
      url = target.replace(ORIGIN, '');
      expect((await send(late, url, { secret: 'with blank' })).statusCode).toBe(401);
      late.pass(11 * 60_000);
      const reply = await send(late, url, { secret });
      expect(reply.statusCode).toBe(401);
      return null;
    };
    expect(await subscribe(late.options)).toEqual({
      ok: false,
      error: expect.stringContaining('could not confirm https://www.example.ca/feeds/webhooks'),
    });
    expect(await late.webhooks.list(FEED)).toEqual([]);
    expect((await send(late, url, { secret: 'secret-0' })).statusCode).toBe(404);
    await late.app.close();
  });

  test('the database contains neither URLs nor secrets', async () => {
    site = await aSubscribedSite();
    const rows = JSON.stringify(site.store.db.prepare('SELECT * FROM feed_webhook').all());
    expect(rows).not.toContain('secret-');
    for (const { target_url } of site.server.state.webhooks) {
      expect(rows).not.toContain(target_url.split('/').at(-1));
    }
  });

  test('subscribing again replaces the earlier subscriptions, and unsubscribing ends all', async () => {
    site = await aSubscribedSite();
    const former = site.server.state.webhooks.map(({ target_url }) => target_url);
    expect(await subscribe(site.options)).toMatchObject({ ok: true });
    const now = site.server.state.webhooks.map(({ target_url }) => target_url);
    expect(now).toHaveLength(3);
    expect(now.filter((url) => former.includes(url))).toEqual([]);
    expect(await unsubscribe(site.options)).toEqual({ ok: true, value: 3 });
    expect(site.server.state.webhooks).toEqual([]);
    expect(
      (await send(site, new URL(now[0] ?? '').pathname, { secret: 'secret-3' })).statusCode,
    ).toBe(404);
  });

  test('refuses to subscribe a site without a public address', async () => {
    const { options, app } = await aSite();
    expect(await subscribe({ ...options, siteOrigin: 'http://localhost:4321' })).toEqual({
      ok: false,
      error: expect.stringMatching(/^SITE_ORIGIN must be the https address/),
    });
    await app.close();
  });

  test('no event content causes a server error', async () => {
    site = await aSubscribedSite();
    const { app, pathOf } = site;
    const url = pathOf('listing.updated');
    const anyBody = fc.oneof(fc.string(), fc.jsonValue(), fc.array(fc.jsonValue()));
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => {
        const reply = await send({ app }, url, { secret: 'secret-1', body });
        expect(reply.statusCode).toBe(200);
      }),
      { numRuns: 60 },
    );
  });

  test('reads announced changes from Repliers at once and stores nothing from the event itself', async () => {
    const server = repliersServer(repliersListings(4));
    const { db, feeds, listings } = await aStore();
    await syncRepliers(server, feeds);
    const warnings: string[] = [];
    const job = feedJob(repliersFeedOf(server), feeds, {
      clock: noonOf(DAY),
      warn: (sentence) => warnings.push(sentence),
      notifyStale: async () => undefined,
      gatherMs: 0,
    });
    server.state.listings[1] = aRepliersListing('C101', changedAtMinute(0, { listPrice: '1.00' }));
    server.state.listings.splice(2, 1);
    server.state.requests = [];
    job.noteChanges([
      { key: '2:C101', isDeleted: false },
      { key: '2:C101', isDeleted: false },
      { key: '2:C102', isDeleted: true },
      { key: '2:C103', isDeleted: true },
      { key: '2:C999', isDeleted: false },
      { key: '7:C100', isDeleted: true },
    ]);
    await expect.poll(() => storedNumbers(db)).toEqual(['C100', 'C101', 'C103']);
    expect(await listings.find({ mlsNumber: 'C101' }, 'verified')).toMatchObject({
      listPrice: '1.00',
    });
    expect(server.state.requests).toHaveLength(1);
    expect(warnings).toEqual([]);
    await job.stop();
  });
});
