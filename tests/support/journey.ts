import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * A page on which nothing may go wrong unseen: a console error or warning, a failed request, an
 * answer of 400 or more, or a request to another host fails the test, unless the test says it
 * expects it.
 */
export const test = base.extend<{ expected: RegExp[]; watched: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  expected: async ({}, use) => use([]),
  watched: [
    async ({ page, expected, baseURL }, use) => {
      const surprises: string[] = [];
      const note = (text: string) => {
        if (!expected.some((pattern) => pattern.test(text))) surprises.push(text);
      };
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) note(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => note(`error: ${error.message}`));
      page.on('requestfailed', (request) => {
        // The page itself gives up requests whose answer it no longer wants.
        const reason = request.failure()?.errorText ?? '';
        if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${reason}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
      });
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) note(`foreign: ${request.url()}`);
      });
      await use(undefined);
      expect(surprises).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Fails on any accessibility finding of axe, WCAG 2.2 AA and its best practices; `within` keeps to
 * one part of the page, such as a menu that dims the rest.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const axe = new AxeBuilder({ page }).include(within).withTags(AXE_TAGS);
  const { violations } = await axe.analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
  expect(findings).toEqual([]);
}

/** Waits until the map has drawn its pins. */
export async function mapReady(page: Page): Promise<void> {
  await expect(page.locator('.map-pin:visible').first()).toBeVisible();
  await expect(page.locator('.map-pins.is-stale')).toHaveCount(0);
}
