import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listingAcceptance } from '#src/server/feeds/acceptance.ts';
import { NO_PHOTOS } from '#src/server/feeds/feed-photo.ts';
import { ResoRecord } from '#src/server/feeds/reso/reso-record.ts';
import { aRecord, type RawRecord, resoServer } from '#tests/support/feeds/reso-server.ts';
import {
  aListing,
  at,
  DAY,
  feedOf,
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

  test.each<[string, RawRecord]>([
    ['is deleted', { StandardStatus: 'Delete' }],
    ['no longer names its brokerage', { ListOfficeName: null }],
  ])('a listing that %s is no longer shown', async (_, changes) => {
    const server = resoServer(records(3));
    const { db, feeds } = await aStore();
    await sync(server, feeds);
    server.state.records[0] = aRecord('100', { ModificationTimestamp: at(9), ...changes });
    expect(await sync(server, feeds)).toMatchObject({ removed: 1 });
    expect(storedNumbers(db)).toEqual(['W101', 'W102']);
  });

  test('a listing withdrawn from the internet leaves every search', async () => {
    const server = resoServer(records(3));
    const { db, feeds } = await aStore();
    await sync(server, feeds);
    const ModificationTimestamp = at(9);
    server.state.records[0] = aRecord('100', {
      ModificationTimestamp,
      InternetEntireListingDisplayYN: null,
    });
    expect(await sync(server, feeds)).toMatchObject({ changed: 1 });
    expect(storedNumbers(db)).toEqual(['W101', 'W102']);
  });

  test('a record with a new number leaves its former listing', async () => {
    const server = resoServer(records(3));
    const { db, feeds } = await aStore();
    await sync(server, feeds);
    server.state.records[0] = aRecord('100', {
      ModificationTimestamp: at(9),
      ListingId: 'W999',
    });
    expect(await sync(server, feeds)).toMatchObject({ added: 1, removed: 1 });
    expect(storedNumbers(db)).toEqual(['W101', 'W102', 'W999']);
  });

  test('requests office names in bulk for records that only have office keys', async () => {
    const ddf = { ListOfficeName: undefined, PropertyType: undefined, TransactionType: undefined };
    const server = resoServer([
      ...records(3, { ...ddf, ListOfficeKey: '77' }),
      aRecord('110', { ...ddf, ListOfficeKey: '78', ModificationTimestamp: at(5) }),
      aRecord('111', { ...ddf, ListOfficeKey: "7' or 1 eq 1", ModificationTimestamp: at(6) }),
    ]);
    server.state.offices = [{ OfficeKey: '77', OfficeName: ' Example Realty Ltd. ' }];
    const { feeds, listings } = await aStore();
    const report = await sync(server, feeds, DAY, 'ddf');
    expect(report).toMatchObject({ added: 3, problems: [] });
    expect([...report.rejected.keys()]).toEqual(['ListOfficeName: The brokerage is not known']);
    expect(await listings.find({ mlsNumber: 'W100' }, 'verified')).toMatchObject({
      office: { brokerageName: 'Example Realty Ltd.' },
    });
    const asked = server.state.requests.filter((request) => request.includes('/Office'));
    expect(asked).toHaveLength(2);
    expect(asked.join()).not.toContain('1 eq 1');
  });

  const PLACE = new Set(['ListingKey', 'ModificationTimestamp']);

  const DEEP = JSON.parse(`${'['.repeat(900)}${']'.repeat(900)}`);

  test('hostile records are stored harmlessly or rejected and stop nothing', async () => {
    const good = records(4);
    const server = resoServer([
      ...good,
      aRecord('500', { ListingKey: "1' or 'a' eq 'a", ModificationTimestamp: at(3) }),
      aRecord('501', { ModificationTimestamp: 'yesterday' }),
      aRecord('502', { ListingId: '<script>', ModificationTimestamp: at(4) }),
      aRecord('503', { ListPrice: 1e300, ModificationTimestamp: at(4) }),
      aRecord('504', { Rooms: DEEP, City: { toString: 'x' }, ModificationTimestamp: at(5) }),
      aRecord('505', {
        PublicRemarks: `\uD800${'x'.repeat(100_000)}`,
        ModificationTimestamp: at(6),
      }),
      aRecord('506', { __proto__: { isAdmin: true }, ModificationTimestamp: at(7) }),
    ]);
    const { db, feeds } = await aStore();
    const report = await sync(server, feeds);
    expect(report.problems).toEqual([]);
    expect(storedNumbers(db)).toEqual([...numbersOf(good), 'W505', 'W506']);
    expect([...report.rejected.keys()].toSorted()).toEqual([
      expect.stringMatching(/^The record has no usable key/),
      expect.stringMatching(/^address\.city: /),
      expect.stringMatching(/^listPrice: /),
      expect.stringMatching(/^mlsNumber: /),
    ]);
  });

  test('no record content prevents its page from being stored', async () => {
    const fields = Object.keys(ResoRecord.shape).filter((field) => !PLACE.has(field));
    const anyValue = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.constantFrom('Active', 'Closed', '2026-01-01', -1, '\u0000', '\uD800'),
    );
    const changes = fc.dictionary(fc.constantFrom(...fields), anyValue, { maxKeys: 8 });
    const { feeds } = await aStore();
    await fc.assert(
      fc.asyncProperty(changes, fc.nat(), async (given, key) => {
        const raw = aListing(aRecord(String(key), given));
        const acceptance = listingAcceptance(feedOf(resoServer()));
        const listing = acceptance.accept(raw) ?? null;
        const record = { key: String(key), listing, photos: NO_PHOTOS };
        const feed = { id: 'proptx', revision: '1' };
        expect(await feeds.putBatch({ feed, records: [record], day: DAY })).toBeDefined();
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  test('stores no private agent data', async () => {
    const server = resoServer(records(5));
    const { db, feeds, everything } = await aStore();
    await sync(server, feeds);
    expect(JSON.stringify(server.state.records)).toContain('PRIVATE');
    expect(await everything()).not.toMatch(/PRIVATE|token-0/);
    const words = db.prepare("SELECT term FROM listing_word WHERE term LIKE 'private%'").all();
    expect(words).toEqual([]);
  });
});
