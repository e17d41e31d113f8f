import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { callsAnswering } from '#tests/support/app/calls.ts';
import { aSummary } from '#tests/support/listings/listing-views.ts';
import { findPage } from '#src/domain/search/list/results-page.ts';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import type { CallInput } from '#src/contract/client-call.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import type { ListingSearchReply } from '#src/contract/listings/search/search-reply.ts';

const Asked = z.object({ pageNum: z.number(), resultsPerPage: z.number() });

/** A search that finds `count` homes. */
function searchOf(count: number) {
  return async ({ query }: CallInput): Promise<CallOutcome<ListingSearchReply>> => {
    const { pageNum, resultsPerPage } = Asked.parse(query);
    const from = (pageNum - 1) * resultsPerPage;
    const length = Math.max(0, Math.min(resultsPerPage, count - from));
    const value: ListingSearchReply = {
      page: pageNum,
      numPages: Math.ceil(count / resultsPerPage),
      pageSize: resultsPerPage,
      count,
      statistics: { listPrice: { min: null, max: null } },
      listings: Array.from({ length }, (_, i) => aSummary({ mlsNumber: `N${from + i}` })),
    };
    return { ok: true, value };
  };
}

const ask = (count: number, page: number) =>
  findPage(callsAnswering([[searchListingsCall, searchOf(count)]]), {
    search: { city: ['Toronto'] },
    page,
    pageSize: 8,
  });

test('a page has its position among all results', async () => {
  const outcome = await ask(20, 2);
  expect(outcome.ok && outcome.value).toMatchObject({ page: 2, pages: 3, first: 9, count: 20 });
  expect(outcome.ok && outcome.value.listings).toHaveLength(8);
});

test('a page beyond the last returns the last', async () => {
  const outcome = await ask(20, 50);
  expect(outcome.ok && outcome.value).toMatchObject({ page: 3, pages: 3, first: 17, count: 20 });
  expect(outcome.ok && outcome.value.listings).toHaveLength(4);
});

test('no results give an empty first page', async () => {
  const outcome = await ask(0, 1);
  expect(outcome.ok && outcome.value).toMatchObject({ page: 1, pages: 0, first: 0, count: 0 });
});

test('a failure of the search fails the page', async () => {
  const failing = callsAnswering([
    [searchListingsCall, async () => ({ ok: false, error: { kind: 'unreachable' } })],
  ]);
  expect(await findPage(failing, { search: {}, page: 1, pageSize: 8 })).toEqual({
    ok: false,
    error: { kind: 'unreachable' },
  });
});
