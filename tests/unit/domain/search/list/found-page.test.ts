import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { callsAnswering } from '#tests/support/app/calls.ts';
import { aSummary } from '#tests/support/listings/listing-views.ts';
import { findPage } from '#src/domain/search/list/found-page.ts';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import type { AnyGiven } from '#src/contract/client-call.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import type { ListingSearchReply } from '#src/contract/listings/search/search-reply.ts';

/** What of a search these tests look at. */
const Asked = z.object({
  search: z.string(),
  pageNum: z._default(z.number(), 1),
  resultsPerPage: z._default(z.number(), 8),
  listings: z._default(z.boolean(), true),
});

/** Two searches, told apart by their keyword, that find so many homes. */
function searches(counts: readonly number[]) {
  return async ({ query }: AnyGiven): Promise<CallOutcome<ListingSearchReply>> => {
    const { search, pageNum, resultsPerPage, listings } = Asked.parse(query);
    const which = Number(search);
    const count = counts[which] ?? 0;
    const from = (pageNum - 1) * resultsPerPage;
    const found = Array.from(
      { length: listings ? Math.max(0, Math.min(resultsPerPage, count - from)) : 0 },
      (_, i) => aSummary({ mlsNumber: `S${which}N${from + i}` }),
    );
    const value: ListingSearchReply = {
      page: pageNum,
      numPages: Math.ceil(count / resultsPerPage),
      pageSize: resultsPerPage,
      count,
      statistics: { listPrice: { min: null, max: null } },
      listings: found,
    };
    return { ok: true, value };
  };
}

const ask = (counts: readonly number[], page: number) =>
  findPage(callsAnswering([[searchListingsCall, searches(counts)]]), {
    searches: counts.map((_, which) => ({ search: String(which) })),
    page,
    pageSize: 8,
  });

test('the pages of two searches follow one another and miss no home', async () => {
  const count = fc.integer({ min: 0, max: 40 });
  await fc.assert(
    fc.asyncProperty(fc.array(count, { minLength: 1, maxLength: 2 }), async (counts) => {
      const seen: string[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const outcome = await ask(counts, page);
        if (!outcome.ok) throw new Error('the search failed');
        const found = outcome.value;
        ({ pages } = found);
        if (found.listings.length > 0) {
          expect(found).toMatchObject({ page, first: seen.length + 1 });
        }
        seen.push(...found.listings.map(({ mlsNumber }) => mlsNumber));
        expect(found.count).toBe(counts.reduce((sum, each) => sum + each, 0));
      }
      const expected = counts.flatMap((each, which) =>
        Array.from({ length: each }, (_, i) => `S${which}N${i}`),
      );
      expect(seen).toEqual(expected);
    }),
  );
});

test('a page beyond the last is the last', async () => {
  const outcome = await ask([9, 3], 50);
  expect(outcome.ok && outcome.value).toMatchObject({ page: 3, pages: 3, first: 10, count: 12 });
});

test('nothing found is one empty page', async () => {
  const outcome = await ask([0, 0], 1);
  expect(outcome.ok && outcome.value).toMatchObject({ page: 1, pages: 0, first: 0, count: 0 });
});

test('a failure of either search fails the page', async () => {
  const failing = callsAnswering([
    [
      searchListingsCall,
      async (given) =>
        Asked.parse(given.query).search === '1'
          ? { ok: false, error: { kind: 'unreachable' } }
          : searches([8])(given),
    ],
  ]);
  const asked = { searches: [{ search: '0' }, { search: '1' }], page: 1, pageSize: 8 };
  expect(await findPage(failing, asked)).toEqual({ ok: false, error: { kind: 'unreachable' } });
});
