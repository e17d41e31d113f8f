import type { Page } from '@playwright/test';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { loadBuiltSite } from '#src/hosting/built-site.ts';
import { anApp, aStore } from '../app/app.ts';
import { DIST } from '../app/built-pages.ts';
import { aRecord } from './listings.ts';
import { untilPagesRender } from '../browser/rendered-pages.ts';

/**
 * Opens the page of a home that only this test has. A server of its own renders the page; all its requests
 * go to the running server.
 */
export async function openMadeHome(page: Page, changes: Partial<ListingDocument>): Promise<void> {
  const server = await anApp([], {
    ...(await aStore([aRecord({ mlsNumber: 'MADE1', ...changes })])),
    site: loadBuiltSite(DIST),
  });
  await untilPagesRender(server);
  await page.route('**/real-estate/detail/**', async (route) => {
    const { statusCode, headers, body } = await server.inject(
      new URL(route.request().url()).pathname,
    );
    const { location } = headers;
    const htmlHeaders = { 'content-type': 'text/html; charset=utf-8' };
    const policy = String(headers['content-security-policy'] ?? '');
    await route.fulfill({
      status: statusCode,
      headers: {
        ...htmlHeaders,
        ...(policy ? { 'content-security-policy': policy } : {}),
        ...(location ? { location } : {}),
      },
      body,
    });
  });
  const redirect = await server.inject('/real-estate/detail/MADE1/2');
  await page.goto(redirect.headers.location ?? '/real-estate/detail/MADE1/2');
  await server.close();
}
