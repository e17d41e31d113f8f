import { expect, test } from 'vitest';
import { success } from '#src/lib/outcome.ts';
import type { ODataClient } from '#src/server/feeds/reso/odata-client.ts';
import { replicatedKeys } from '#src/server/feeds/reso/record-keys.ts';

/** A feed whose pages each link to the next; after the last it gives empty ones for ever. */
function linkedPages(pages: readonly (readonly string[])[]) {
  let pageCount = 0;
  const next: ODataClient['follow'] = async () => {
    const keys = pages[pageCount] ?? [];
    pageCount += 1;
    return success({
      records: keys.map((ListingKey) => ({ ListingKey })),
      nextUrl: pageCount === pages.length ? undefined : `https://feed.example/${pageCount}`,
      count: undefined,
    });
  };
  return { client: { get: next, follow: next }, pageCount: () => pageCount };
}

test('an empty page in between does not end the list of keys', async () => {
  const { client } = linkedPages([['1', '2'], [], [], ['3']]);
  expect(await replicatedKeys(client)).toEqual(success(new Set(['1', '2', '3'])));
});

test('empty pages that go on for ever are given up soon', async () => {
  const { client, pageCount } = linkedPages([]);
  expect(await replicatedKeys(client)).toEqual({
    ok: false,
    error: 'The list of all listings never ends.',
  });
  expect(pageCount()).toBeLessThan(50);
});
