import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Clock } from '#src/lib/clock.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteFeeds } from '#src/server/adapters/sqlite/feeds/feeds.ts';
import { foreignListings } from '#src/server/adapters/sqlite/feeds/foreign-listings.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import type { FeedStore } from '#src/server/feeds/feed-store.ts';
import { listingAcceptance } from '#src/server/feeds/acceptance.ts';
import { openFeed } from '#src/server/feeds/open-feed.ts';
import type { ResoProfileName } from '#src/server/feeds/reso/profiles.ts';
import { ResoRecord } from '#src/server/feeds/reso/reso-record.ts';
import { type StaleFeed, staleFeedMail } from '#src/server/feeds/sync/stale-feed-mail.ts';
import { checkFeed } from '#src/server/feeds/sync/check-feed.ts';
import { feedJob } from '#src/server/feeds/sync/feed-job.ts';
import { syncFeed } from '#src/server/feeds/sync/sync-feed.ts';
import { syncReportText } from '#src/server/feeds/sync/sync-report.ts';
import { aRecord, type RawRecord, resoServer } from '#tests/support/feeds/reso-server.ts';

const DAY = '2026-11-24';
const PAGE = 3;

const noOneIsTold = async () => {
  throw new Error('No feed is stale.');
};

/** Noon of a day, at which tests hold time still. */
const noonOf = (day: string): Clock => ({ now: () => new Date(`${day}T12:00:00Z`) });

function aStore() {
  const database = openDatabase(':memory:');
  if (!database.ok) throw new Error(database.error);
  const db = database.value;
  return { db, feeds: sqliteFeeds(db), listings: sqliteListings(db) };
}

type Server = ReturnType<typeof resoServer>;

function feedOf(
  { url, transport, waiting }: Server,
  provider: ResoProfileName = 'proptx',
  boards = new Map([['*', 2]]),
) {
  return openFeed(
    {
      provider,
      url,
      credentials: { kind: 'bearer', token: 'token-0' },
      boards,
    },
    {
      transport,
      waiting,
      pageSize: PAGE,
      centreOf: () => ({ latitude: 43.7, longitude: -79.4 }),
    },
  );
}

function sync(server: Server, store: FeedStore, day = DAY, provider?: ResoProfileName) {
  return syncFeed(feedOf(server, provider), store, { clock: noonOf(day) });
}

const at = (minute: number) => `2026-11-01T10:${String(minute).padStart(2, '0')}:00.00Z`;

/** Records that change two at a time, so that pages of three part some that changed at one moment. */
function records(count: number, changes: RawRecord = {}): RawRecord[] {
  return Array.from({ length: count }, (_, index) =>
    aRecord(String(100 + index), {
      ModificationTimestamp: at(Math.floor(index / 2)),
      ...changes,
    }),
  );
}

function storedNumbers(db: DatabaseSync): string[] {
  const rows = db.prepare('SELECT mls_number FROM listing ORDER BY mls_number').all();
  return rows.map((row) => String(row['mls_number']));
}

const numbersOf = (all: readonly RawRecord[]) =>
  all.map((record) => String(record['ListingId'])).toSorted();

test('a first run reads all of a feed, and the next one what has changed', async () => {
  const server = resoServer(records(10));
  const { db, feeds, listings } = aStore();
  expect(await sync(server, feeds)).toMatchObject({
    read: 10,
    added: 10,
    removed: 0,
    problems: [],
  });
  expect(storedNumbers(db)).toEqual(numbersOf(server.state.records));

  server.state.records[4] = aRecord('104', { ModificationTimestamp: at(30), ListPrice: 850_000 });
  server.state.records.push(aRecord('900', { ModificationTimestamp: at(31) }));
  expect(await sync(server, feeds)).toMatchObject({ read: 2, added: 1, changed: 1, problems: [] });
  const found = await listings.find({ mlsNumber: 'W104' }, 'verified');
  expect(found).toMatchObject({ listPrice: '850000.00' });

  const before = server.state.requests.length;
  expect(await sync(server, feeds)).toMatchObject({ read: 0, problems: [] });
  expect(server.state.requests.length - before).toBe(1);
});

test('no record is lost where many changed at one moment', async () => {
  const server = resoServer(records(11, { ModificationTimestamp: at(0) }));
  const { db, feeds } = aStore();
  expect(await sync(server, feeds)).toMatchObject({ read: 11, added: 11, problems: [] });
  expect(storedNumbers(db)).toEqual(numbersOf(server.state.records));
});

