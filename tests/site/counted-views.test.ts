import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { viewPicturePath } from '#src/domain/listing/views-path.ts';
import { BASE_PATH } from '#src/domain/routes.ts';
import { loadBuiltSite } from '#src/hosting/built-site.ts';
import { anApp } from '#tests/support/app/app.ts';
import { DIST } from '#tests/support/app/built-pages.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const viewed = vi.fn();
const LISTING = '/detail/on/toronto/C9000001/2';
const PICTURE = viewPicturePath({ mlsNumber: 'C9000001', boardId: 2 });
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };

async function aSite(isCounted: boolean) {
  app = await anApp([aRecord()], {
    site: await loadBuiltSite(DIST),
    ...(isCounted && { listingAnalytics: { onView: viewed, onLead: () => undefined } }),
  });
  return async (path: string) => {
    let reply = await app.inject({ url: BASE_PATH + path, headers: BROWSER });
    const { location } = reply.headers;
    if (location !== undefined) reply = await app.inject({ url: location, headers: BROWSER });
    return reply;
  };
}

test('with counted views, a listing page embeds one view image of this site', async () => {
  const open = await aSite(true);
  const { body, headers } = await open(LISTING);
  const pictures = [...body.matchAll(/<img [^>]*src="(\/images\/views\/[^"]*)"[^>]*>/g)];
  expect(pictures.map(([, address]) => address)).toEqual([PICTURE]);
  expect(pictures[0]?.[0]).toContain('alt=""');
  expect(`${body}${headers['content-security-policy']}`).not.toContain('crea.ca');
  // Serving the page is no view: it may be prefetched, or fetched by a program.
  expect(viewed).not.toHaveBeenCalled();
  await app.inject({ url: PICTURE, headers: BROWSER });
  expect(viewed).toHaveBeenCalledTimes(1);
  for (const path of ['/list/on/toronto', '/detail/on/toronto/C9000002/2', '/']) {
    expect((await open(path)).body).not.toContain('/images/views');
  }
});

test('without counted views, no page embeds a view image', async () => {
  const open = await aSite(false);
  expect((await open(LISTING)).body).not.toContain('/images/views');
});
