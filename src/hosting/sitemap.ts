import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BASE_PATH, pagePath } from '#src/domain/routes.ts';
import type { App } from '#src/server/app.ts';
import { inTurn } from '#src/server/http/request-turn.ts';
import type { BuiltSite } from './built-site.ts';

type PublicPages = App['publicPages'];
type PublicPage = ReturnType<PublicPages['places']>[number];

type SitemapDependencies = {
  readonly site: Pick<BuiltSite, 'files'>;
  readonly pages: PublicPages;
  /** Such as `https://www.example.ca`. */
  readonly origin: string;
  /** Addresses in one file: 50,000 is the limit of the protocol (sitemaps.org). */
  readonly fileLimit?: number;
};

const SITEMAP_PATH = pagePath('/sitemap-index.xml');
const FILE_LIMIT = 50_000;
const CACHE_CONTROL = 'public, max-age=3600';
/** Written at once; between two pieces the server answers others. */
const PIECE = 200;
const NOINDEX = /<meta name="robots" content="[^"]*noindex/;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as XML has it; what XML 1.0 cannot have is left out. */
const xml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '').replaceAll(/\p{Cc}/gu, '');

/** The prebuilt pages that may be found, by route; each page says itself when it may not. */
function prebuiltPages({ files }: Pick<BuiltSite, 'files'>): PublicPage[] {
  return [...files]
    .filter(([, { contentType }]) => contentType.startsWith('text/html'))
    .filter(([, { body }]) => !NOINDEX.test(body.toString()))
    .map(([route]) => ({ path: pagePath(route as `/${string}`), updatedOn: null }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function* inPieces(
  element: 'urlset' | 'sitemapindex',
  pages: Iterable<PublicPage>,
  origin: string,
): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  const item = element === 'urlset' ? 'url' : 'sitemap';
  let piece: string[] = [];
  for (const { path, updatedOn } of pages) {
    const changed = updatedOn ? `<lastmod>${xml(updatedOn)}</lastmod>` : '';
    piece.push(`<${item}><loc>${xml(origin + path)}</loc>${changed}</${item}>\n`);
    if (piece.length < PIECE) continue;
    yield piece.join('');
    piece = [];
  }
  yield `${piece.join('')}</${element}>\n`;
}

function sendXml(reply: FastifyReply, pieces: Iterable<string>): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', CACHE_CONTROL)
    .send(Readable.from(pieces));
}

/**
 * Mounts the sitemap index with its files (pages, places, listings) and robots.txt, which names it.
 * The files are written from the listings as they are when they are asked for.
 */
export function mountSitemap(
  server: FastifyInstance,
  { site, pages, origin, fileLimit = FILE_LIMIT }: SitemapDependencies,
): void {
  const prebuilt = prebuiltPages(site);
  const listingFiles = () => Math.ceil(pages.listingCount() / fileLimit);

  const index = (): PublicPage[] =>
    [
      '/sitemap-pages.xml' as const,
      '/sitemap-places.xml' as const,
      ...Array.from(
        { length: listingFiles() },
        (_, at) => `/sitemap-listings-${at + 1}.xml` as const,
      ),
    ].map((route) => ({ path: pagePath(route), updatedOn: null }));

  server.get(SITEMAP_PATH, (_request, reply) =>
    sendXml(reply, inPieces('sitemapindex', index(), origin)),
  );
  server.get(pagePath('/sitemap-pages.xml'), (_request, reply) =>
    sendXml(reply, inPieces('urlset', prebuilt, origin)),
  );
  server.get(pagePath('/sitemap-places.xml'), (_request, reply) =>
    sendXml(reply, inPieces('urlset', pages.places(), origin)),
  );
  server.get<{ Params: { file: string } }>(
    pagePath('/sitemap-listings-:file(^\\d{1,5}).xml'),
    (request, reply) =>
      inTurn(request, reply, async () => {
        const file = Number(request.params.file);
        if (file < 1 || file > listingFiles()) return reply.callNotFound();
        const some = pages.listings((file - 1) * fileLimit, file * fileLimit);
        return sendXml(reply, inPieces('urlset', some, origin));
      }),
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
