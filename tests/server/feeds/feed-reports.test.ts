import { expect, test } from 'vitest';
import { foreignListings } from '#src/server/adapters/sqlite/feeds/foreign-listings.ts';
import { checkFeed } from '#src/server/feeds/sync/check-feed.ts';
import { syncFeed } from '#src/server/feeds/sync/sync-feed.ts';
import { syncReportText } from '#src/server/feeds/sync/sync-report.ts';
import { aRecord, resoServer } from '#tests/support/feeds/reso-server.ts';
import { aStore, at, DAY, feedOf, noonOf, records, sync } from '#tests/support/feeds/sync.ts';

test('refuses a database of other listings to a feed, and a feed database to the demo', async () => {
  const { db, feeds, listings } = aStore();
  expect(foreignListings(db, 'x.sqlite', [])).toBeUndefined();
  const server = resoServer(records(3));
  await sync(server, feeds);
  expect(foreignListings(db, 'x.sqlite', ['proptx'])).toBeUndefined();
  expect(foreignListings(db, 'x.sqlite', ['ddf'])).toMatch(/not from the feed ddf/);
  expect(foreignListings(db, 'x.sqlite', [])).toMatch(/REALTY_PROVIDER=proptx/);
  const found = await listings.find({ mlsNumber: 'W100' }, 'verified');
  const document = { ...found, mlsNumber: 'D1' } as never;
  await listings.put([{ document, coarse: { latitude: 43.7, longitude: -79.4 } }]);
  expect(foreignListings(db, 'x.sqlite', ['proptx'])).toMatch(/not from the feed proptx/);
});

test('the report states what happened to the records, and why', async () => {
  const server = resoServer([
    ...records(3),
    aRecord('300', { StandardStatus: 'Delete', ModificationTimestamp: at(8) }),
  ]);
  const { feeds } = aStore();
  const feed = feedOf(server);
  const text = syncReportText(feed.name, await syncFeed(feed, feeds, { clock: noonOf(DAY) }));
  expect(text).toBe(
    [
      '4 PropTx listings read: 3 new, 0 changed, 0 unchanged, 1 rejected.',
      '  1 × StandardStatus: Not a status that is shown (first: W300)',
      '0 removed.',
      '',
    ].join('\n'),
  );
});

test('the report states that a board has left the settings', async () => {
  const server = resoServer(records(1));
  const { feeds } = aStore();
  await sync(server, feeds);
  const feed = feedOf(server, 'proptx', new Map([['other board', 86]]));
  const text = syncReportText(feed.name, await syncFeed(feed, feeds, { clock: noonOf(DAY) }));
  expect(text).toContain(
    '1 removed.\n1 listing was removed: REALTY_FEED_BOARDS no longer names its board.\n',
  );
});

test('a check reports how each field is filled and says that nothing was stored', async () => {
  const server = resoServer(records(3, { City: 'To\u001b[31mronto' }));
  const text = await checkFeed(feedOf(server));
  if (!text.ok) throw new Error(text.error);
  expect(text.value).toMatch(/^ {2}listPrice +3 of 3 {2}899000$/m);
  expect(text.value).toMatch(/^ {2}details\.sqft +missing$/m);
  expect(text.value).toContain('3 PropTx listings read: 3 new');
  expect(text.value).toContain('Nothing was stored.');
  expect(text.value).not.toContain('\u001b');
  expect(text.value).not.toContain('PRIVATE');
});
