import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncFeed } from '#src/server/feeds/sync/sync-feed.ts';
import {
  aRepliersListing,
  type RepliersServer,
  repliersServer,
} from '#tests/support/feeds/repliers-server.ts';
import type { RawRecord } from '#tests/support/feeds/reso-server.ts';
import { noonOf, storedNumbers } from '#tests/support/feeds/sync.ts';
import {
  changedAtMinute,
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

  const NEXT_DAY = '2026-11-25';

  /** The report of Repliers about a deleted listing. */
  const deleted = (mlsNumber: string, updatedOn = '2026-11-24') => ({
    mlsNumber,
    boardId: 2,
    updatedOn,
  });

  test('the next run removes deleted listings', async () => {
    const server = repliersServer(repliersListings(10));
    const { db, feeds, listings } = await aStore();
    await syncRepliers(server, feeds);
    server.state.listings.splice(2, 1);
    server.state.deleted = [deleted('C102'), deleted('C999'), { mlsNumber: '<script>' }];
    expect(await syncRepliers(server, feeds)).toMatchObject({ removed: 1, problems: [] });
    expect(storedNumbers(db)).toEqual(repliersNumbers(server.state.listings));
    expect(await listings.findRemoved({ mlsNumber: 'C102' })).toMatchObject({
      removedOn: '2026-11-24',
    });
  });

  test('removes the listings of a board that the settings no longer name', async () => {
    const ofBoard = (boardId: number, count: number, changes: RawRecord = {}) =>
      Array.from({ length: count }, (_, at) =>
        aRepliersListing(`B${boardId}${at}`, changedAtMinute(at, { boardId, ...changes })),
      );
    const nameless = { mlsNumber: 'B900', office: { brokerageName: '' } };
    const server = repliersServer([
      ...ofBoard(2, 6),
      ...ofBoard(86, 4),
      ...ofBoard(7, 1, nameless),
    ]);
    const { db, feeds } = await aStore();
    const syncBoards = (boards: readonly [string, number][], day = '2026-11-24') =>
      syncFeed(repliersFeedOf(server, { boards: new Map(boards) }), feeds, { clock: noonOf(day) });
    await syncBoards([
      ['2', 2],
      ['*', 86],
    ]);
    expect(storedNumbers(db)).toHaveLength(10);
    expect(await syncBoards([['2', 2]])).toMatchObject({
      removed: 4,
      notices: ['4 listings were removed: REALTY_FEED_BOARDS no longer names their boards.'],
      problems: [],
    });
    expect(storedNumbers(db)).toEqual(['B20', 'B21', 'B22', 'B23', 'B24', 'B25']);
    expect((await feeds.keys('repliers')).size).toBe(6);
    expect(await syncBoards([['2', 2]], NEXT_DAY)).toMatchObject({ removed: 0, problems: [] });
  });

  test('a deleted listing that has come back stays', async () => {
    const server = repliersServer(repliersListings(10));
    const { db, feeds } = await aStore();
    await syncRepliers(server, feeds);
    server.state.deleted = [deleted('C102')];
    expect(await syncRepliers(server, feeds)).toMatchObject({ removed: 0, problems: [] });
    expect(storedNumbers(db)).toHaveLength(10);
  });

  test('a deleted listing without a board belongs to the board of the account', async () => {
    const server = repliersServer(repliersListings(10));
    const { db, feeds } = await aStore();
    await syncRepliers(server, feeds);
    server.state.listings.splice(2, 1);
    server.state.deleted = [{ mlsNumber: 'C102', updatedOn: '2026-11-24' }];
    expect(await syncRepliers(server, feeds)).toMatchObject({ removed: 1, problems: [] });
    expect(storedNumbers(db)).not.toContain('C102');
  });

  test('removes more than a fifth only when told to', async () => {
    const server = repliersServer(repliersListings(10));
    const { db, feeds } = await aStore();
    await syncRepliers(server, feeds);
    const gone = server.state.listings.splice(0, 3);
    server.state.deleted = gone.map(({ mlsNumber }) => deleted(String(mlsNumber)));
    expect(await syncRepliers(server, feeds)).toMatchObject({
      removed: 0,
      problems: [
        expect.stringMatching(/^The feed reports as deleted 30 % .* --shrink repliers\.$/),
      ],
    });
    expect(storedNumbers(db)).toHaveLength(10);
    expect(await syncRepliers(server, feeds, NEXT_DAY)).toMatchObject({
      removed: 0,
      problems: [expect.stringMatching(/30 %/), expect.stringMatching(/30 %/)],
    });
    expect(await syncRepliers(server, feeds, NEXT_DAY, { mayShrink: true })).toMatchObject({
      removed: 3,
      problems: [],
    });
  });

  test('removes listings once a day that are no longer in Repliers, announced or not', async () => {
    const server = repliersServer(repliersListings(10));
    const { db, feeds } = await aStore();
    await syncRepliers(server, feeds);
    server.state.listings.splice(2, 1);
    expect(await syncRepliers(server, feeds)).toMatchObject({ removed: 0 });
    expect(await syncRepliers(server, feeds, NEXT_DAY)).toMatchObject({ removed: 1, problems: [] });
    expect(storedNumbers(db)).toEqual(repliersNumbers(server.state.listings));
  });

  test.each<[string, (server: RepliersServer) => void]>([
    ['omits a listing that still exists', ({ state }) => state.unlisted.add('C100')],
    [
      'is shorter than its announced count',
      ({ state }) => {
        state.toldCount = 99;
      },
    ],
    [
      'ends half way',
      ({ state }) => {
        let questions = 0;
        state.onRequest = (query) => {
          if (!query.has('fields')) return;
          questions += 1;
          if (questions === 3) state.disturbances = [404];
        };
      },
    ],
  ])('a list of all listings that %s removes nothing', async (_, disturb) => {
    const server = repliersServer(repliersListings(10));
    const { db, feeds } = await aStore();
    await syncRepliers(server, feeds);
    server.state.listings.splice(5, 1);
    disturb(server);
    const report = await syncRepliers(server, feeds, NEXT_DAY);
    expect(report.removed).toBe(0);
    expect(report.problems).toHaveLength(1);
    expect(storedNumbers(db)).toHaveLength(10);
  });

  test.each([403, 404])(
    'an account without access to deletions (%i) uses the list of all listings',
    async (status) => {
      const server = repliersServer(repliersListings(10));
      const { feeds } = await aStore();
      await syncRepliers(server, feeds);
      server.state.listings.splice(5, 1);
      const { transport } = server;
      const without = {
        ...server,
        transport: (url: string, init: RequestInit) =>
          url.includes('/deleted')
            ? Promise.resolve(new Response('[]', { status }))
            : transport(url, init),
      };
      expect(await syncRepliers(without, feeds, NEXT_DAY)).toMatchObject({
        removed: 1,
        problems: [],
      });
    },
  );

  test('a listing that may no longer be shown is removed with its photos', async () => {
    const server = repliersServer(repliersListings(4));
    const { db, feeds, photos, listings } = await aStore();
    await syncRepliers(server, feeds);
    const stored = await listings.find({ mlsNumber: 'C101' }, 'verified');
    const images = stored && !('restricted' in stored) ? (stored.images ?? []) : [];
    const names = images.map((key) => key.split('/').at(-1)?.replace('.jpg', '') ?? '');
    expect((await photos.present(names)).size).toBe(2);
    server.state.listings[1] = aRepliersListing(
      'C101',
      changedAtMinute(20, { office: { brokerageName: '' } }),
    );
    expect(await syncRepliers(server, feeds)).toMatchObject({ removed: 1, problems: [] });
    expect(storedNumbers(db)).toEqual(['C100', 'C102', 'C103']);
    expect((await photos.present(names)).size).toBe(0);
  });

  test('a listing withdrawn from the internet leaves every search', async () => {
    const server = repliersServer(repliersListings(3));
    const { db, feeds } = await aStore();
    await syncRepliers(server, feeds);
    server.state.listings[0] = aRepliersListing(
      'C100',
      changedAtMinute(20, { permissions: { displayInternetEntireListing: null } }),
    );
    expect(await syncRepliers(server, feeds)).toMatchObject({ changed: 1 });
    expect(storedNumbers(db)).toEqual(['C101', 'C102']);
  });
});
