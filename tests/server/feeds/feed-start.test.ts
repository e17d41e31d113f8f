import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteFeeds } from '#src/server/adapters/sqlite/feeds/feeds.ts';
import { openListingDatabase } from '#src/server/adapters/sqlite/listing-database.ts';
import { importFirstListings } from '#src/server/commands/first-import.ts';
import { readSyncTask } from '#src/server/commands/sync-options.ts';
import { openResoFeed } from '#src/server/feeds/open-feed.ts';
import { syncFeed } from '#src/server/feeds/sync/sync-feed.ts';
import { systemClock } from '#src/lib/clock.ts';
import { failure, success } from '#src/lib/outcome.ts';
import { aRecord, resoServer } from '#tests/support/feeds/reso-server.ts';
import { fixtureFeed } from '#tests/support/listings/fixture-feed.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larchway-feed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const SOURCE = { name: 'PropTx listings', feedIds: ['proptx'] };
const server = resoServer([aRecord('1'), aRecord('2')]);

async function load(file: string) {
  const database = openDatabase(file);
  if (!database.ok) return database;
  const { url, transport, waiting } = server;
  const feed = openResoFeed(
    {
      id: 'proptx',
      settingPrefix: 'REALTY_FEED',
      provider: 'proptx',
      url,
      credentials: { kind: 'bearer', token: 'token-0' },
      boards: new Map([['*', 2]]),
      photoHosts: new Set(['photos.example']),
    },
    { transport, waiting, centreOf: () => ({ latitude: 43.7, longitude: -79.4 }) },
  );
  await syncFeed(feed, sqliteFeeds(database.value), { clock: systemClock });
  database.value.close();
  return success(null);
}

const cutOff = async (file: string) => {
  const database = openDatabase(file);
  if (database.ok) database.value.close();
  return failure('The feed returned status 503, 6 times in a row.');
};

const neverCalled = async () => {
  throw new Error('The feed was loaded once more.');
};

test('the first start loads the feed and later ones do not', async () => {
  const first = await openListingDatabase(folder, SOURCE, load);
  expect(first.ok && first.value.prepare('SELECT count(*) AS n FROM listing').get()).toEqual({
    n: 2,
  });
  if (first.ok) first.value.close();
  const second = await openListingDatabase(folder, SOURCE, neverCalled);
  expect(second.ok).toBe(true);
  if (second.ok) second.value.close();
});

test('the next start repeats a first load that was cut off before its first page', async () => {
  expect(await openListingDatabase(folder, SOURCE, cutOff)).toEqual({
    ok: false,
    error: 'The feed returned status 503, 6 times in a row.',
  });
  const next = await openListingDatabase(folder, SOURCE, load);
  expect(next.ok).toBe(true);
  if (next.ok) next.value.close();
});

test('a server starts with what a first load delivered before it was cut off', async () => {
  const database = await openListingDatabase(folder, SOURCE, async (file) => {
    await load(file);
    return failure('The connection to the feed was interrupted, 6 times in a row.');
  });
  expect(database.ok).toBe(true);
  if (database.ok) database.value.close();
});

test('a site whose feed has lost its last listing starts, and does not wait for the feed', async () => {
  const first = await openListingDatabase(folder, SOURCE, load);
  if (!first.ok) throw new Error(first.error);
  expect(await sqliteFeeds(first.value).removeKeys('proptx', ['1', '2'], '2026-11-25')).toBe(2);
  first.value.close();
  const next = await openListingDatabase(folder, SOURCE, neverCalled);
  expect(next.ok && next.value.prepare('SELECT count(*) AS n FROM listing').get()).toEqual({
    n: 0,
  });
  if (next.ok) next.value.close();
});

test('refuses to mix demo and real listings', async () => {
  const options = { out: { isTTY: false, write: () => true }, today: '2026-12-15' } as const;
  const invented = await openListingDatabase(folder, fixtureFeed(), (file) =>
    importFirstListings(file, fixtureFeed(), options),
  );
  if (invented.ok) invented.value.close();
  expect(await openListingDatabase(folder, SOURCE, neverCalled)).toMatchObject({
    ok: false,
    error: expect.stringContaining('contains listings that are not from the feed proptx'),
  });
  const other = join(folder, 'other');
  const real = await openListingDatabase(other, SOURCE, load);
  if (real.ok) real.value.close();
  expect(await openListingDatabase(other, fixtureFeed(), neverCalled)).toMatchObject({
    ok: false,
    error: expect.stringContaining('Set REALTY_PROVIDER=proptx'),
  });
});

test.each([
  [[], 'sync', undefined],
  [['repliers'], 'sync', 'repliers'],
  [['--check'], 'check', undefined],
  [['--check', 'repliers'], 'check', 'repliers'],
  [['--shrink'], 'shrink', undefined],
  [['--subscribe', 'repliers'], 'subscribe', 'repliers'],
  [['--unsubscribe'], 'unsubscribe', undefined],
  [['--help'], 'help', undefined],
])('npm run sync with %j runs the task %s', (args, kind, feedId) => {
  expect(readSyncTask(args)).toEqual({ ok: true, value: { kind, feedId } });
});

test.each([[['--all']], [['--check', '--all']], [['--toString']], [['ddf', 'repliers']]])(
  'npm run sync refuses %j',
  (args) => {
    expect(readSyncTask(args)).toMatchObject({
      ok: false,
      error: expect.stringContaining('--help'),
    });
  },
);
