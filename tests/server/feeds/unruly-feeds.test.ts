import { expect, test } from 'vitest';
import { type ResoServer, resoServer } from '#tests/support/feeds/reso-server.ts';
import {
  aStore,
  at,
  feedOf,
  PAGE,
  records,
  storedNumbers,
  sync,
} from '#tests/support/feeds/sync.ts';

test('a feed that breaks the requested order does not move the watermark', async () => {
  const server = resoServer(records(6));
  const { feeds } = aStore();
  const { transport } = server;
  const backwards: ResoServer = {
    ...server,
    async transport(url, init) {
      const page = (await (await transport(url, init)).json()) as { value: unknown[] };
      return Response.json({ ...page, value: page.value.toReversed() });
    },
  };
  expect(await sync(backwards, feeds)).toMatchObject({
    added: 0,
    problems: ['The feed does not return records in the requested order.'],
  });
  expect(await feeds.watermark(feedOf(server))).toBeUndefined();
});

test('aborts a feed that keeps returning the same page', async () => {
  const server = resoServer(records(6, { ModificationTimestamp: at(0) }));
  const { feeds } = aStore();
  const { transport } = server;
  const stuck: ResoServer = {
    ...server,
    transport: (url, init) => transport(url.replace(/&\$filter=.*/, ''), init),
  };
  expect(await sync(stuck, feeds)).toMatchObject({
    added: PAGE,
    problems: ['The feed keeps returning the same records.'],
  });
});

test('reads a server that returns fewer records than requested to its end', async () => {
  const server = resoServer(records(7));
  const { db, feeds } = aStore();
  const { transport } = server;
  const frugal: ResoServer = {
    ...server,
    transport: (url, init) => transport(url.replace('$top=3', '$top=2'), init),
  };
  expect(await sync(frugal, feeds)).toMatchObject({ added: 7, problems: [] });
  expect(storedNumbers(db)).toHaveLength(7);
});

test('reads a server whose timestamps are finer than it writes to its end', async () => {
  const server = resoServer(records(4));
  const { db, feeds } = aStore();
  const { transport } = server;
  const coarse: ResoServer = {
    ...server,
    // The last record read changed a little after the moment written in it.
    transport: (url, init) =>
      transport(url.replace(/(%20and%20ListingKey%20gt%20)'\d+'/, "$1'0'"), init),
  };
  expect(await sync(coarse, feeds)).toMatchObject({ added: 4, changed: 0, problems: [] });
  expect(storedNumbers(db)).toHaveLength(4);
});
