import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPhoto, photoUrl } from '#tests/support/feeds/media.ts';
import { aRecord, type RawRecord, resoServer } from '#tests/support/feeds/reso-server.ts';
import { at, DAY, records, sync } from '#tests/support/feeds/sync.ts';
import { FEED_STORES, type TestFeedStore } from '#tests/support/feeds/feed-stores.ts';

describe.each(Object.entries(FEED_STORES))('feeds in %s', (_, open) => {
  let stores: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    stores = await open();
  }, 60_000);
  afterAll(() => stores.close());
  const aStore = () => stores.aStore();

  const of = (listing: string, photo: string, changes: RawRecord = {}) =>
    aPhoto(`${listing}-${photo}`, { ResourceRecordKey: listing, ...changes });

  async function imagesOf({ listings }: TestFeedStore, mlsNumber: string) {
    const found = await listings.find({ mlsNumber }, 'verified');
    if (!found || 'restricted' in found) throw new Error(`There is no ${mlsNumber}.`);
    return found.images ?? [];
  }

  const nameIn = (key: string) => key.split('/').at(-1)?.replace('.jpg', '') ?? '';

  /** The providers' addresses of the photos of a listing, in order. */
  async function urlsOf(store: TestFeedStore, mlsNumber: string) {
    const keys = await imagesOf(store, mlsNumber);
    const listing = { mlsNumber, boardId: 2 };
    return Promise.all(keys.map((key) => store.photos.urlOf(listing, nameIn(key))));
  }

  const countOf = (requests: readonly string[], resource: string) =>
    requests.filter((request) => request.includes(`/odata/${resource}?`)).length;

  test('stores the photos of DDF along with their records', async () => {
    const Media = [aPhoto('m2'), aPhoto('m1', { PreferredPhotoYN: true })];
    const server = resoServer(records(2, { Media }));
    const store = await aStore();
    expect(await sync(server, store.feeds, DAY, 'ddf')).toMatchObject({ added: 2, problems: [] });
    const [first = ''] = await imagesOf(store, 'W100');
    expect(first).toMatch(/^listings\/2\/W100\/[0-9a-f]{24}\.jpg$/);
    expect(await urlsOf(store, 'W100')).toEqual([photoUrl('m1'), photoUrl('m2')]);
    expect(countOf(server.state.requests, 'Media')).toBe(0);
  });

  test('requests the photos and rooms of PropTx for many homes at a time', async () => {
    const server = resoServer(records(9));
    server.state.media = [of('100', 'p2'), of('100', 'p1'), of('108', 'p1'), of('999', 'p1')];
    server.state.rooms = [
      { RoomKey: 'r1', ListingKey: '100', RoomType: 'Kitchen', Order: 2 },
      { RoomKey: 'r2', ListingKey: '100', RoomType: 'Hall', Order: 1 },
    ];
    const store = await aStore();
    expect(await sync(server, store.feeds)).toMatchObject({ added: 9, problems: [] });
    expect(await urlsOf(store, 'W100')).toEqual([photoUrl('100-p1'), photoUrl('100-p2')]);
    expect(await urlsOf(store, 'W108')).toEqual([photoUrl('108-p1')]);
    expect(await imagesOf(store, 'W101')).toEqual([]);
    const home = await store.listings.find({ mlsNumber: 'W100' }, 'verified');
    expect(home).toMatchObject({ rooms: [{ description: 'Hall' }, { description: 'Kitchen' }] });
    // Three pages of three homes each.
    expect(countOf(server.state.requests, 'Media')).toBe(3);
    expect(countOf(server.state.requests, 'PropertyRooms')).toBe(3);
  });

  test('reads all photos from a server that returns few rows at a time', async () => {
    const server = resoServer(records(3));
    const names = Array.from({ length: 14 }, (_, index) => `p${10 + index}`);
    server.state.media = ['100', '101', '102'].flatMap((key) => names.map((name) => of(key, name)));
    server.state.mostRows = 5;
    const store = await aStore();
    expect(await sync(server, store.feeds)).toMatchObject({ problems: [] });
    for (const key of ['100', '101', '102']) {
      expect(await urlsOf(store, `W${key}`)).toEqual(
        names.map((name) => photoUrl(`${key}-${name}`)),
      );
    }
  });

  test('requests photos again only when they have changed', async () => {
    const PhotosChangeTimestamp = '2026-10-20T08:00:00Z';
    const server = resoServer(records(3, { PhotosChangeTimestamp }));
    server.state.media = [of('100', 'p1'), of('101', 'p1')];
    const store = await aStore();
    await sync(server, store.feeds);
    const before = await imagesOf(store, 'W100');
    expect(before).toHaveLength(1);

    server.state.requests = [];
    const changes = { PhotosChangeTimestamp, ListPrice: 850_000, ModificationTimestamp: at(30) };
    server.state.records[0] = aRecord('100', changes);
    expect(await sync(server, store.feeds)).toMatchObject({ changed: 1 });
    expect(countOf(server.state.requests, 'Media')).toBe(0);
    expect(await imagesOf(store, 'W100')).toEqual(before);

    server.state.media[0] = of('100', 'p1', { MediaModificationTimestamp: '2026-11-02T08:00:00Z' });
    server.state.records[0] = aRecord('100', {
      ...changes,
      PhotosChangeTimestamp: '2026-11-02T08:00:00Z',
      ModificationTimestamp: at(31),
    });
    expect(await sync(server, store.feeds)).toMatchObject({ changed: 1 });
    expect(countOf(server.state.requests, 'Media')).toBe(1);
    const after = await imagesOf(store, 'W100');
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    const gone = { mlsNumber: 'W100', boardId: 2 };
    expect(await store.photos.urlOf(gone, nameIn(before[0] ?? ''))).toBeUndefined();
  });

  test('requests no photos for records that are not shown', async () => {
    const server = resoServer(records(3, { StandardStatus: 'Incomplete' }));
    const { feeds } = await aStore();
    expect(await sync(server, feeds)).toMatchObject({ added: 0, problems: [] });
    expect(countOf(server.state.requests, 'Media')).toBe(0);
  });

  test('the next run rereads a page whose photos could not be loaded', async () => {
    const server = resoServer(records(3));
    server.state.media = [of('100', 'p1')];
    const { transport } = server;
    const broken = {
      ...server,
      transport: (url: string, init: RequestInit) =>
        url.includes('/Media')
          ? Promise.resolve(new Response('{}', { status: 400 }))
          : transport(url, init),
    };
    const store = await aStore();
    const report = await sync(broken, store.feeds);
    expect(report).toMatchObject({ added: 0, problems: [expect.stringContaining('(400)')] });
    expect(await sync(server, store.feeds)).toMatchObject({ added: 3, problems: [] });
    expect(await imagesOf(store, 'W100')).toHaveLength(1);
  });

  test('deletes the photos of a home that leaves the feed or is no longer shown', async () => {
    const server = resoServer(records(10));
    server.state.media = ['100', '101', '102'].map((key) => of(key, 'p1'));
    const store = await aStore();
    await sync(server, store.feeds);
    const names = (
      await Promise.all(['W100', 'W101', 'W102'].map((number) => imagesOf(store, number)))
    )
      .flat()
      .map(nameIn);
    expect((await store.photos.present(names)).size).toBe(3);
    server.state.records.splice(0, 1);
    server.state.records[0] = aRecord('101', {
      StandardStatus: 'Delete',
      ModificationTimestamp: at(40),
    });
    await sync(server, store.feeds, '2026-11-25');
    expect([...(await store.photos.present(names))]).toEqual([names[2]]);
  });

  test('stores no provider URL in a listing', async () => {
    const server = resoServer(records(3, { Media: [aPhoto('m1')] }));
    const store = await aStore();
    await sync(server, store.feeds, DAY, 'ddf');
    for (const table of ['listing', 'listing_row', 'listing_withheld']) {
      const rows = JSON.stringify(store.db.prepare(`SELECT * FROM ${table}`).all());
      expect(rows, table).not.toMatch(/PROVIDER|photos\.example/);
    }
  });
});
