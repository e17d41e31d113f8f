import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResoProfileName } from '#src/server/feeds/reso/profiles.ts';
import { syncFeed } from '#src/server/feeds/sync/sync-feed.ts';
import { aRecord, type ResoServer, resoServer } from '#tests/support/feeds/reso-server.ts';
import {
  at,
  DAY,
  feedOf,
  noonOf,
  numbersOf,
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

  test('removes listings once a day that are no longer in the feed', async () => {
    const server = resoServer(records(10));
    const { db, feeds, listings } = await aStore();
    await sync(server, feeds);
    const [gone] = server.state.records.splice(2, 1);
    expect(await sync(server, feeds)).toMatchObject({ removed: 0 });
    expect(await sync(server, feeds, '2026-11-25')).toMatchObject({ removed: 1, problems: [] });
    expect(storedNumbers(db)).toEqual(numbersOf(server.state.records));
    const removed = await listings.findRemoved({ mlsNumber: String(gone?.['ListingId']) });
    expect(removed).toMatchObject({ removedOn: '2026-11-25' });
  });

  test('a list missing more than a fifth removes nothing and is requested again after hours', async () => {
    const server = resoServer(records(10));
    const { db, feeds } = await aStore();
    await sync(server, feeds);
    const taken = server.state.records.splice(0, 3);
    const refused = await sync(server, feeds, '2026-11-25');
    expect(refused).toMatchObject({
      removed: 0,
      problems: [
        expect.stringMatching(/is missing 30 % .* Nothing was removed\. .* --shrink proptx\.$/),
      ],
    });
    expect(storedNumbers(db)).toHaveLength(10);
    server.state.records.push(...taken.slice(1));
    // Each run opens the feed anew, as a server that starts again does.
    const syncAt = (time: string) =>
      syncFeed(feedOf(server), feeds, { clock: { now: () => new Date(`2026-11-25T${time}Z`) } });
    server.state.requests = [];
    for (const time of ['12:15:00', '13:00:00', '15:59:59']) {
      expect(await syncAt(time)).toMatchObject({ removed: 0, problems: [] });
    }
    expect(server.state.requests.filter((url) => url.includes('$select=ListingKey'))).toEqual([]);
    expect(await syncAt('16:00:00')).toMatchObject({ removed: 1, problems: [] });
    server.state.requests = [];
    await syncAt('20:00:00');
    expect(server.state.requests).toHaveLength(1);
  });

  test('a comparison that breaks off is repeated after hours, but at once when told to', async () => {
    const server = resoServer(records(10));
    const { feeds } = await aStore();
    await sync(server, feeds);
    server.state.records.splice(5, 1);
    server.state.listBreaksAfter = 6;
    expect(await sync(server, feeds, '2026-11-25')).toMatchObject({
      problems: [expect.anything()],
    });
    server.state.listBreaksAfter = Number.POSITIVE_INFINITY;
    expect(await sync(server, feeds, '2026-11-25')).toMatchObject({ removed: 0, problems: [] });
    const options = { clock: noonOf('2026-11-25'), mayShrink: true };
    expect(await syncFeed(feedOf(server), feeds, options)).toMatchObject({ removed: 1 });
  });

  test('a try in the future, by a clock that was set back, holds up no comparison', async () => {
    const server = resoServer(records(10));
    const { feeds } = await aStore();
    await sync(server, feeds);
    await feeds.setComparisonTriedAtMs('proptx', Date.parse('2027-11-25T12:00:00Z'));
    server.state.records.splice(5, 1);
    expect(await sync(server, feeds, '2026-11-25')).toMatchObject({ removed: 1 });
  });

  test('follows a feed that really has shrunk when told to', async () => {
    const server = resoServer(records(10));
    const { db, feeds } = await aStore();
    await sync(server, feeds);
    server.state.records.splice(0, 9);
    expect(await sync(server, feeds, '2026-11-25')).toMatchObject({ removed: 0 });
    const options = { clock: noonOf('2026-11-25'), mayShrink: true };
    expect(await syncFeed(feedOf(server), feeds, options)).toMatchObject({
      removed: 9,
      problems: [],
    });
    expect(storedNumbers(db)).toEqual(['W109']);
  });

  test.each<[provider: ResoProfileName, string, (server: ResoServer) => void]>([
    ['proptx', 'omits a listing that still exists', ({ state }) => state.unlisted.add('100')],
    ['ddf', 'omits a listing that still exists', ({ state }) => state.unlisted.add('100')],
    [
      'proptx',
      'is shorter than its announced count',
      ({ state }) => {
        state.toldCount = 99;
      },
    ],
    [
      'ddf',
      'continues on another site',
      ({ state }) => {
        state.nextOrigin = 'https://elsewhere.example/odata';
      },
    ],
    [
      'proptx',
      'ends half way',
      ({ state }) => {
        state.listBreaksAfter = 6;
      },
    ],
    [
      'ddf',
      'ends half way',
      ({ state }) => {
        state.listBreaksAfter = 6;
      },
    ],
  ])('a list of %s that %s removes nothing', async (provider, _, disturb) => {
    const server = resoServer(records(10));
    const { db, feeds } = await aStore();
    await sync(server, feeds, DAY, provider);
    server.state.records.splice(5, 1);
    disturb(server);
    const report = await sync(server, feeds, '2026-11-25', provider);
    expect(report.removed).toBe(0);
    expect(report.problems).toHaveLength(1);
    expect(storedNumbers(db)).toHaveLength(10);
  });

  test('removes listings once a day that are no longer in DDF', async () => {
    const server = resoServer(records(10));
    const { db, feeds } = await aStore();
    await sync(server, feeds, DAY, 'ddf');
    server.state.records.splice(2, 1);
    expect(await sync(server, feeds, '2026-11-25', 'ddf')).toMatchObject({
      removed: 1,
      problems: [],
    });
    expect(storedNumbers(db)).toEqual(numbersOf(server.state.records));
  });

  test('a number shared by two records stays until both are gone', async () => {
    const server = resoServer([...records(9), aRecord('200', { ListingId: 'W100' })]);
    const { db, feeds } = await aStore();
    await sync(server, feeds);
    server.state.records.shift();
    expect(await sync(server, feeds, '2026-11-25')).toMatchObject({ removed: 0, problems: [] });
    expect(storedNumbers(db)).toContain('W100');
  });

  test('a deleted record that can still be requested does not mark the list as partial', async () => {
    const server = resoServer(records(10));
    const { db, feeds } = await aStore();
    await sync(server, feeds);
    server.state.records[0] = aRecord('100', { StandardStatus: 'Delete' });
    server.state.unlisted.add('100');
    expect(await sync(server, feeds, '2026-11-25')).toMatchObject({ problems: [] });
    expect(storedNumbers(db)).toHaveLength(9);
  });

  test('aborts a list of keys that keeps starting over', async () => {
    const server = resoServer(records(10));
    const { db, feeds } = await aStore();
    await sync(server, feeds);
    const { transport } = server;
    const stuck: ResoServer = {
      ...server,
      transport: (url, init) => transport(url.replace(/&\$filter=ListingKey%20gt.*/, ''), init),
    };
    expect(await sync(stuck, feeds, '2026-11-25')).toMatchObject({
      problems: ['The list of all listings never ends.'],
    });
    expect(storedNumbers(db)).toHaveLength(10);
  });

  test('removes the listings of a board that the settings no longer name, even while the feed is down', async () => {
    const others = ['200', '201', '202', '203'].map((key) =>
      aRecord(key, { OriginatingSystemName: 'Other Board', ModificationTimestamp: at(9) }),
    );
    const server = resoServer([...records(6), ...others]);
    const { db, feeds, foreign } = await aStore();
    const ddf = resoServer([aRecord('900', { ListingId: 'D900' })]);
    const withBoards = (...boards: [string, number][]) =>
      syncFeed(feedOf(server, 'proptx', new Map(boards)), feeds, { clock: noonOf(DAY) });
    await syncFeed(feedOf(ddf, 'ddf', new Map([['*', 3]])), feeds, { clock: noonOf(DAY) });
    await withBoards(['example board', 2], ['other board', 86]);
    expect(storedNumbers(db)).toHaveLength(11);
    server.state.disturbances = Array.from({ length: 6 }, () => 503);
    expect(await withBoards(['example board', 2])).toMatchObject({
      removed: 4,
      notices: ['4 listings were removed: REALTY_FEED_BOARDS no longer names their boards.'],
      problems: [expect.stringContaining('503')],
    });
    expect(storedNumbers(db)).toEqual(['D900', ...numbersOf(records(6))]);
    expect(await withBoards(['example board', 2])).toMatchObject({
      ...{ removed: 0, notices: [], problems: [] },
    });
    expect(await withBoards(['example board', 2], ['other board', 86])).toMatchObject({
      ...{ added: 4, removed: 0, notices: [], problems: [] },
    });
    expect(await foreign(['proptx', 'ddf'])).toBeUndefined();
  });

  test('reads the keys of a large feed in parts', async () => {
    const { feeds, addKeys } = await aStore();
    await addKeys(
      'proptx',
      Array.from({ length: 20_000 }, (_, key) => `k${key}`),
    );
    await addKeys('ddf', ['another']);
    const keys = await feeds.keys('proptx');
    expect(keys.size).toBe(20_000);
    expect(keys.has('another')).toBe(false);
  });
});
