import { expect, test } from 'vitest';
import { type FeedRead, staleSince } from '#src/domain/listing/feed-age.ts';

const HOUR_MS = 60 * 60_000;
const NOW_MS = Date.UTC(2026, 10, 24, 12);
const ago = (hours: number) => NOW_MS - hours * HOUR_MS;
const reads = (...moments: (number | undefined)[]): FeedRead[] =>
  moments.map((readAtMs, at) => ({ feed: `feed-${at}`, readAtMs }));

test.each<[string, FeedRead[], number | undefined]>([
  ['no feed', [], undefined],
  ['a feed that is read for the first time', reads(undefined), undefined],
  ['a feed that was read yesterday', reads(ago(24)), undefined],
  ['a feed that was read before that', reads(ago(24) - 1), ago(24) - 1],
  ['the older of two feeds', reads(ago(1), ago(30)), ago(30)],
  ['a feed beside one that is read for the first time', reads(undefined, ago(30)), ago(30)],
])('staleness is measured for listings of %s', (_, feeds, since) => {
  expect(staleSince(feeds, NOW_MS)?.getTime()).toBe(since);
});