test.each(Array.from({ length: 5 }, (_, page) => page))(
  'a run that is cut off after %i pages is carried on: nothing is lost, nothing is doubled',
  async (pageCount) => {
    const server = resoServer(records(11, { ModificationTimestamp: at(0) }));
    const { db, feeds } = aStore();
    let pagesLeft = pageCount;
    // The process dies while it writes: the page that is being stored is rolled back.
    const dying: FeedStore = {
      ...feeds,
      async putBatch(batch) {
        if (pagesLeft > 0) {
          pagesLeft -= 1;
          return feeds.putBatch(batch);
        }
        db.exec(
          "CREATE TEMP TRIGGER dying BEFORE UPDATE ON feed_progress BEGIN SELECT RAISE(ABORT, 'killed'); END",
        );
        db.exec(
          "CREATE TEMP TRIGGER dying_first BEFORE INSERT ON feed_progress BEGIN SELECT RAISE(ABORT, 'killed'); END",
        );
        return feeds.putBatch(batch);
      },
    };
    const run = sync(server, dying);
    if (pageCount < 4) await expect(run).rejects.toThrow('killed');
    else await run;
    expect(storedNumbers(db)).toHaveLength(Math.min(11, pageCount * PAGE));
    db.exec('DROP TRIGGER IF EXISTS dying; DROP TRIGGER IF EXISTS dying_first');

    const rest = await sync(server, feeds);
    expect(rest).toMatchObject({ changed: 0, unchanged: 0, problems: [] });
    expect(storedNumbers(db)).toEqual(numbersOf(server.state.records));
  },
);

test('a run that meets a busy, a broken and a cut off feed stores all of it', async () => {
  const server = resoServer(records(7));
  server.state.disturbances = [{ status: 429, retryAfter: '5' }, 500, 'cut'];
  const { db, feeds } = aStore();
  expect(await sync(server, feeds)).toMatchObject({ added: 7, problems: [] });
  expect(storedNumbers(db)).toHaveLength(7);
});

test('what came before a feed went away stays, and the report says why it ended', async () => {
  const server = resoServer(records(7));
  const { db, feeds } = aStore();
  const { transport } = server;
  let requestCount = 0;
  const leaving: Server = {
    ...server,
    transport: (url, init) => {
      requestCount += 1;
      return requestCount > 1
        ? Promise.resolve(new Response('', { status: 503 }))
        : transport(url, init);
    },
  };
  expect(await sync(leaving, feeds)).toMatchObject({
    added: PAGE,
    problems: ['The feed answers 503, 6 times in a row.'],
  });
  expect(storedNumbers(db)).toHaveLength(PAGE);
  expect(await sync(server, feeds)).toMatchObject({ added: 4, problems: [] });
});

test('once a day what the feed has no more is removed', async () => {
  const server = resoServer(records(10));
  const { db, feeds, listings } = aStore();
  await sync(server, feeds);
  const [gone] = server.state.records.splice(2, 1);
  expect(await sync(server, feeds)).toMatchObject({ removed: 0 });
  expect(await sync(server, feeds, '2026-11-25')).toMatchObject({ removed: 1, problems: [] });
  expect(storedNumbers(db)).toEqual(numbersOf(server.state.records));
  const removed = await listings.findRemoved({ mlsNumber: String(gone?.['ListingId']) });
  expect(removed).toMatchObject({ removedOn: '2026-11-25' });
});

test('a list that lacks more than a fifth removes nothing, and is asked for again', async () => {
  const server = resoServer(records(10));
  const { db, feeds } = aStore();
  await sync(server, feeds);
  const taken = server.state.records.splice(0, 3);
  const refused = await sync(server, feeds, '2026-11-25');
  expect(refused).toMatchObject({
    removed: 0,
    problems: [expect.stringMatching(/lacks 30 % .* Nothing was removed\. .* --shrink\.$/)],
  });
  expect(storedNumbers(db)).toHaveLength(10);
  server.state.records.push(...taken.slice(1));
  expect(await sync(server, feeds, '2026-11-25')).toMatchObject({ removed: 1, problems: [] });
});

