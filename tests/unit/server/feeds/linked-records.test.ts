import { expect, test } from 'vitest';
import type { FeedTransport } from '#src/server/feeds/http/request.ts';
import { openResoFeed } from '#src/server/feeds/open-feed.ts';
import { aRecord, type RawRecord } from '#tests/support/feeds/reso-server.ts';

const URL_OF_FEED = 'https://feed.example/odata';
const KEYS = ['1', '2', '3'];

const ROWS: Readonly<Record<string, readonly RawRecord[]>> = {
  Property: KEYS.map((key) => aRecord(key, { ListOfficeName: null, ListOfficeKey: `7${key}` })),
  Office: KEYS.map((key) => ({ OfficeKey: `7${key}`, OfficeName: `Office ${key}` })),
};

/** A server that gives one row at a time, whatever the request says, and links to the next. */
const oneAtATime: FeedTransport = async (address) => {
  const { pathname, searchParams } = new URL(address);
  const resource = pathname.split('/').at(-1) ?? '';
  const at = Number(searchParams.get('at') ?? 0);
  const rows = ROWS[resource] ?? [];
  const next = `${URL_OF_FEED}/${resource}?at=${at + 1}`;
  return Response.json({
    value: rows.slice(at, at + 1),
    ...(at + 1 < rows.length && { '@odata.nextLink': next }),
  });
};

test('records and their offices are read to the end, however few a server gives at a time', async () => {
  const feed = openResoFeed(
    {
      id: 'ddf',
      settingPrefix: 'REALTY_FEED',
      provider: 'ddf',
      url: URL_OF_FEED,
      credentials: { kind: 'bearer', token: 'token-0' },
      boards: new Map([['*', 86]]),
      photoHosts: new Set(['photos.example']),
    },
    { centreOf: () => undefined, transport: oneAtATime },
  );
  const records = await feed.withKeys(KEYS);
  const names = records.ok && records.value.map(({ key, record }) => [key, record.ListOfficeName]);
  expect(names).toEqual(KEYS.map((key) => [key, `Office ${key}`]));
});
