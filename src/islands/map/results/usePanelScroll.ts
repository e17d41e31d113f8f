import { type RefObject, useEffect, useRef } from 'react';
import { debounce } from '#src/lib/debounce.ts';
import { storePanelScroll, storedPanelScroll } from '#src/stores/search/panel/panel-scroll.ts';

const REST_MS = 120;

/**
 * Scrolls the list to its top when another page is turned to, and to where it was when the visitor
 * comes back from a home. `page` is undefined until there are results.
 */
export function usePanelScroll(
  list: RefObject<HTMLElement | null>,
  page: number | undefined,
): void {
  const shownPage = useRef<number>(undefined);
  useEffect(() => {
    if (page === undefined) return;
    const isFirst = shownPage.current === undefined;
    shownPage.current = page;
    list.current?.scrollTo({ top: isFirst ? storedPanelScroll() : 0 });
  }, [page, list]);
  useEffect(() => {
    const element = list.current;
    const keep = debounce(() => storePanelScroll(element?.scrollTop ?? 0), REST_MS);
    element?.addEventListener('scroll', keep, { passive: true });
    return () => {
      keep.cancel();
      element?.removeEventListener('scroll', keep);
    };
  }, [list]);
}
