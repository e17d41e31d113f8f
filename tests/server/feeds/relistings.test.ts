import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FeedStore } from '#src/server/feeds/feed-store.ts';
import { sqliteAddresses } from '#src/server/adapters/sqlite/listings/address-lookup.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aRecord, type RawRecord, resoServer } from '#tests/support/feeds/reso-server.ts';
import { at, feedOf, noonOf, storedNumbers, sync } from '#tests/support/feeds/sync.ts';
import { syncFeed } from '#src/server/feeds/sync/sync-feed.ts';
import { FEED_STORES } from '#tests/support/feeds/feed-stores.ts';

describe.each(Object.entries(FEED_STORES))('feeds in %s', (_, open) => {
  let stores: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    stores = await open();
  }, 60_000);
  afterAll(() => stores.close());
  const aStore = () => stores.aStore();

  const NEXT_DAY = '2026-11-25';

  /** A home listed in June, and in October under a new number. */
  const former = (changes: RawRecord = {}) =>
    aRecord('100', { OnMarketDate: '2026-06-01', ModificationTimestamp: at(0), ...changes });
  const relisted = (changes: RawRecord = {}) =>
    aRecord('200', {
      ...{ OnMarketDate: '2026-10-05', ModificationTimestamp: at(1), ListPrice: 850_000 },
      ...changes,
    });
  /** Enough other homes to keep one removal below a fifth of all. */
  const others = ['301', '302', '303', '304', '305', '306'].map((key) =>
    aRecord(key, { StreetNumber: key, ModificationTimestamp: at(2) }),
  );
  const OTHER_NUMBERS = others.map(({ ListingId }) => String(ListingId));

  async function numbersOf(records: readonly RawRecord[]) {
    const { db, feeds } = await aStore();
    expect(await sync(resoServer(records), feeds)).toMatchObject({ problems: [] });
    return storedNumbers(db);
  }

  test.each<[string, RawRecord[]]>([
    ['the feed sends the new listing last', [former(), relisted()]],
    [
      'the feed sends the former listing last',
      [relisted({ ModificationTimestamp: at(0) }), former({ ModificationTimestamp: at(30) })],
    ],
    ['the addresses are spelled differently', [former({ StreetSuffix: 'Rd.' }), relisted()]],
    ['the new listing is already sold', [former(), relisted({ StandardStatus: 'Closed' })]],
    [
      'the former listing is conditionally sold',
      [former({ StandardStatus: 'Pending' }), relisted()],
    ],
    ['both name the same unit', [former({ UnitNumber: '#408' }), relisted({ UnitNumber: '408' })]],
  ])('a relisted home ends its former listing: %s', async (_, records) => {
    const numbers = await numbersOf([...records, ...others]);
    expect(numbers).toEqual(['W200', ...OTHER_NUMBERS]);
  });

  const CONDO = { PropertySubType: 'Condo Apartment', PropertyType: 'Residential Condo & Other' };
  const LEASE = { TransactionType: 'For Lease', ListPrice: 2500 };

  test.each<[string, RawRecord, RawRecord]>([
    ['of another unit', { UnitNumber: '1' }, { UnitNumber: '2' }],
    ['of another house', {}, { StreetNumber: '14' }],
    ['of another board', {}, { OriginatingSystemName: 'Other Board' }],
    ['for lease of a home for sale', {}, LEASE],
    ['of the same date', {}, { OnMarketDate: '2026-06-01' }],
    ['with a date in the future', {}, { OnMarketDate: '2027-06-01' }],
    ['of a condo building without unit numbers', CONDO, CONDO],
    ['of a smaller flat in the same house', LEASE, { ...LEASE, BedroomsTotal: 1 }],
    ['of an address without a house number', { StreetNumber: null }, { StreetNumber: null }],
  ])('a listing %s ends no other listing', async (_, first, second) => {
    const server = resoServer([former(first), relisted(second), ...others]);
    const { db, feeds } = await aStore();
    const boards = new Map([
      ['example board', 2],
      ['other board', 86],
    ]);
    await syncFeed(feedOf(server, 'proptx', boards), feeds, { clock: noonOf('2026-11-24') });
    expect(storedNumbers(db)).toEqual(['W100', 'W200', ...OTHER_NUMBERS]);
  });

  test('a changed former listing stays ended and returns with its feed data once the new one is gone', async () => {
    const server = resoServer([former(), relisted(), ...others]);
    const { db, feeds, listings, ownRecordCount } = await aStore();
    await sync(server, feeds);
    server.state.records[0] = former({ ModificationTimestamp: at(40), ListPrice: 810_000 });
    await sync(server, feeds);
    expect(storedNumbers(db)).not.toContain('W100');
    server.state.records.splice(1, 1);
    expect(await sync(server, feeds, NEXT_DAY)).toMatchObject({ removed: 1, problems: [] });
    expect(storedNumbers(db)).toContain('W100');
    expect(await listings.find({ mlsNumber: 'W100' }, 'verified')).toMatchObject({
      status: 'A',
      lastStatus: 'New',
      listPrice: '810000.00',
    });
    expect(await ownRecordCount()).toBe(0);
  });

  test('a new listing that turns out to be of another home restores the former one', async () => {
    const server = resoServer([former(), relisted(), ...others]);
    const { db, feeds } = await aStore();
    await sync(server, feeds);
    server.state.records[1] = relisted({ ModificationTimestamp: at(40), StreetNumber: '99' });
    await sync(server, feeds);
    expect(storedNumbers(db)).toEqual(['W100', 'W200', ...OTHER_NUMBERS]);
  });

  /** Reasons why a record is nowhere on the site. */
  const GONE: [string, RawRecord][] = [
    ['cancelled', { StandardStatus: 'Canceled' }],
    ['expired', { StandardStatus: 'Expired' }],
    ['withdrawn', { StandardStatus: 'Withdrawn' }],
    ['suspended', { StandardStatus: 'Hold' }],
    ['withheld from the internet', { InternetEntireListingDisplayYN: false }],
  ];

  test.each(GONE)('a later listing that is %s ends no other', async (_, changes) => {
    const server = resoServer([former(), relisted(changes), ...others]);
    const { db, feeds, listings, ownRecordCount } = await aStore();
    expect(await sync(server, feeds)).toMatchObject({ problems: [] });
    expect(storedNumbers(db)).toEqual(['W100', ...OTHER_NUMBERS]);
    expect(await listings.findRemoved({ mlsNumber: 'W100' })).toBeUndefined();
    expect(await ownRecordCount()).toBe(0);
  });

  test.each(GONE)('a later listing that is now %s restores the former one', async (_, changes) => {
    const server = resoServer([former(), relisted(), ...others]);
    const { db, feeds, listings, ownRecordCount } = await aStore();
    await sync(server, feeds);
    server.state.records[1] = relisted({ ModificationTimestamp: at(40), ...changes });
    expect(await sync(server, feeds)).toMatchObject({ problems: [] });
    expect(storedNumbers(db)).toEqual(['W100', ...OTHER_NUMBERS]);
    expect(await listings.find({ mlsNumber: 'W100' }, 'verified')).toMatchObject({ status: 'A' });
    expect(await ownRecordCount()).toBe(0);
  });

  test.each([
    ['2026-06-01', '2026-10-01'],
    ['2026-10-03', '2026-10-03'],
  ])(
    'a listing of %s that a restricted one ends shows no more than its month',
    async (listedOn, removedOn) => {
      const first = former({ OnMarketDate: listedOn });
      const second = relisted({ InternetAddressDisplayYN: false });
      const { feeds, listings } = await aStore();
      await sync(resoServer([first, second, ...others]), feeds);
      expect(await listings.findRemoved({ mlsNumber: 'W100' })).toMatchObject({ removedOn });
    },
  );

  test('a crash leaves a listing either completely ended or unchanged', async () => {
    const server = resoServer([former(), ...others]);
    const { db, feeds, ...store } = await aStore();
    await sync(server, feeds);
    server.state.records.push(relisted({ ModificationTimestamp: at(50) }));
    const dying: FeedStore = {
      ...feeds,
      async putBatch(batch) {
        await store.dieWhileWriting();
        return feeds.putBatch(batch);
      },
    };
    await expect(sync(server, dying)).rejects.toThrow('killed');
    await store.live();
    expect(storedNumbers(db)).toContain('W100');
    await sync(server, feeds);
    expect(storedNumbers(db)).not.toContain('W100');
    expect(storedNumbers(db)).toContain('W200');
  });

  test('a relisted home has one history, and its former page answers 410', async () => {
    const server = resoServer([former({ StreetSuffix: 'Rd.' }), relisted(), ...others]);
    const { db, feeds, listings } = await aStore();
    await sync(server, feeds);
    const addresses = sqliteAddresses(db);
    const app = await anApp([], { repository: listings, addresses, identify: () => 'verified' });
    const history = await app.inject('/api/realty/listings/history?mlsNumber=W200');
    expect(history.json().history).toMatchObject([
      { mlsNumber: 'W200', lastStatus: 'New', listPrice: 850_000 },
      {
        mlsNumber: 'W100',
        lastStatus: 'Ter',
        listPrice: 899_000,
        timestamps: { expiryDate: '2026-10-05' },
      },
    ]);
    expect((await app.inject('/api/realty/listings/W100')).statusCode).toBe(410);
    expect(await listings.findRemoved({ mlsNumber: 'W100' })).toMatchObject({
      removedOn: '2026-10-05',
    });
    await app.close();
  });
});
