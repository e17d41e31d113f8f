/** Where a page of a list lies when one search follows another: the first's pages, then the second's. */
export type PagePart = {
  /** 0 for the first search. */
  readonly search: number;
  /** Of that search, from 1. */
  readonly page: number;
  /** Results of the searches before it. */
  readonly before: number;
};

type Sized = { readonly pageSize: number };

/** Pages that searches with these counts fill, each beginning a page of its own. */
export function pageCount(counts: readonly number[], { pageSize }: Sized): number {
  return counts.reduce((pages, count) => pages + Math.ceil(count / pageSize), 0);
}

/** The search and page that page `page` of the list is; beyond the last it is the last. */
export function pagePart(counts: readonly number[], page: number, { pageSize }: Sized): PagePart {
  let left = Math.max(1, page);
  let before = 0;
  let last: PagePart = { search: 0, page: 1, before: 0 };
  for (const [search, count] of counts.entries()) {
    const pages = Math.ceil(count / pageSize);
    if (left <= pages) return { search, page: left, before };
    if (pages > 0) last = { search, page: pages, before };
    left -= pages;
    before += count;
  }
  return last;
}
