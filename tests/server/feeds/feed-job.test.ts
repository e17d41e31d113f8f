import { expect, test } from 'vitest';
import { type StaleFeed, staleFeedMail } from '#src/server/feeds/sync/stale-feed-mail.ts';
import { feedJob } from '#src/server/feeds/sync/feed-job.ts';
import { type ResoServer, resoServer } from '#tests/support/feeds/reso-server.ts';
import {
  aStore,
  DAY,
  feedOf,
  noonOf,
  records,
  storedNumbers,
  sync,
} from '#tests/support/feeds/sync.ts';

const noOneIsTold = async () => {
  throw new Error('No feed is stale.');
};

test('warns about listings that are older than a day', async () => {
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
    async notifyStale(stale) {
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
  const refused = 'The feed does not accept REALTY_FEED_TOKEN (401).';
  const warning = `PropTx listings: ${refused}`;
  await job.start();
  await expect.poll(() => warnings).toEqual([warning]);
  day = '2026-11-26';
  const stale =
    'The last complete update of the PropTx listings was 48 hours ago. The site shows what it had then.';
  await runAgain([warning, stale, 'PropTx listings: The mail server is away.']);
  expect(told).toEqual([]);
  await runAgain([warning, stale]);
  await runAgain([warning, stale]);
  const expected = {
    feedId: 'proptx',
    name: 'PropTx listings',
    hours: 48,
    wasRead: true,
    day,
    problems: [refused],
  };
  await expect.poll(() => told).toEqual([expected]);
  await job.stop();

  const settings = {
    brokerageName: 'Example',
    mailFrom: 'site@example.ca',
    leadsTo: 'a@example.ca',
  };
  const mail = staleFeedMail({ ...expected, problems: ['<b>'] }, settings);
  expect(mail).toMatchObject({
    messageId: 'feed.proptx.2026-11-26@example.ca',
    to: { email: 'a@example.ca' },
    subject: 'Your PropTx listings are more than a day old',
    text: expect.stringContaining('48 hours ago'),
    html: expect.stringContaining('&lt;b&gt;'),
  });
});

test('the server job reads the feed and warns about problems', async () => {
  const server = resoServer(records(10));
  server.state.toldCount = 99;
  const { db, feeds } = aStore();
  const warnings: string[] = [];
  const job = feedJob(feedOf(server), feeds, {
    clock: noonOf(DAY),
    notifyStale: noOneIsTold,
    warn: (sentence) => warnings.push(sentence),
  });
  await job.start();
  await expect.poll(() => warnings).toHaveLength(1);
  await job.stop();
  expect(warnings[0]).toMatch(/^PropTx listings: The list of all listings is incomplete/);
  expect(storedNumbers(db)).toHaveLength(10);
});

test('reports a feed that was never read completely after more than a day', async () => {
  const server = resoServer(records(3));
  server.state.tokens.clear();
  const { feeds } = aStore();
  const told: StaleFeed[] = [];
  let day = DAY;
  const job = feedJob(feedOf(server), feeds, {
    clock: { now: () => noonOf(day).now() },
    warn: () => undefined,
    notifyStale: async (stale) => void told.push(stale),
  });
  await job.start();
  await expect.poll(() => server.state.requests).toHaveLength(1);
  day = '2026-11-26';
  job.wake();
  await expect.poll(() => told).toHaveLength(1);
  await job.stop();
  expect(told).toMatchObject([{ wasRead: false, hours: 48 }]);
  const [stale] = told;
  const settings = { brokerageName: 'A', mailFrom: 'site@example.ca', leadsTo: 'a@example.ca' };
  const mail = stale && staleFeedMail(stale, settings);
  expect(mail?.text).toContain('have not been read completely in the 48 hours');
});

test('does not start a second run while one is still running', async () => {
  const server = resoServer(records(10));
  const { feeds } = aStore();
  const warnings: string[] = [];
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const slow: ResoServer = {
    ...server,
    transport: async (url, init) => {
      await opened;
      return server.transport(url, init);
    },
  };
  const job = feedJob(feedOf(slow), feeds, {
    clock: noonOf(DAY),
    notifyStale: noOneIsTold,
    warn: (sentence) => warnings.push(sentence),
  });
  await job.start();
  job.wake();
  job.wake();
  await new Promise((resolve) => setImmediate(resolve));
  open();
  await expect.poll(() => feeds.readAtMs('proptx')).toBeDefined();
  await job.stop();
  expect(warnings).toEqual([]);
});

test('stopping a server does not wait for a feed', async () => {
  const server = resoServer(records(10));
  const { db, feeds } = aStore();
  const warnings: string[] = [];
  const asked = Promise.withResolvers<void>();
  const silent: ResoServer = {
    ...server,
    transport: () => {
      asked.resolve();
      return new Promise(() => undefined);
    },
  };
  const job = feedJob(feedOf(silent), feeds, {
    clock: noonOf(DAY),
    notifyStale: noOneIsTold,
    warn: (sentence) => warnings.push(sentence),
  });
  await job.start();
  await asked.promise;
  await job.stop();
  db.close();
  expect(warnings).toEqual([]);
});

test('the server job logs that it removed the listings of a board', async () => {
  const server = resoServer(records(3));
  const { feeds } = aStore();
  await sync(server, feeds);
  const warnings: string[] = [];
  const job = feedJob(feedOf(server, 'proptx', new Map([['other board', 86]])), feeds, {
    clock: noonOf(DAY),
    notifyStale: noOneIsTold,
    warn: (sentence) => warnings.push(sentence),
  });
  await job.start();
  await expect
    .poll(() => warnings)
    .toEqual([
      'PropTx listings: 3 listings were removed: REALTY_FEED_BOARDS no longer names their boards.',
    ]);
  await job.stop();
});

test('a feed that asks for a pause is not read within it, which is logged once', async () => {
  const server = resoServer(records(3));
  const { db, feeds } = aStore();
  const warnings: string[] = [];
  const told: StaleFeed[] = [];
  const job = feedJob(feedOf(server), feeds, {
    clock: { now: () => new Date(server.state.nowMs) },
    warn: (sentence) => warnings.push(sentence),
    notifyStale: async (stale) => void told.push(stale),
    gatherMs: 0,
  });
  server.state.disturbances = [{ status: 429, retryAfter: '86400' }];
  const paused =
    'PropTx listings: The feed returned status 429 and asked to try again in 1440 minutes.';
  await job.start();
  await expect.poll(() => warnings).toEqual([paused]);
  server.state.nowMs += 12 * 3_600_000;
  job.noteChanges([{ key: '100', isDeleted: false }]);
  job.wake();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.state.requests).toHaveLength(1);
  expect(warnings).toEqual([paused]);
  server.state.nowMs += 12 * 3_600_000;
  job.wake();
  await expect.poll(() => storedNumbers(db)).toHaveLength(3);
  await job.stop();
  expect(warnings).toEqual([paused]);
  expect(told).toEqual([]);
});

