import * as z from 'zod/mini';

/** The purpose of a page, which sets its goals. */
export type PageKind = 'marketing' | 'home' | 'list' | 'listing' | 'map' | 'form';

export type AuditedPage = {
  /** Below /real-estate. */
  readonly path: string;
  readonly kind: PageKind;
  /** The status the server answers with. */
  readonly status: 200 | 404;
};

const page = (path: string, kind: PageKind, status: 200 | 404 = 200): AuditedPage => ({
  path,
  kind,
  status,
});

const PAGES: readonly AuditedPage[] = [
  page('/', 'home'),
  ...['/about', '/buying', '/selling', '/contact'].map((path) => page(path, 'marketing')),
  ...['/team', '/reviews'].map((path) => page(path, 'marketing')),
  // This page shows the homes of the REALTOR®'s area.
  page('/team/suki-tanaka', 'list'),
  ...['/accessibility', '/contact/thanks', '/auth/deleted'].map((path) => page(path, 'marketing')),
  page('/offline', 'list'),
  page('/no-such-page', 'marketing', 404),
  page('/list/on/toronto', 'list'),
  page('/list/on/toronto?keywords=xyzzyq', 'list'),
  page('/list/on/toronto/the-beaches', 'list'),
  ...['/search', '/auth/login', '/auth/new-account', '/auth/verify'].map((path) =>
    page(path, 'form'),
  ),
  page('/map', 'map'),
  page('/trends', 'list'),
  page('/calculators', 'list'),
  page('/home-value', 'list'),
];

const Listings = z.object({
  listings: z.array(z.object({ mlsNumber: z.string(), boardId: z.number() })).check(z.minLength(1)),
});

async function pageOfHome(origin: string, query: string): Promise<AuditedPage> {
  const reply = await fetch(`${origin}/api/realty/listings?${query}&resultsPerPage=1`);
  const [home] = Listings.parse(await reply.json()).listings;
  return page(`/detail/${home?.mlsNumber}/${home?.boardId}`, 'listing');
}

/** Every kind of page that anyone may open, with a home for sale and a sold one among them. */
export async function auditedPages(origin: string): Promise<readonly AuditedPage[]> {
  const homes = await Promise.all([
    pageOfHome(origin, 'type=sale&status=A&city=Toronto'),
    pageOfHome(origin, 'type=sale&status=U&lastStatus=Sld&city=Toronto'),
  ]);
  return [...PAGES, ...homes];
}
