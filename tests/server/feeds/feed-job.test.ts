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
  const silent: ResoServer = {
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
