import type { SearchResult } from '#src/contract/listings/listing.ts';
import { isRestricted } from '#src/domain/listing/visibility.ts';
import type { ResultsPage } from './results-page.ts';

/** The homes of a page that its viewer may see, and how many stand behind them that need an account. */
export type VisibleHomes = {
  readonly visible: readonly SearchResult[];
  /** The places of the visible ones among all; null where none is visible. */
  readonly range: { readonly first: number; readonly last: number } | null;
  readonly hiddenCount: number;
  /** Pages with something to see: homes that need an account are sorted last. */
  readonly pages: number;
};

/** Divides a page of results by what its viewer may see. It reveals no more than the results do. */
export function visibleHomes({ listings, page, pages, first, count }: ResultsPage): VisibleHomes {
  const visible = listings.filter((listing): listing is SearchResult => !isRestricted(listing));
  const range = visible.length === 0 ? null : { first, last: first + visible.length - 1 };
  const isAllHiddenBehind = listings.slice(visible.length).every(isRestricted);
  if (visible.length === listings.length) return { visible, range, hiddenCount: 0, pages };
  if (!isAllHiddenBehind) {
    return { visible, range, hiddenCount: listings.length - visible.length, pages };
  }
  return { visible, range, hiddenCount: count - (first - 1) - visible.length, pages: page };
}
