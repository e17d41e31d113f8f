import { isRestricted } from '#src/domain/listing/visibility.ts';
import type { ResultsPage } from '#src/domain/search/list/results-page.ts';

type Results = Pick<ResultsPage, 'listings' | 'page' | 'pages' | 'count'>;

function endsHidden({ listings }: Results): boolean {
  const last = listings.at(-1);
  return last !== undefined && isRestricted(last);
}

/**
 * The number of pages that a list has for its viewer. Homes that need an account are sorted last, and one
 * panel stands for all of them: the first page with one of them is the last page.
 *
 * @param results any page of the list
 * @param pageSize homes of a page
 * @param countHidden how many homes of the whole list need an account
 */
export async function pagesForViewer(
  results: Results,
  pageSize: number,
  countHidden: () => Promise<number>,
): Promise<number> {
  const { page, pages, count } = results;
  if (pages <= 1 || (page >= pages && !endsHidden(results))) return pages;
  const visible = count - (await countHidden());
  return Math.min(pages, Math.floor(visible / pageSize) + 1);
}
