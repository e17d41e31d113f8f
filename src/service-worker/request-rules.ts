import type { CopyKind } from '#src/domain/offline-copies.ts';

/** The parts of a request that a rule depends on. */
export type RequestDetails = {
  readonly method: string;
  readonly url: URL;
  readonly isNavigation: boolean;
  /** Whether the request carries the token of a signed-in viewer. */
  readonly isSigned: boolean;
};

export type Rule =
  /** Left to the browser, and never kept. */
  | { readonly kind: 'network' }
  /** A page that only its viewer may see: never kept; without a connection the offline page. */
  | { readonly kind: 'private-page' }
  /** From the network and kept; the copy without a connection, else the offline page. */
  | { readonly kind: 'page'; readonly copies: CopyKind; readonly key: string }
  /** From the network and kept; the copy without a connection. */
  | { readonly kind: 'reply'; readonly copies: CopyKind; readonly key: string }
  /** Never changes under its address: the copy when there is one. */
  | { readonly kind: 'file'; readonly copies: CopyKind; readonly key: string };

const NETWORK: Rule = { kind: 'network' };

/** Pages that only their viewer may see, and the one that stands for a page without a copy. */
const NOT_KEPT = /^(auth\/|application$|offline$)/;
const LISTINGS = '/api/realty/listings';

function pageRule({ pathname, search }: URL, base: string): Rule {
  const route = pathname.slice(base.length);
  if (NOT_KEPT.test(route)) return { kind: 'private-page' };
  // One page stands for every place on the map, and reads the place from its address.
  if (/^map(\/|$)/.test(route)) return { kind: 'page', copies: 'pages', key: `${base}map` };
  const isHome = /^detail\/.*\d$/.test(route);
  const key = isHome ? pathname : pathname + search;
  return { kind: 'page', copies: isHome ? 'homes' : 'pages', key };
}

function fileRule({ pathname, search }: URL, base: string): Rule {
  if (pathname.startsWith(`${base}_astro/`) || pathname === `${base}favicon.svg`) {
    // The query only makes a browser ask again.
    return { kind: 'file', copies: 'assets', key: pathname };
  }
  const key = pathname + search;
  if (pathname.startsWith('/images/')) return { kind: 'file', copies: 'photos', key };
  if (pathname.startsWith('/basemap/')) return { kind: 'file', copies: 'tiles', key };
  if (pathname === LISTINGS || pathname.startsWith(`${LISTINGS}/`)) {
    return { kind: 'reply', copies: 'searches', key };
  }
  return NETWORK;
}

/**
 * The rule for a request. `scope` is the address below which the pages lie, for example
 * `https://www.example.ca/real-estate/`.
 */
export function ruleFor({ method, url, isNavigation, isSigned }: RequestDetails, scope: URL): Rule {
  if (method !== 'GET' || isSigned || url.origin !== scope.origin) return NETWORK;
  const base = scope.pathname;
  if (!isNavigation) return fileRule(url, base);
  return url.pathname.startsWith(base) ? pageRule(url, base) : NETWORK;
}

type Head = Pick<Response, 'status' | 'type' | 'redirected'> & { readonly headers: Headers };

/** Whether an answer may be stored: it must be public and complete. */
export function isCacheable({ status, type, redirected, headers }: Head): boolean {
  const isWhole = status === 200 && type !== 'opaque' && !redirected;
  return isWhole && !/\b(private|no-store)\b/.test(headers.get('cache-control') ?? '');
}
