import type { FoundSummary } from '#src/contract/listings/listing.ts';
import { isRestricted } from '#src/domain/listing/visibility.ts';
import type { ResultsPage } from './results-page.ts';

/** The homes of a page that its viewer may see, and how many stand behind them that need an account. */
export type VisibleHomes = {
  readonly visible: readonly FoundSummary[];
  readonly hiddenCount: number;
  /** Pages with something to see: homes that need an account are sorted last. */
  readonly pages: number;
};

/** Parts a page of results by what its viewer may see. It tells no more than the results do. */
export function visibleHomes({ listings, page, pages, first, count }: ResultsPage): VisibleHomes {
  const visible = listings.filter((listing): listing is FoundSummary => !isRestricted(listing));
  const isAllHiddenBehind = listings.slice(visible.length).every(isRestricted);
  if (visible.length === listings.length) return { visible, hiddenCount: 0, pages };
  if (!isAllHiddenBehind) {
    return { visible, hiddenCount: listings.length - visible.length, pages };
  }
  return { visible, hiddenCount: count - (first - 1) - visible.length, pages: page };
}
