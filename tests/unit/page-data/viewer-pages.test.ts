import { expect, test, vi } from 'vitest';
import { pagesForViewer } from '#src/page-data/viewer-pages.ts';
import { aLeakingListing, aSummary } from '#tests/support/listings/listing-views.ts';

const PAGE_SIZE = 4;

/** A list whose last homes need an account. */
function listOf(visibleCount: number, hiddenCount: number) {
  const homes = [
    ...Array.from({ length: visibleCount }, () => aSummary()),
    ...Array.from({ length: hiddenCount }, () => aLeakingListing()),
  ];
  const pages = Math.ceil(homes.length / PAGE_SIZE);
  const countHidden = vi.fn(async () => hiddenCount);
  const pageOf = (page: number) => {
    const listings = homes.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    return { listings, page, pages, count: homes.length };
  };
  const pagesFrom = (page: number) => pagesForViewer(pageOf(page), PAGE_SIZE, countHidden);
  return { pages, countHidden, pagesFrom };
}

test.each([
  ['none is hidden', 18, 0, 5],
  ['some of the last page are hidden', 18, 1, 5],
  ['most are hidden', 6, 30, 2],
  ['the hidden ones begin a page', 8, 30, 3],
  ['all are hidden', 0, 30, 1],
  ['nothing is found', 0, 0, 0],
])('every page of a list reports the same page count when %s', async (_, open, hidden, pages) => {
  const list = listOf(open, hidden);
  for (let page = 1; page <= Math.max(1, list.pages); page += 1) {
    expect(await list.pagesFrom(page)).toBe(pages);
  }
});

test('a single-page list and a last page without hidden homes skip the count', async () => {
  const short = listOf(2, 1);
  expect(await short.pagesFrom(1)).toBe(1);
  const open = listOf(18, 0);
  expect(await open.pagesFrom(5)).toBe(5);
  expect([...short.countHidden.mock.calls, ...open.countHidden.mock.calls]).toEqual([]);
});
