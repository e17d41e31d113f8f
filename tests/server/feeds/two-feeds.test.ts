import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedReads } from '#src/server/feeds/feed-reads.ts';
import { withFeed } from '#src/server/feeds/open-feed.ts';
import type { FeedSettings } from '#src/server/feeds/settings/feed-settings.ts';
import { syncFeed } from '#src/server/feeds/sync/sync-feed.ts';
import { API_KEY, aRepliersListing, repliersServer } from '#tests/support/feeds/repliers-server.ts';
import { aRecord, resoServer } from '#tests/support/feeds/reso-server.ts';
import { at, DAY, noonOf, PHOTO_HOST, storedNumbers } from '#tests/support/feeds/sync.ts';
import { changedAtMinute, repliersListings } from '#tests/support/feeds/sync-repliers.ts';
import { FEED_STORES } from '#tests/support/feeds/feed-stores.ts';

describe.each(Object.entries(FEED_STORES))('feeds in %s', (_, open) => {
  let stores: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    stores = await open();
  }, 60_000);
  afterAll(() => stores.close());
  const aStore = () => stores.aStore();

  const NEXT_DAY = '2026-11-25';

  /** A site with DDF for board 86 and Repliers for board 2, over one database. */
  async function aSite() {
    const ddf = resoServer(
      ['100', '101', '102', '103', '104', '105'].map((key) =>
        aRecord(key, { ListingId: `C${key}`, ModificationTimestamp: at(0) }),
      ),
    );
    const repliers = repliersServer(repliersListings(6));
    const store = await aStore();
    const terms = { settingPrefix: 'REALTY_FEED', photoHosts: new Set([PHOTO_HOST]) };
    const feeds = [
      {
        ...{ ...terms, id: 'ddf', provider: 'ddf', url: ddf.url },
        credentials: { kind: 'bearer', token: 'token-0' },
        boards: new Map([['*', 86]]),
      },
      {
        ...{ ...terms, id: 'repliers', provider: 'repliers', url: repliers.url, apiKey: API_KEY },
        boards: new Map([['2', 2]]),
      },
    ] as const satisfies readonly FeedSettings[];
    const servers = { ddf, repliers };
    const syncOne = (settings: FeedSettings & { id: string }, day: string) => {
      const { transport, waiting } =
        settings.provider === 'repliers' ? servers.repliers : servers.ddf;
      const world = {
        ...{ transport, waiting, pageSize: 3, soldTo: () => 'registered' as const },
        centreOf: () => ({ latitude: 43.7, longitude: -79.4 }),
      };
      return withFeed(settings, world, (feed) =>
        syncFeed(feed, store.feeds, { clock: noonOf(day), mayShrink: false }),
      );
    };
    const [first, second] = feeds;
    return {
      ...{ ddf, repliers, store },
      syncDdf: (day = DAY) => syncOne(first, day),
      syncRepliers: (day = DAY) => syncOne(second, day),
    };
  }

  test('reads each feed separately, and one number of two boards gives two listings', async () => {
    const { store, ...site } = await aSite();
    expect(await site.syncDdf()).toMatchObject({ added: 6, problems: [] });
    expect(await site.syncRepliers()).toMatchObject({ added: 6, changed: 0, problems: [] });
    expect(storedNumbers(store.db)).toHaveLength(12);
    for (const boardId of [86, 2]) {
      const stored = await store.listings.find({ mlsNumber: 'C100', boardId }, 'verified');
      expect(stored).toMatchObject({ mlsNumber: 'C100', boardId });
    }
    expect(await site.syncDdf()).toMatchObject({ added: 0, changed: 0, removed: 0 });
    expect(await site.syncRepliers()).toMatchObject({ added: 0, changed: 0, removed: 0 });
  });

  test('the list of one feed removes nothing from the other', async () => {
    const { store, ddf, ...site } = await aSite();
    await site.syncDdf();
    await site.syncRepliers();
    ddf.state.records.splice(0, 1);
    expect(await site.syncRepliers(NEXT_DAY)).toMatchObject({ removed: 0, problems: [] });
    expect(await site.syncDdf(NEXT_DAY)).toMatchObject({ removed: 1, problems: [] });
    expect(storedNumbers(store.db)).toHaveLength(11);
    const kept = await store.listings.find({ mlsNumber: 'C100', boardId: 2 }, 'verified');
    expect(kept).toBeDefined();
  });

  test('a feed that is down does not affect the other', async () => {
    const { store, ddf, repliers, ...site } = await aSite();
    await site.syncDdf();
    await site.syncRepliers();
    ddf.state.tokens.clear();
    repliers.state.listings.push(aRepliersListing('C900', changedAtMinute(30)));
    expect(await site.syncDdf(NEXT_DAY)).toMatchObject({
      removed: 0,
      problems: [expect.stringContaining('401')],
    });
    expect(await site.syncRepliers(NEXT_DAY)).toMatchObject({ added: 1, problems: [] });
    const reads = await feedReads(['ddf', 'repliers'], store.feeds)();
    expect(reads).toEqual([
      { feed: 'ddf', readAtMs: noonOf(DAY).now().getTime() },
      { feed: 'repliers', readAtMs: noonOf(NEXT_DAY).now().getTime() },
    ]);
  });

  test('a second feed may join a database, and one no longer configured is reported', async () => {
    const { store, ...site } = await aSite();
    await site.syncDdf();
    expect(await store.foreign(['ddf', 'repliers'])).toBeUndefined();
    await site.syncRepliers();
    expect(await store.foreign(['ddf', 'repliers'])).toBeUndefined();
    expect(await store.foreign(['repliers'])).toMatch(
      /not from the feed repliers\. |listings from ddf, /,
    );
    expect(await store.foreign([])).toMatch(/ddf and repliers(\.|, which) /);
  });
});
