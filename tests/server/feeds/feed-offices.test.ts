import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncFeed } from '#src/server/feeds/sync/sync-feed.ts';
import { FEED_STORES } from '#tests/support/feeds/feed-stores.ts';
import { aRecord, type RawRecord, resoServer } from '#tests/support/feeds/reso-server.ts';
import { at, feedOf, noonOf, storedNumbers } from '#tests/support/feeds/sync.ts';

describe.each(Object.entries(FEED_STORES))('offices of DDF in %s', (_, open) => {
  let stores: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    stores = await open();
  }, 60_000);
  afterAll(() => stores.close());

  const MAPLE = { OfficeKey: '77', OfficeName: 'Maple Realty Inc.' };
  const OAK = { OfficeKey: '88', OfficeName: 'Oak Realty Inc.' };
  const NO_OFFICE = 'ListOfficeName: The brokerage is not known';

  const ofOffice = (key: string, office: RawRecord, changes: RawRecord = {}) =>
    aRecord(key, {
      ...{ ListOfficeName: null, ListOfficeKey: office['OfficeKey'], StreetNumber: key },
      ...changes,
    });

  /** A server whose feed stays open, with a store. */
  async function aSite(records: readonly RawRecord[], offices: readonly RawRecord[]) {
    const server = resoServer(records);
    server.state.offices = [...offices];
    const feed = feedOf(server, 'ddf');
    const store = await stores.aStore();
    const syncOn = (day: string) => {
      server.state.nowMs = noonOf(day).now().getTime();
      return syncFeed(feed, store.feeds, { clock: noonOf(day) });
    };
    const listingOf = (mlsNumber: string) => store.listings.find({ mlsNumber }, 'verified');
    return { server, syncOn, listingOf, store, numbers: () => storedNumbers(store.db) };
  }

  test('a renamed office has its new name a day later', async () => {
    const site = await aSite([ofOffice('100', MAPLE)], [MAPLE]);
    await site.syncOn('2026-11-24');
    site.server.state.offices = [{ ...MAPLE, OfficeName: 'Maple & Pine Realty Inc.' }];
    site.server.state.records = [
      ofOffice('100', MAPLE, { ModificationTimestamp: at(40), ListPrice: 800_000 }),
      ofOffice('200', MAPLE, { ModificationTimestamp: at(41) }),
    ];
    await site.syncOn('2026-11-25');
    const renamed = { office: { brokerageName: 'Maple & Pine Realty Inc.' } };
    expect(await site.listingOf('W100')).toMatchObject(renamed);
    expect(await site.listingOf('W200')).toMatchObject(renamed);
  });

  test('the name of an office is requested once a day', async () => {
    const site = await aSite([ofOffice('100', MAPLE)], [MAPLE]);
    const officeRequests = () =>
      site.server.state.requests.filter((request) => request.includes('/Office?')).length;
    await site.syncOn('2026-11-24');
    site.server.state.records = [ofOffice('100', MAPLE, { ModificationTimestamp: at(40) })];
    await site.syncOn('2026-11-24');
    expect(officeRequests()).toBe(1);
    site.server.state.records = [ofOffice('100', MAPLE, { ModificationTimestamp: at(41) })];
    await site.syncOn('2026-11-25');
    expect(officeRequests()).toBe(2);
  });

  test('a listing whose office comes later is shown by the next daily run', async () => {
    const site = await aSite([ofOffice('100', MAPLE), ofOffice('101', OAK)], [MAPLE]);
    const first = await site.syncOn('2026-11-24');
    expect(first).toMatchObject({ read: 2, added: 1, problems: [] });
    expect([...first.rejected]).toEqual([[NO_OFFICE, { count: 1, firstNumber: 'W101' }]]);
    expect(await site.syncOn('2026-11-25')).toMatchObject({ read: 1, problems: [] });
    expect(site.numbers()).toEqual(['W100']);
    site.server.state.offices.push(OAK);
    expect(await site.syncOn('2026-11-26')).toMatchObject({ read: 1, added: 1, problems: [] });
    expect(site.numbers()).toEqual(['W100', 'W101']);
    expect(await site.syncOn('2026-11-27')).toMatchObject({ read: 0, problems: [] });
  });

  test('a listing whose office is lost is withdrawn until the office is back', async () => {
    const site = await aSite([ofOffice('100', MAPLE), ofOffice('101', OAK)], [MAPLE, OAK]);
    await site.syncOn('2026-11-24');
    site.server.state.offices = [MAPLE];
    site.server.state.records[1] = ofOffice('101', OAK, { ModificationTimestamp: at(40) });
    expect(await site.syncOn('2026-11-25')).toMatchObject({ removed: 1, problems: [] });
    expect(site.numbers()).toEqual(['W100']);
    expect(await site.store.feeds.keys('ddf')).toEqual(new Set(['100']));
    site.server.state.offices = [MAPLE, OAK];
    await site.syncOn('2026-11-26');
    expect(site.numbers()).toEqual(['W100', 'W101']);
  });

  test('a record that is refused for another reason is not read again', async () => {
    const deleted = ofOffice('101', OAK, { StandardStatus: 'Delete' });
    const site = await aSite([ofOffice('100', MAPLE), deleted], [MAPLE]);
    await site.syncOn('2026-11-24');
    expect(await site.syncOn('2026-11-25')).toMatchObject({ read: 0, problems: [] });
  });
});
