import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BASE_PATH, pagePath, realtorPath } from '#src/domain/routes.ts';
import type { App } from '#src/server/app.ts';
import { inTurn } from '#src/server/http/request-turn.ts';
import { escapeHtml } from '#src/lib/text/escape-html.ts';
import { runForegroundWork } from '#src/server/scheduling/foreground-work.ts';
import type { BuiltSite } from '../built-site.ts';
import type { PageCache, RenderedPage } from '../page-cache.ts';
import { sendSharedPage } from '../send-page.ts';

type PublicPages = App['publicPages'];
type PublicPage = ReturnType<PublicPages['places']>[number];

type SitemapDependencies = {
  readonly site: Pick<BuiltSite, 'files' | 'realtorIds'>;
  readonly pages: PublicPages;
  /** For example `https://www.example.ca`. */
  readonly origin: string;
  readonly cache: PageCache;
  /** Addresses in one file: 50,000 is the limit of the protocol (sitemaps.org). */
  readonly fileLimit?: number;
};

const SITEMAP_PATH = pagePath('/sitemap-index.xml');
const FILE_LIMIT = 50_000;
const CACHE_CONTROL = 'public, max-age=3600';
/** Lines that are written at once. */
const PIECE = 200;
const NOINDEX = /<meta name="robots" content="[^"]*noindex/;

/** A text escaped for XML; characters that XML 1.0 forbids are left out. */
const xml = (text: string) => escapeHtml(text).replaceAll(/\p{Cc}/gu, '');

/** Public pages rendered on request, besides those of homes and places. */
const RENDERED_PAGES = [pagePath('/trends'), pagePath('/calculators'), pagePath('/home-value')];

/** The indexable pages of the site itself; each prebuilt one says when it is not to be indexed. */
function ownPages({ files, realtorIds }: SitemapDependencies['site']): PublicPage[] {
  const prebuilt = [...files]
    .filter(([, { contentType }]) => contentType.startsWith('text/html'))
    .filter(([, { body }]) => !NOINDEX.test(body.toString()))
    .map(([route]) => pagePath(route as `/${string}`));
  return [...prebuilt, ...RENDERED_PAGES, ...realtorIds.map(realtorPath)]
    .map((path) => ({ path, updatedOn: null }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

type Element = 'urlset' | 'sitemapindex';

/** The file of some pages, written in pieces between which the server answers others. */
async function sitemapFile(
  element: Element,
  pages: Iterable<PublicPage>,
  origin: string,
): Promise<RenderedPage> {
  const item = element === 'urlset' ? 'url' : 'sitemap';
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
  ];
  for (const { path, updatedOn } of pages) {
    const lastmodTag = updatedOn ? `<lastmod>${xml(updatedOn)}</lastmod>` : '';
    lines.push(`<${item}><loc>${xml(origin + path)}</loc>${lastmodTag}</${item}>`);
    if (lines.length % PIECE === 0) await setImmediate();
  }
  lines.push(`</${element}>`, '');
  const headers = [['content-type', 'application/xml; charset=utf-8']] as const;
  return { status: 200, headers, body: Buffer.from(lines.join('\n')) };
}

/**
 * Mounts the sitemap index with its files (pages, places, listings) and robots.txt, which names it.
 * A file is written once for all who ask within a minute, and anew when the listings change.
 */
export function mountSitemap(
  server: FastifyInstance,
  { site, pages, origin, cache, fileLimit = FILE_LIMIT }: SitemapDependencies,
): void {
  const sitePages = ownPages(site);
  const listingFiles = () => Math.ceil(pages.listingCount() / fileLimit);
  const gathered = (read: () => Iterable<PublicPage>) => async () => {
    await pages.whenGathered();
    return read();
  };
  const index = (): PublicPage[] => {
    const ofListings = Array.from({ length: listingFiles() }, (_, at) => `listings-${at + 1}`);
    return ['pages', 'places', ...ofListings].map((name) => ({
      path: pagePath(`/sitemap-${name}.xml`),
      updatedOn: null,
    }));
  };

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    [element, readPages]: readonly [Element, () => Promise<Iterable<PublicPage>>],
  ) => {
    const [path = ''] = request.url.split('?');
    const cachedMap = cache.cached(path);
    if (cachedMap) return await sendSharedPage(request, reply, cachedMap);
    return await inTurn(request, reply, async () => {
      const file = await cache.render(path, () =>
        runForegroundWork(async () => sitemapFile(element, await readPages(), origin)),
      );
      return await sendSharedPage(request, reply, file);
    });
  };

  server.get(SITEMAP_PATH, (request, reply) =>
    send(request, reply, ['sitemapindex', gathered(index)]),
  );
  server.get(pagePath('/sitemap-pages.xml'), (request, reply) =>
    send(request, reply, ['urlset', async () => sitePages]),
  );
  server.get(pagePath('/sitemap-places.xml'), (request, reply) =>
    send(request, reply, ['urlset', gathered(pages.places)]),
  );
  server.get<{ Params: { file: string } }>(
    pagePath('/sitemap-listings-:file(^\\d{1,5}).xml'),
    async (request, reply) => {
      const file = Number(request.params.file);
      const isThere = await inTurn(request, reply, async () => {
        await pages.whenGathered();
        return file >= 1 && file <= listingFiles();
      });
      if (!isThere) return reply.callNotFound();
      const some = () => pages.listings((file - 1) * fileLimit, file * fileLimit);
      return await send(request as FastifyRequest, reply, ['urlset', gathered(some)]);
    },
  );
  server.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          `Disallow: ${BASE_PATH}/auth/`,
          '',
          `Sitemap: ${origin}${SITEMAP_PATH}`,
          '',
        ].join('\n'),
      ),
  );
}
