import { formatNumber } from '../format.ts';

/** The pages of a list of homes. */
export const paging = {
  count: ({ first, last }: { first: number; last: number }, total: number) => {
    if (total === 1) return '1 home';
    const range = first === last ? [first] : [first, last];
    const homes = range.map((home) => formatNumber(home)).join(' - ');
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
