import type { BrowserContext, Page } from '@playwright/test';

/**
 * Holds the requests to `url` back until the returned function is called, so that a journey sees what
 * comes before their answer however slow the machine is.
 */
export async function holdRequests(
  asker: Page | BrowserContext,
  url: string | RegExp,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await asker.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
