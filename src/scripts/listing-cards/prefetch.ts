const AT_ONCE = 2;

const prefetchedUrls = new Set<string>();
const waiting: string[] = [];
let underway = 0;

/** The data-saving state of browsers that have one; not in the standard types. */
type ConnectedNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } };

function savesData(): boolean {
  const { connection }: ConnectedNavigator = navigator;
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

function fetchNext(): void {
  const href = underway < AT_ONCE ? waiting.shift() : undefined;
  if (href === undefined) return;
  underway += 1;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  const finish = () => {
    underway -= 1;
    fetchNext();
  };
  link.addEventListener('load', finish);
  link.addEventListener('error', finish);
  document.head.append(link);
}

/**
 * Fetches a page in advance, once, unless the visitor saves data. At most two are under way at a time; the
 * latest intent comes first.
 */
export function prefetchPage(href: string): void {
  if (prefetchedUrls.has(href) || savesData()) return;
  prefetchedUrls.add(href);
  waiting.unshift(href);
  fetchNext();
}
