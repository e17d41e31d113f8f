/** A page to link to, or a gap where pages are left out. */
export type PageStep = number | 'gap-before' | 'gap-after';

/**
 * The pages a reader can jump to from `page`: the first, the last, and those beside it. A gap stands
 * for two pages or more; a single page in between is shown.
 */
export function pageWindow(page: number, pages: number): PageStep[] {
  const near = [page - 1, page, page + 1];
  const visiblePages = [...new Set([1, ...near, pages])].filter(
    (each) => each >= 1 && each <= pages,
  );
  return visiblePages.flatMap((each, index): PageStep[] => {
    const before = visiblePages[index - 1];
    if (before === undefined || each - before === 1) return [each];
    if (each - before === 2) return [each - 1, each];
    return [each <= page ? 'gap-before' : 'gap-after', each];
  });
}
