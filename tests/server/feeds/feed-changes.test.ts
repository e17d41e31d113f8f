import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FeedStore } from '#src/server/feeds/feed-store.ts';
import { syncFeed } from '#src/server/feeds/sync/sync-feed.ts';
import { aRecord, type ResoServer, resoServer } from '#tests/support/feeds/reso-server.ts';
import {
  at,
  DAY,
  feedOf,
  noonOf,
  numbersOf,
  PAGE,
  records,
  storedNumbers,
  sync,
} from '#tests/support/feeds/sync.ts';
import { FEED_STORES } from '#tests/support/feeds/feed-stores.ts';

describe.each(Object.entries(FEED_STORES))('feeds in %s', (_, open) => {
  let stores: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    stores = await open();
  }, 60_000);
  afterAll(() => stores.close());
  const aStore = () => stores.aStore();

  test('the first run reads the whole feed, the next one only the changes', async () => {
    const server = resoServer(records(10));
    const { db, feeds, listings } = await aStore();
    expect(await sync(server, feeds)).toMatchObject({
      read: 10,
      added: 10,
      removed: 0,
      problems: [],
    });
    expect(storedNumbers(db)).toEqual(numbersOf(server.state.records));

    server.state.records[4] = aRecord('104', { ModificationTimestamp: at(30), ListPrice: 850_000 });
    server.state.records.push(aRecord('900', { ModificationTimestamp: at(31) }));
    expect(await sync(server, feeds)).toMatchObject({
      read: 2,
      added: 1,
      changed: 1,
      problems: [],
    });
    const found = await listings.find({ mlsNumber: 'W104' }, 'verified');
    expect(found).toMatchObject({ listPrice: '850000.00' });

    const before = server.state.requests.length;
    expect(await sync(server, feeds)).toMatchObject({ read: 0, problems: [] });
    expect(server.state.requests.length - before).toBe(1);
  });

  test('a record modified in the future does not hold up other changes', async () => {
    const server = resoServer([
      ...records(4),
      aRecord('990', { ModificationTimestamp: '2031-05-01T10:00:00.00Z' }),
      aRecord('991', { ModificationTimestamp: '2031-05-02T10:00:00.00Z' }),
    ]);
    const { feeds, listings } = await aStore();
    expect(await sync(server, feeds)).toMatchObject({ added: 6, problems: [] });

    server.state.records[1] = aRecord('101', { ModificationTimestamp: at(40), ListPrice: 450_000 });
    server.state.records[5] = aRecord('991', {
      ModificationTimestamp: '2031-05-02T10:00:00.00Z',
      ListPrice: 460_000,
    });
    expect(await sync(server, feeds)).toMatchObject({ changed: 2, unchanged: 1, problems: [] });
    for (const [mlsNumber, listPrice] of [
      ['W101', '450000.00'],
      ['W991', '460000.00'],
    ] as const) {
      expect(await listings.find({ mlsNumber }, 'verified')).toMatchObject({ listPrice });
    }
  });

  test('rereads a feed whose watermark lies in the future', async () => {
    const server = resoServer(records(4));
    const { feeds } = await aStore();
    const to = { modified: '2031-05-01T10:00:00.00Z', key: '990' };
    const step = { from: undefined, to };
    await feeds.putBatch({ feed: feedOf(server), records: [], day: DAY, step });
    expect(await sync(server, feeds)).toMatchObject({ read: 4, added: 4, problems: [] });
    expect(await sync(server, feeds)).toMatchObject({ read: 0, problems: [] });
  });

  test('loses no record when many changed at the same moment', async () => {
    const server = resoServer(records(11, { ModificationTimestamp: at(0) }));
    const { db, feeds } = await aStore();
    expect(await sync(server, feeds)).toMatchObject({ read: 11, added: 11, problems: [] });
    expect(storedNumbers(db)).toEqual(numbersOf(server.state.records));
  });

  test.each(Array.from({ length: 5 }, (_, page) => page))(
    'resumes a run cut off after %i pages without loss or duplicates',
    async (pageCount) => {
      const server = resoServer(records(11, { ModificationTimestamp: at(0) }));
      const { db, feeds, ...store } = await aStore();
      let pagesLeft = pageCount;
      // The process dies while writing: the page in progress is rolled back.
      const dying: FeedStore = {
        ...feeds,
        async putBatch(batch) {
          if (pagesLeft > 0) {
            pagesLeft -= 1;
            return feeds.putBatch(batch);
          }
          await store.dieWhileWriting();
          return feeds.putBatch(batch);
        },
      };
      const run = sync(server, dying);
      if (pageCount < 4) await expect(run).rejects.toThrow('killed');
      else await run;
      expect(storedNumbers(db)).toHaveLength(Math.min(11, pageCount * PAGE));
      await store.live();

      const rest = await sync(server, feeds);
      expect(rest).toMatchObject({ changed: 0, unchanged: 0, problems: [] });
      expect(storedNumbers(db)).toEqual(numbersOf(server.state.records));
    },
  );

  test('stores everything from a feed that is busy, fails and disconnects', async () => {
    const server = resoServer(records(7));
    server.state.disturbances = [{ status: 429, retryAfter: '5' }, 500, 'cut'];
    const { db, feeds } = await aStore();
    expect(await sync(server, feeds)).toMatchObject({ added: 7, problems: [] });
    expect(storedNumbers(db)).toHaveLength(7);
  });

  test('keeps what arrived before a feed went down and reports why the run ended', async () => {
    const server = resoServer(records(7));
    const { db, feeds } = await aStore();
    const { transport } = server;
    let requestCount = 0;
    const leaving: ResoServer = {
      ...server,
      transport: (url, init) => {
        requestCount += 1;
        return requestCount > 3
          ? Promise.resolve(new Response('', { status: 503 }))
          : transport(url, init);
      },
    };
    expect(await sync(leaving, feeds)).toMatchObject({
      added: PAGE,
      problems: ['The feed returned status 503, 6 times in a row.'],
    });
    expect(storedNumbers(db)).toHaveLength(PAGE);
    expect(await sync(server, feeds)).toMatchObject({ added: 4, problems: [] });
  });

  test('rereads all records when the boards in the settings change', async () => {
    const elsewhere = { OriginatingSystemName: 'Other Board' };
    const server = resoServer([
      ...records(4),
      aRecord('500', { ...elsewhere, ModificationTimestamp: at(7) }),
    ]);
    const { db, feeds } = await aStore();
    const withBoards = (...boards: [string, number][]) =>
      syncFeed(feedOf(server, 'proptx', new Map(boards)), feeds, { clock: noonOf(DAY) });
    expect(await withBoards(['example board', 2])).toMatchObject({ added: 4 });
    expect(await withBoards(['example board', 2])).toMatchObject({ read: 0 });
    expect(await withBoards(['other board', 86], ['example board', 2])).toMatchObject({
      added: 1,
      unchanged: 4,
      problems: [],
    });
    expect(await withBoards(['other board', 86])).toMatchObject({ removed: 4, problems: [] });
    expect(storedNumbers(db)).toEqual(['W500']);
  });

  test('reads a record with an earlier timestamp along with the daily list', async () => {
    const server = resoServer(records(6));
    const { feeds } = await aStore();
    await sync(server, feeds);
    server.state.records.push(aRecord('050', { ModificationTimestamp: at(0) }));
    expect(await sync(server, feeds)).toMatchObject({ added: 0 });
    expect(await sync(server, feeds, '2026-11-25')).toMatchObject({ added: 1, problems: [] });
  });

  test('of two programs reading one feed, the later one stops', async () => {
    const server = resoServer(records(7));
    const { db, feeds } = await aStore();
    let hasMet = false;
    const met: FeedStore = {
      ...feeds,
      async putBatch(batch) {
        if (!hasMet) {
          hasMet = true;
          await sync(server, feeds);
        }
        return feeds.putBatch(batch);
      },
    };
    expect(await sync(server, met)).toMatchObject({
      added: 0,
      problems: ['Another program is reading the feed into this database.'],
    });
    expect(storedNumbers(db)).toHaveLength(7);
  });
});