test('the notice of a stale feed names the pause that it asked for', async () => {
  const server = resoServer(records(3));
  const { feeds } = aStore();
  const told: StaleFeed[] = [];
  const retryAfter = '86400';
  server.state.disturbances = [{ status: 429, retryAfter }];
  const job = feedJob(feedOf(server), feeds, {
    clock: { now: () => new Date(server.state.nowMs) },
    warn: () => undefined,
    notifyStale: async (stale) => void told.push(stale),
  });
  await job.start();
  await expect.poll(() => server.state.requests).toHaveLength(1);
  server.state.nowMs += 24 * 3_600_000;
  server.state.disturbances = [{ status: 429, retryAfter }];
  job.wake();
  await expect.poll(() => server.state.requests).toHaveLength(2);
  server.state.nowMs += 3_600_000;
  job.wake();
  await expect
    .poll(() => told)
    .toMatchObject([{ problems: [expect.stringContaining('asked to try again in 1440 minutes')] }]);
  await job.stop();
});

/** A job on a server that gets notices of changes, and reads the feed if `state` says so. */
function aToldJob() {
  const server = resoServer(records(3));
  const store = aStore();
  const state = { isOnTurn: true, isDown: false, nowMs: noonOf(DAY).now().getTime() };
  const { putBatch } = store.feeds;
  const job = feedJob(
    feedOf(server),
    {
      ...store.feeds,
      putBatch: async (batch) => {
        if (state.isDown) throw new Error('The database is shutting down.');
        return putBatch(batch);
      },
    },
    {
      clock: { now: () => new Date(state.nowMs) },
      notifyStale: noOneIsTold,
      warn: () => undefined,
      isLeader: () => state.isOnTurn,
      gatherMs: 0,
    },
  );
  /** Leaves the moment of change as it was, so that no run finds the change. */
  const changeSilently = (key: string) => {
    server.state.records = server.state.records.map((record) =>
      record['ListingKey'] === key ? { ...record, ListPrice: '1.00' } : record,
    );
  };
  const cheap = () =>
    store.db.prepare("SELECT mls_number FROM listing WHERE document LIKE '%1.00%'").all().length;
  return { server, job, state, changeSilently, cheap, count: () => storedNumbers(store.db).length };
}

test('reads announced changes with the next run if they could not be stored', async () => {
  const { server, job, state, changeSilently, cheap, count } = aToldJob();
  await job.start();
  await expect.poll(count).toBe(3);
  changeSilently('101');
  state.isDown = true;
  server.state.requests = [];
  job.noteChanges([{ key: '101', isDeleted: false }]);
  await expect.poll(() => server.state.requests.length).toBeGreaterThan(0);
  state.isDown = false;
  job.wake();
  await expect.poll(cheap).toBe(1);
  await job.stop();
});

test('a server taking over reads recently announced changes, but not old ones', async () => {
  const { job, state, changeSilently, cheap, count } = aToldJob();
  await job.start();
  await expect.poll(count).toBe(3);
  state.isOnTurn = false;
  changeSilently('100');
  changeSilently('101');
  job.noteChanges([{ key: '100', isDeleted: false }]);
  state.nowMs += 6 * 60_000;
  job.noteChanges([{ key: '101', isDeleted: false }]);
  expect(cheap()).toBe(0);
  state.isOnTurn = true;
  job.wake();
  await expect.poll(cheap).toBe(1);
  await job.stop();
});
