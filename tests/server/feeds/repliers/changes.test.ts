import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aRepliersListing, repliersServer } from '#tests/support/feeds/repliers-server.ts';
import { storedNumbers } from '#tests/support/feeds/sync.ts';
import {
  changedAtMinute,
  momentAt,
  repliersFeedOf,
  repliersListings,
  repliersNumbers,
  syncRepliers,
} from '#tests/support/feeds/sync-repliers.ts';
import { FEED_STORES } from '#tests/support/feeds/feed-stores.ts';

describe.each(Object.entries(FEED_STORES))('feeds in %s', (_, open) => {
  let stores: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    stores = await open();
  }, 60_000);
  afterAll(() => stores.close());
  const aStore = () => stores.aStore();

  const atOnce = () => 0;

  test('the first run reads all of Repliers, the next one only the changes', async () => {
    const server = repliersServer(repliersListings(10));
    const { db, feeds, listings } = await aStore();
    expect(await syncRepliers(server, feeds)).toMatchObject({
      added: 10,
      removed: 0,
      problems: [],
    });
    expect(storedNumbers(db)).toEqual(repliersNumbers(server.state.listings));

    server.state.listings[4] = aRepliersListing(
      'C104',
      changedAtMinute(30, { listPrice: '850000.00', lastStatus: 'Pc' }),
    );
    server.state.listings.push(aRepliersListing('C900', changedAtMinute(31)));
    expect(await syncRepliers(server, feeds)).toMatchObject({ added: 1, changed: 1, problems: [] });
    expect(await listings.find({ mlsNumber: 'C104' }, 'verified')).toMatchObject({
      listPrice: '850000.00',
      lastStatus: 'Pc',
    });
    server.state.requests = [];
    expect(await syncRepliers(server, feeds)).toMatchObject({ read: 0, problems: [] });
    // One request for changes, one for deletions.
    expect(server.state.requests).toHaveLength(2);
  });

  test.each([
    [11, false],
    [11, true],
    [40, true],
  ])(
    'loses none of %i records changed at the same moment (shuffled: %s)',
    async (count, shufflesTies) => {
      const server = repliersServer(repliersListings(count, atOnce));
      Object.assign(server.state, { shufflesTies });
      const { db, feeds } = await aStore();
      expect(await syncRepliers(server, feeds)).toMatchObject({ added: count, problems: [] });
      expect(storedNumbers(db)).toEqual(repliersNumbers(server.state.listings));
    },
  );

  test('reads a later record with the same timestamp as the last one', async () => {
    const server = repliersServer(repliersListings(4));
    const { feeds } = await aStore();
    await syncRepliers(server, feeds);
    server.state.listings.push(aRepliersListing('C099', changedAtMinute(1)));
    expect(await syncRepliers(server, feeds)).toMatchObject({ added: 1, problems: [] });
  });

  test.each(['as days', 'refused'] as const)(
    'reads the feed day by day (moments: %s)',
    async (moments) => {
      const server = repliersServer(repliersListings(11));
      server.state.moments = moments;
      const { db, feeds } = await aStore();
      expect(await syncRepliers(server, feeds)).toMatchObject({ added: 11, problems: [] });
      server.state.listings[3] = aRepliersListing(
        'C103',
        changedAtMinute(40, { listPrice: '1.00' }),
      );
      expect(await syncRepliers(server, feeds)).toMatchObject({
        changed: 1,
        added: 0,
        problems: [],
      });
      expect(storedNumbers(db)).toHaveLength(11);
    },
  );

  test('loses no records that change while their moment is read over several pages', async () => {
    const server = repliersServer(repliersListings(12, atOnce));
    const { db, feeds, listings } = await aStore();
    let change = 0;
    server.state.onRequest = (query) => {
      if (query.get('pageNum') === '1' || change === 3) return;
      const first = server.state.listings.findIndex(
        (listing) => JSON.stringify(listing['timestamps']).includes(momentAt(0)) && change < 3,
      );
      const number = String(server.state.listings[first]?.['mlsNumber']);
      change += 1;
      server.state.listings[first] = aRepliersListing(
        number,
        changedAtMinute(40 + change, { listPrice: '700000.00' }),
      );
    };
    expect(await syncRepliers(server, feeds)).toMatchObject({ problems: [] });
    expect(change).toBe(3);
    expect(storedNumbers(db)).toEqual(repliersNumbers(server.state.listings));
    for (const { mlsNumber, listPrice } of server.state.listings) {
      const stored = await listings.find({ mlsNumber: String(mlsNumber) }, 'verified');
      expect(stored).toMatchObject({ listPrice });
    }
  });

  test('reads recent changes only once searches of the feed are sure to find them', async () => {
    const server = repliersServer(repliersListings(3));
    const { db, feeds } = await aStore();
    expect(await syncRepliers(server, feeds)).toMatchObject({ added: 3, problems: [] });
    server.state.listings.push(
      aRepliersListing('C500', { timestamps: { repliersUpdatedOn: '2026-11-24T11:59:30.000Z' } }),
    );
    expect(await syncRepliers(server, feeds)).toMatchObject({ added: 0, problems: [] });
    const nowMs = () => Date.parse('2026-11-24T12:02:00Z');
    const later = { ...server, waiting: { ...server.waiting, nowMs } };
    expect(await syncRepliers(later, feeds)).toMatchObject({ added: 1, problems: [] });
    expect(storedNumbers(db)).toContain('C500');
  });

  test('waits for a feed that is busy, fails or disconnects, as long as it asks', async () => {
    const server = repliersServer(repliersListings(7));
    server.state.disturbances = [{ status: 429, retryAfter: '7' }, 500, 'cut'];
    const { feeds } = await aStore();
    expect(await syncRepliers(server, feeds)).toMatchObject({ added: 7, problems: [] });
    expect(server.state.waits).toContain(7000);
  });

  test('requests stay within the rate limit of the key', async () => {
    const server = repliersServer(repliersListings(7));
    let nowMs = Date.parse('2026-11-24T12:00:00Z');
    const sentAtMs: number[] = [];
    const timed = {
      ...server,
      waiting: {
        ...server.waiting,
        nowMs: () => nowMs,
        sleep: async (ms: number) => {
          nowMs += ms;
        },
      },
    };
    server.state.onRequest = () => {
      sentAtMs.push(nowMs);
    };
    await syncRepliers(timed, (await aStore()).feeds);
    expect(sentAtMs.length).toBeGreaterThan(5);
    for (const [at, ms] of sentAtMs.entries()) {
      if (at > 0) expect(ms - (sentAtMs[at - 1] ?? ms)).toBeGreaterThanOrEqual(200);
    }
  });

  test.each([
    [401, 'The feed does not accept REALTY_FEED_TOKEN (401).'],
    [403, /REALTY_FEED_TOKEN to read this \(403\)/],
    [404, 'The feed refused a request (404). Check REALTY_FEED_URL.'],
  ])('reports a refusal (%i) without quoting the feed', async (status, sentence) => {
    const server = repliersServer(repliersListings(3));
    server.state.disturbances = [status];
    const report = await syncRepliers(server, (await aStore()).feeds);
    expect(report).toMatchObject({ read: 0 });
    expect(report.problems).toEqual([
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ]);
    expect(JSON.stringify(report)).not.toMatch(/PRIVATE|key-0/);
  });

  test('an answer that is not a page does not move the watermark', async () => {
    const server = repliersServer(repliersListings(3));
    const { feeds } = await aStore();
    for (const text of ['<html>', '{}', '[]', '{"listings":[],"count":"many"}']) {
      const broken = { ...server, transport: async () => new Response(text) };
      expect(await syncRepliers(broken, feeds)).toMatchObject({
        problems: ['The response of the feed is not a page of listings.'],
      });
    }
    expect(await feeds.watermark(repliersFeedOf(server))).toBeUndefined();
  });

  test('stops reading a feed that breaks the requested order and leaves the watermark', async () => {
    const server = repliersServer(repliersListings(6));
    const { feeds } = await aStore();
    await syncRepliers(server, feeds);
    const watermark = await feeds.watermark(repliersFeedOf(server));
    expect(watermark).toBeDefined();
    for (const minute of [20, 21]) {
      server.state.listings.push(aRepliersListing(`C9${minute}`, changedAtMinute(minute)));
    }
    const backwards = {
      ...server,
      async transport(url: string, init: RequestInit) {
        const page = (await (await server.transport(url, init)).json()) as { listings: unknown[] };
        return Response.json({ ...page, listings: page.listings.toReversed() });
      },
    };
    expect(await syncRepliers(backwards, feeds)).toMatchObject({
      added: 0,
      problems: ['The feed does not return records in the requested order.'],
    });
    expect(await feeds.watermark(repliersFeedOf(server))).toEqual(watermark);
    expect(await syncRepliers(server, feeds)).toMatchObject({ added: 2, problems: [] });
  });

  test('reads a feed that ignores the requested moment to its end', async () => {
    const server = repliersServer(repliersListings(9));
    const { db, feeds } = await aStore();
    const careless = {
      ...server,
      transport: (url: string, init: RequestInit) =>
        server.transport(url.replace(/&minRepliersUpdatedOn=[^&]*/, ''), init),
    };
    expect(await syncRepliers(careless, feeds)).toMatchObject({ added: 9, problems: [] });
    expect(storedNumbers(db)).toHaveLength(9);
  });

  test('aborts a feed that keeps returning the same page', async () => {
    const server = repliersServer(repliersListings(30, atOnce));
    const { feeds } = await aStore();
    const stuck = {
      ...server,
      transport: (url: string, init: RequestInit) =>
        server.transport(url.replace(/pageNum=\d+/, 'pageNum=1'), init),
    };
    expect(await syncRepliers(stuck, feeds)).toMatchObject({
      added: 0,
      problems: ['The feed keeps returning the same records.'],
    });
  });

  test('keeps what arrived before a feed went down, and the next run continues', async () => {
    const server = repliersServer(repliersListings(9));
    const { db, feeds } = await aStore();
    let requestCount = 0;
    const leaving = {
      ...server,
      transport: (url: string, init: RequestInit) => {
        requestCount += 1;
        return requestCount > 2
          ? Promise.resolve(new Response('', { status: 503 }))
          : server.transport(url, init);
      },
    };
    const report = await syncRepliers(leaving, feeds);
    expect(report.problems).toEqual(['The feed returned status 503, 6 times in a row.']);
    const before = storedNumbers(db).length;
    expect(before).toBeGreaterThan(0);
    expect(await syncRepliers(server, feeds)).toMatchObject({ added: 9 - before, problems: [] });
  });
});
