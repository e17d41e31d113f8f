import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listingAcceptance } from '#src/server/feeds/acceptance.ts';
import { RepliersRecord } from '#src/server/feeds/repliers/repliers-record.ts';
import { checkFeed } from '#src/server/feeds/sync/check-feed.ts';
import { syncFeed } from '#src/server/feeds/sync/sync-feed.ts';
import {
  aRepliersListing,
  type RepliersServer,
  repliersServer,
} from '#tests/support/feeds/repliers-server.ts';
import { DAY, PHOTO_HOST, storedNumbers } from '#tests/support/feeds/sync.ts';
import {
  aRepliersRecord,
  changedAtMinute,
  repliersFeedOf,
  repliersListings,
  repliersNumbers,
  syncRepliers,
} from '#tests/support/feeds/sync-repliers.ts';
import { FEED_STORES } from '#tests/support/feeds/feed-stores.ts';
import { tableText } from '#tests/support/listings/table-text.ts';

describe.each(Object.entries(FEED_STORES))('feeds in %s', (_, open) => {
  let stores: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    stores = await open();
  }, 60_000);
  afterAll(() => stores.close());
  const aStore = () => stores.aStore();

  const DEEP = JSON.parse(`${'['.repeat(900)}${']'.repeat(900)}`);

  test('hostile records are stored harmlessly or rejected and stop nothing', async () => {
    const good = repliersListings(4);
    const server = repliersServer([
      ...good,
      aRepliersListing("1' or 1 eq 1", changedAtMinute(10)),
      aRepliersListing('C501', { timestamps: { repliersUpdatedOn: 'yesterday' } }),
      aRepliersListing('C502', changedAtMinute(11, { boardId: [2] })),
      aRepliersListing('C503', changedAtMinute(12, { listPrice: '1e300' })),
      aRepliersListing('C504', changedAtMinute(13, { rooms: DEEP, address: { city: DEEP } })),
      aRepliersListing(
        'C505',
        changedAtMinute(14, { details: { description: `\uD800${'x'.repeat(100_000)}` } }),
      ),
      aRepliersListing('C506', changedAtMinute(15, { __proto__: { isAdmin: true } })),
      aRepliersListing('C507', changedAtMinute(16, { address: null, details: 7, map: 'there' })),
      aRepliersListing(
        'C508',
        changedAtMinute(17, { images: ['//evil.example/x', 'a/../../b', 7] }),
      ),
    ]);
    // A listing without a moment is in no search by moments.
    server.state.listings.splice(5, 1);
    const { db, feeds, listings, photos } = await aStore();
    const report = await syncRepliers(server, feeds);
    expect(report.problems).toEqual([]);
    expect(storedNumbers(db)).toEqual([...repliersNumbers(good), 'C505', 'C506', 'C508']);
    expect([...report.rejected.keys()].toSorted()).toEqual([
      expect.stringMatching(/^The record has no usable key/),
      expect.stringMatching(/^address\.city: /),
      expect.stringMatching(/^listPrice: /),
    ]);
    expect([...report.unknownWords.keys()]).toEqual(['host of photos: evil.example']);
    const stored = await listings.find({ mlsNumber: 'C508' }, 'verified');
    const images = stored && !('restricted' in stored) ? (stored.images ?? []) : [];
    const [name = ''] = images.map((key) => key.split('/').at(-1)?.replace('.jpg', ''));
    expect(images).toHaveLength(1);
    expect(await photos.urlOf({ mlsNumber: 'C508', boardId: 2 }, name)).toBe(
      `https://${PHOTO_HOST}/b?class=large`,
    );
  });

  test('no record content prevents its page from being stored', async () => {
    const fields = Object.keys(RepliersRecord.shape).filter(
      (field) => !['mlsNumber', 'boardId', 'timestamps'].includes(field),
    );
    const anyValue = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.constantFrom('A', 'U', 'Sld', '2026-01-01', -1, '\u0000', '\uD800'),
    );
    const changes = fc.dictionary(fc.constantFrom(...fields), anyValue, { maxKeys: 8 });
    const { feeds } = await aStore();
    const feed = repliersFeedOf(repliersServer());
    await fc.assert(
      fc.asyncProperty(changes, fc.nat(), async (given, key) => {
        const record = aRepliersRecord({ ...aRepliersListing(`C${key}`), ...given });
        const listing = listingAcceptance(feed).accept(record) ?? null;
        const stored = { key: String(key), listing, photos: feed.photosOf(record) };
        const reading = { id: 'repliers', revision: '1' };
        expect(await feeds.putBatch({ feed: reading, records: [stored], day: DAY })).toBeDefined();
      }),
      { numRuns: 200 },
    );
  }, 60_000);

  test('stores no private agent data and no photo URL outside the photo table', async () => {
    const server = repliersServer(repliersListings(5));
    const { db, feeds } = await aStore();
    await syncRepliers(server, feeds);
    expect(JSON.stringify(server.state.listings)).toContain('PRIVATE');
    const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    for (const { name } of tables) {
      if (String(name).startsWith('listing_text') || String(name) === 'listing_word') continue;
      const rows = tableText(db, String(name));
      expect(rows, String(name)).not.toMatch(/PRIVATE|key-0/);
      if (!['feed_photo', 'feed_progress'].includes(String(name)))
        expect(rows, String(name)).not.toContain(PHOTO_HOST);
    }
    const words = db.prepare("SELECT term FROM listing_word WHERE term LIKE 'private%'").all();
    expect(words).toEqual([]);
  });

  test('a number used by two boards gives two listings', async () => {
    const server = repliersServer([
      aRepliersListing('C100', changedAtMinute(0)),
      aRepliersListing('C100', changedAtMinute(0, { boardId: 86, listPrice: '500000.00' })),
      aRepliersListing('C100', changedAtMinute(0, { boardId: 7 })),
    ]);
    const { feeds, listings } = await aStore();
    const boards = new Map([
      ['2', 2],
      ['86', 86],
    ]);
    const feed = repliersFeedOf(server, { boards });
    const options = { clock: { now: () => new Date(`${DAY}T12:00:00Z`) } };
    expect(await syncFeed(feed, feeds, options)).toMatchObject({ read: 2, added: 2, problems: [] });
    for (const [boardId, listPrice] of [
      [2, '899000.00'],
      [86, '500000.00'],
    ] as const) {
      const stored = await listings.find({ mlsNumber: 'C100', boardId }, 'verified');
      expect(stored).toMatchObject({ boardId, listPrice });
    }
    server.state.listings.splice(1, 1);
    server.state.deleted = [{ mlsNumber: 'C100', boardId: 86, updatedOn: DAY }];
    expect(await syncFeed(feed, feeds, { ...options, mayShrink: true })).toMatchObject({
      removed: 1,
      problems: [],
    });
    expect(await listings.find({ mlsNumber: 'C100', boardId: 2 }, 'verified')).toBeDefined();
  });

  test('a check reports how each field is filled and that it stored nothing', async () => {
    const server = repliersServer(repliersListings(6));
    const text = await checkFeed(repliersFeedOf(server));
    if (!text.ok) throw new Error(text.error);
    expect(text.value).toMatch(/^ {2}listPrice +6 of 6 {2}899000$/m);
    expect(text.value).toMatch(/^ {2}soldPrice +missing$/m);
    expect(text.value).toContain('Repliers listings read');
    expect(text.value).toContain('Nothing was stored.');
    expect(text.value).not.toMatch(/PRIVATE|key-0/);
  });
});

test('a search by number whose pages have no end is left', async () => {
  const server = repliersServer([aRepliersListing('C101')]);
  const endless: RepliersServer = {
    ...server,
    async transport(url, init) {
      const page = await server.transport(url.replace(/pageNum=\d+/, 'pageNum=1'), init);
      return Response.json({ ...((await page.json()) as object), numPages: 1e9 });
    },
  };
  expect(await repliersFeedOf(endless).withKeys(['2:C101'])).toEqual({
    ok: false,
    error: 'The feed returns endless pages for some MLS numbers.',
  });
});
