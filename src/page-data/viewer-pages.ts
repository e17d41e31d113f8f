import { isRestricted } from '#src/domain/listing/visibility.ts';
import type { ResultsPage } from '#src/domain/search/list/results-page.ts';

type EndOfPage = Pick<ResultsPage, 'listings' | 'page' | 'pages'>;

const endsHidden = ({ listings }: EndOfPage) => {
  const last = listings.at(-1);
  return last !== undefined && isRestricted(last);
};

/**
 * The number of pages that a list has for its viewer. Homes that need an account are sorted last, and one
 * panel stands for all of them: the first page that ends with one is the last page.
 *
 * @param results any page of the list
 * @param findPage another page of it
 */
export async function pagesForViewer(
  results: EndOfPage,
  findPage: (page: number) => Promise<EndOfPage>,
): Promise<number> {
  const { page, pages } = results;
  const isHidden = endsHidden(results);
  if (!isHidden && (page >= pages || !endsHidden(await findPage(pages)))) return pages;
  let [low, high] = isHidden ? [1, page] : [page + 1, pages];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (endsHidden(await findPage(middle))) high = middle;
    else low = middle + 1;
  }
  return low;
}
