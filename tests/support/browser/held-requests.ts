import type { BrowserContext, Page } from '@playwright/test';

/**
 * Holds the requests to `url` back until the returned function is called, so that a journey sees the page
 * before their answer on a machine of any speed. That function waits until a request is held: otherwise the
 * journey would have seen the page after an answer.
 */
export async function holdRequests(
  asker: Page | BrowserContext,
  url: string | RegExp,
): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await asker.route(url, async (route) => {
    held.resolve();
    await released.promise;
    await route.continue();
  });
  return async () => {
    await held.promise;
    released.resolve();
  };
}