test('a feed that has shrunk in truth is followed when someone says so', async () => {
  const server = resoServer(records(10));
  const { db, feeds } = aStore();
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

test('with other boards in the settings all records are read anew', async () => {
  const elsewhere = { OriginatingSystemName: 'Other Board' };
  const server = resoServer([
    ...records(4),
    aRecord('500', { ...elsewhere, ModificationTimestamp: at(7) }),
  ]);
  const { db, feeds } = aStore();
  const withBoards = (...boards: [string, number][]) =>
    syncFeed(feedOf(server, 'proptx', new Map(boards)), feeds, { clock: noonOf(DAY) });
  expect(await withBoards(['example board', 2])).toMatchObject({ added: 4 });
  expect(await withBoards(['example board', 2])).toMatchObject({ read: 0 });
  expect(await withBoards(['other board', 86], ['example board', 2])).toMatchObject({
    added: 1,
    unchanged: 4,
    problems: [],
  });
  expect(await withBoards(['other board', 86])).toMatchObject({ removed: 4, problems: [] });
  expect(storedNumbers(db)).toEqual(['W500']);
});

test.each<[provider: ResoProfileName, string, (server: Server) => void]>([
  ['proptx', 'leaves out what is still there', ({ state }) => state.unlisted.add('100')],
  ['ddf', 'leaves out what is still there', ({ state }) => state.unlisted.add('100')],
  [
    'proptx',
    'is shorter than it says',
    ({ state }) => {
      state.toldCount = 99;
    },
  ],
  [
    'ddf',
    'leads to another site',
    ({ state }) => {
      state.nextOrigin = 'https://elsewhere.example/odata';
    },
  ],
  [
    'proptx',
    'breaks off half way',
    ({ state }) => {
      state.listBreaksAfter = 6;
    },
  ],
  [
    'ddf',
    'breaks off half way',
    ({ state }) => {
      state.listBreaksAfter = 6;
    },
  ],
])('a list of %s that %s removes nothing', async (provider, _, disturb) => {
  const server = resoServer(records(10));
  const { db, feeds } = aStore();
  await sync(server, feeds, DAY, provider);
  server.state.records.splice(5, 1);
  disturb(server);
  const report = await sync(server, feeds, '2026-11-25', provider);
  expect(report.removed).toBe(0);
  expect(report.problems).toHaveLength(1);
  expect(storedNumbers(db)).toHaveLength(10);
});

test('once a day what DDF has no more is removed', async () => {
  const server = resoServer(records(10));
  const { db, feeds } = aStore();
  await sync(server, feeds, DAY, 'ddf');
  server.state.records.splice(2, 1);
  expect(await sync(server, feeds, '2026-11-25', 'ddf')).toMatchObject({
    removed: 1,
    problems: [],
  });
  expect(storedNumbers(db)).toEqual(numbersOf(server.state.records));
});

test('a record that came in with an earlier moment is read with the list of the day', async () => {
  const server = resoServer(records(6));
  const { feeds } = aStore();
  await sync(server, feeds);
  server.state.records.push(aRecord('050', { ModificationTimestamp: at(0) }));
  expect(await sync(server, feeds)).toMatchObject({ added: 0 });
  expect(await sync(server, feeds, '2026-11-25')).toMatchObject({ added: 1, problems: [] });
});

test.each<[string, RawRecord]>([
  ['is deleted', { StandardStatus: 'Delete' }],
  ['names its brokerage no more', { ListOfficeName: null }],
])('a listing that %s is shown no more', async (_, changes) => {
  const server = resoServer(records(3));
  const { db, feeds } = aStore();
  await sync(server, feeds);
  server.state.records[0] = aRecord('100', { ModificationTimestamp: at(9), ...changes });
  expect(await sync(server, feeds)).toMatchObject({ removed: 1 });
  expect(storedNumbers(db)).toEqual(['W101', 'W102']);
});

test('a seller who leaves the internet leaves every search', async () => {
  const server = resoServer(records(3));
  const { db, feeds } = aStore();
  await sync(server, feeds);
  const ModificationTimestamp = at(9);
  server.state.records[0] = aRecord('100', {
    ModificationTimestamp,
    InternetEntireListingDisplayYN: null,
  });
  expect(await sync(server, feeds)).toMatchObject({ changed: 1 });
  expect(storedNumbers(db)).toEqual(['W101', 'W102']);
});

test('a record under another number leaves its former listing', async () => {
  const server = resoServer(records(3));
  const { db, feeds } = aStore();
  await sync(server, feeds);
  server.state.records[0] = aRecord('100', {
    ModificationTimestamp: at(9),
    ListingId: 'W999',
  });
  expect(await sync(server, feeds)).toMatchObject({ added: 1, removed: 1 });
  expect(storedNumbers(db)).toEqual(['W101', 'W102', 'W999']);
});

test('a number that two records share stays until both are gone', async () => {
  const server = resoServer([...records(9), aRecord('200', { ListingId: 'W100' })]);
  const { db, feeds } = aStore();
  await sync(server, feeds);
  server.state.records.shift();
  expect(await sync(server, feeds, '2026-11-25')).toMatchObject({ removed: 0, problems: [] });
  expect(storedNumbers(db)).toContain('W100');
});

test('the names of offices that records give only by key are asked for many at a time', async () => {
  const ddf = { ListOfficeName: undefined, PropertyType: undefined, TransactionType: undefined };
  const server = resoServer([
    ...records(3, { ...ddf, ListOfficeKey: '77' }),
    aRecord('110', { ...ddf, ListOfficeKey: '78', ModificationTimestamp: at(5) }),
    aRecord('111', { ...ddf, ListOfficeKey: "7' or 1 eq 1", ModificationTimestamp: at(6) }),
  ]);
  server.state.offices = [{ OfficeKey: '77', OfficeName: ' Example Realty Ltd. ' }];
  const { feeds, listings } = aStore();
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

test('hostile records are stored harmlessly or rejected, and stop nothing', async () => {
  const good = records(4);
  const server = resoServer([
    ...good,
    aRecord('500', { ListingKey: "1' or 'a' eq 'a", ModificationTimestamp: at(3) }),
    aRecord('501', { ModificationTimestamp: 'yesterday' }),
    aRecord('502', { ListingId: '<script>', ModificationTimestamp: at(4) }),
    aRecord('503', { ListPrice: 1e300, ModificationTimestamp: at(4) }),
    aRecord('504', { Rooms: DEEP, City: { toString: 'x' }, ModificationTimestamp: at(5) }),
    aRecord('505', { PublicRemarks: `\uD800${'x'.repeat(100_000)}`, ModificationTimestamp: at(6) }),
    aRecord('506', { __proto__: { isAdmin: true }, ModificationTimestamp: at(7) }),
  ]);
  const { db, feeds } = aStore();
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

test('no record, whatever stands in it, keeps its page from being stored', async () => {
  const fields = Object.keys(ResoRecord.shape).filter((field) => !PLACE.has(field));
  const anyValue = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.constantFrom('Active', 'Closed', '2026-01-01', -1, '\u0000', '\uD800'),
  );
  const changes = fc.dictionary(fc.constantFrom(...fields), anyValue, { maxKeys: 8 });
  const { feeds } = aStore();
  await fc.assert(
    fc.asyncProperty(changes, fc.nat(), async (given, key) => {
      const raw = ResoRecord.parse(aRecord(String(key), given));
      const acceptance = listingAcceptance(feedOf(resoServer()));
      const record = { key: String(key), listing: acceptance.accept(raw) ?? null };
      const feed = { id: 'proptx', revision: '1' };
      expect(await feeds.putBatch({ feed, records: [record], day: DAY })).toBeDefined();
    }),
    { numRuns: 300 },
  );
});

test('nothing of the agents’ own is in the database', async () => {
  const server = resoServer(records(5));
  const { db, feeds } = aStore();
  await sync(server, feeds);
  expect(JSON.stringify(server.state.records)).toContain('PRIVATE');
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  for (const { name } of tables) {
    if (String(name).startsWith('listing_text') || String(name) === 'listing_word') continue;
    const rows = db.prepare(`SELECT * FROM "${String(name)}"`).all();
    expect(JSON.stringify(rows), String(name)).not.toMatch(/PRIVATE|token-0/);
  }
  const words = db.prepare("SELECT term FROM listing_word WHERE term LIKE 'private%'").all();
  expect(words).toEqual([]);
});

test('a feed that does not keep its order moves no watermark', async () => {
  const server = resoServer(records(6));
  const { feeds } = aStore();
  const { transport } = server;
  const backwards: Server = {
    ...server,
    async transport(url, init) {
      const page = (await (await transport(url, init)).json()) as { value: unknown[] };
      return Response.json({ ...page, value: page.value.toReversed() });
    },
  };
  expect(await sync(backwards, feeds)).toMatchObject({
    added: 0,
    problems: ['The feed does not keep the order it was asked for.'],
  });
  expect(await feeds.watermark(feedOf(server))).toBeUndefined();
});

test('a feed that gives one page for ever is left', async () => {
  const server = resoServer(records(6, { ModificationTimestamp: at(0) }));
  const { feeds } = aStore();
  const { transport } = server;
  const stuck: Server = {
    ...server,
    transport: (url, init) => transport(url.replace(/&\$filter=.*/, ''), init),
  };
  expect(await sync(stuck, feeds)).toMatchObject({
    added: PAGE,
    problems: ['The feed gives the same records again and again.'],
  });
});

test('of two programs that read one feed the later leaves', async () => {
  const server = resoServer(records(7));
  const { db, feeds } = aStore();
  let hasMet = false;
  const met: FeedStore = {
    ...feeds,
    async putBatch(batch) {
      if (!hasMet) {
        hasMet = true;
        await sync(server, feeds);
      }
      return feeds.putBatch(batch);
    },
  };
  expect(await sync(server, met)).toMatchObject({
    added: 0,
    problems: ['Another program is reading the feed into this database.'],
  });
  expect(storedNumbers(db)).toHaveLength(7);
});

test('a database of other listings is refused to a feed, and one of a feed to the demo world', async () => {
  const { db, feeds, listings } = aStore();
  expect(foreignListings(db, 'x.sqlite', undefined)).toBeUndefined();
  const server = resoServer(records(3));
  await sync(server, feeds);
  expect(foreignListings(db, 'x.sqlite', 'proptx')).toBeUndefined();
  expect(foreignListings(db, 'x.sqlite', 'ddf')).toMatch(/not of the feed ddf/);
  expect(foreignListings(db, 'x.sqlite', undefined)).toMatch(/REALTY_PROVIDER=proptx/);
  const found = await listings.find({ mlsNumber: 'W100' }, 'verified');
  const document = { ...found, mlsNumber: 'D1' } as never;
  await listings.put([{ document, coarse: { latitude: 43.7, longitude: -79.4 } }]);
  expect(foreignListings(db, 'x.sqlite', 'proptx')).toMatch(/not of the feed proptx/);
});

test('the report says what became of the records, and why', async () => {
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

test('a check tells how each field is filled, and stores nothing', async () => {
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

test('a server that gives fewer than it is asked for is read to its end', async () => {
  const server = resoServer(records(7));
  const { db, feeds } = aStore();
  const { transport } = server;
  const frugal: Server = {
    ...server,
    transport: (url, init) => transport(url.replace('$top=3', '$top=2'), init),
  };
  expect(await sync(frugal, feeds)).toMatchObject({ added: 7, problems: [] });
  expect(storedNumbers(db)).toHaveLength(7);
});

test('a server that keeps finer moments than it writes is read to its end', async () => {
  const server = resoServer(records(4));
  const { db, feeds } = aStore();
  const { transport } = server;
  const coarse: Server = {
    ...server,
    // The last record of what was read changed a little after the moment that is written of it.
    transport: (url, init) =>
      transport(url.replace(/(%20and%20ListingKey%20gt%20)'\d+'/, "$1'0'"), init),
  };
  expect(await sync(coarse, feeds)).toMatchObject({ added: 4, changed: 0, problems: [] });
  expect(storedNumbers(db)).toHaveLength(4);
});

test('a deleted record that can still be asked for is no sign of a partial list', async () => {
  const server = resoServer(records(10));
  const { db, feeds } = aStore();
  await sync(server, feeds);
  server.state.records[0] = aRecord('100', { StandardStatus: 'Delete' });
  server.state.unlisted.add('100');
  expect(await sync(server, feeds, '2026-11-25')).toMatchObject({ problems: [] });
  expect(storedNumbers(db)).toHaveLength(9);
});

test('listings that are older than a day are told of', async () => {
  const server = resoServer(records(3));
  const { feeds } = aStore();
  await sync(server, feeds);
  expect(await feeds.readAtMs('proptx')).toBe(noonOf(DAY).now().getTime());
  server.state.tokens.clear();
  const warnings: string[] = [];
  const told: StaleFeed[] = [];
  let day = '2026-11-25';
  let failures = 1;
  const job = feedJob(feedOf(server), feeds, {
    clock: { now: () => noonOf(day).now() },
    warn: (sentence) => warnings.push(sentence),
    async tellOfStale(stale) {
      failures -= 1;
      if (failures === 0) throw new Error('The mail server is away.');
      told.push(stale);
    },
  });
  const runAgain = async (lines: readonly string[]) => {
    warnings.length = 0;
    job.wake();
    await expect.poll(() => warnings).toEqual(lines);
  };
  const refused = 'The feed refuses REALTY_FEED_TOKEN (401).';
  const warning = `PropTx listings: ${refused}`;
  await job.start();
  await expect.poll(() => warnings).toEqual([warning]);
  day = '2026-11-26';
  const stale =
    'The PropTx listings were last read to the end 48 hours ago. What the site shows is as old.';
  await runAgain([warning, stale, 'PropTx listings: The mail server is away.']);
  expect(told).toEqual([]);
  await runAgain([warning, stale]);
  await runAgain([warning, stale]);
  const expected = { name: 'PropTx listings', hours: 48, day, problems: [refused] };
  await expect.poll(() => told).toEqual([expected]);
  await job.stop();

  const settings = {
    brokerageName: 'Example',
    mailFrom: 'site@example.ca',
    leadsTo: 'a@example.ca',
  };
  const mail = staleFeedMail({ ...expected, problems: ['<b>'] }, settings);
  expect(mail).toMatchObject({
    messageId: 'feed.2026-11-26@example.ca',
    to: { email: 'a@example.ca' },
    subject: 'Your PropTx listings are more than a day old',
    text: expect.stringContaining('48 hours ago'),
    html: expect.stringContaining('&lt;b&gt;'),
  });
});

test('a list of keys that begins again and again is left', async () => {
  const server = resoServer(records(10));
  const { db, feeds } = aStore();
  await sync(server, feeds);
  const { transport } = server;
  const stuck: Server = {
    ...server,
    transport: (url, init) => transport(url.replace(/&\$filter=ListingKey%20gt.*/, ''), init),
  };
  expect(await sync(stuck, feeds, '2026-11-25')).toMatchObject({
    problems: ['The list of all listings has no end.'],
  });
  expect(storedNumbers(db)).toHaveLength(10);
});

test('the keys of a large feed are read part by part', async () => {
  const { db, feeds } = aStore();
  const add = db.prepare('INSERT INTO feed_record VALUES (?, ?, NULL, NULL)');
  db.exec('BEGIN');
  for (let key = 0; key < 20_000; key += 1) add.run('proptx', `k${key}`);
  add.run('ddf', 'another');
  db.exec('COMMIT');
  const keys = await feeds.keys('proptx');
  expect(keys.size).toBe(20_000);
  expect(keys.has('another')).toBe(false);
});

test('the job of a server reads the feed and tells what is wrong', async () => {
  const server = resoServer(records(10));
  server.state.toldCount = 99;
  const { db, feeds } = aStore();
  const warnings: string[] = [];
  const job = feedJob(feedOf(server), feeds, {
    clock: noonOf(DAY),
    tellOfStale: noOneIsTold,
    warn: (sentence) => warnings.push(sentence),
  });
  await job.start();
  await expect.poll(() => warnings).toHaveLength(1);
  await job.stop();
  expect(warnings[0]).toMatch(/^PropTx listings: The list of all listings is partial/);
  expect(storedNumbers(db)).toHaveLength(10);
});

test('a server that is stopped waits for no feed', async () => {
  const server = resoServer(records(10));
  const { db, feeds } = aStore();
  const warnings: string[] = [];
  const asked = Promise.withResolvers<void>();
  const silent: Server = {
    ...server,
    transport: () => {
      asked.resolve();
      return new Promise(() => undefined);
    },
  };
  const job = feedJob(feedOf(silent), feeds, {
    clock: noonOf(DAY),
    tellOfStale: noOneIsTold,
    warn: (sentence) => warnings.push(sentence),
  });
  await job.start();
  await asked.promise;
  await job.stop();
  db.close();
  expect(warnings).toEqual([]);
});
