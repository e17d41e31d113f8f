import { formatNumber } from '../format.ts';

/** The pages of a list of homes. */
export const paging = {
  /** `range` is null where none of them is shown. */
  count: (range: { first: number; last: number } | null, total: number) => {
    if (total === 1) return '1 home';
    if (!range) return `${formatNumber(total)} Homes`;
    const { first, last } = range;
    const homes = (first === last ? [first] : [first, last])
      .map((home) => formatNumber(home))
      .join(' - ');
    return `${homes} of ${formatNumber(total)} Homes`;
  },
  pages: 'Pages of homes',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${formatNumber(pages)}`,
  firstPage: 'First page',
  lastPage: 'Last page',
} as const;
