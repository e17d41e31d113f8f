import { expect, type Page, type TestInfo, test as base } from '@playwright/test';
import { AXE_TAGS, axeOf, findingsOf } from './axe.ts';

/**
 * Chromium abandons the transition to a page, and nothing else, when a journey meddles with its requests.
 * Playwright reports that it blocks the service worker, as most journeys ask it to.
 */
const UNSEEN =
  /ViewTransition opt-in disabled|Transition was (?:skipped|aborted because of invalid state)|Service Worker registration blocked by Playwright/;

/** Attaches a picture of the page of a failed journey; Playwright itself would take one in each journey. */
async function attachPicture(page: Page, testInfo: TestInfo): Promise<void> {
  if (page.isClosed()) return;
  const path = testInfo.outputPath('at-the-end.png');
  await page.screenshot({ path });
  await testInfo.attach('at the end', { path, contentType: 'image/png' });
}

/**
 * A page on which nothing may go wrong unseen: a console error or warning, a failed request, an
 * answer of 400 or more, or a request to another host fails the test, unless the test says it
 * expects it.
 */
export const test = base.extend<{ expected: RegExp[]; watched: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  expected: async ({}, use) => use([]),
  watched: [
    async ({ page, expected, baseURL }, use, testInfo) => {
      const surprises: string[] = [];
      const note = (text: string) => {
        if (![...expected, UNSEEN].some((pattern) => pattern.test(text))) surprises.push(text);
      };
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) note(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => note(`error: ${error.message}`));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // The page itself aborts requests whose answer it does not need. With scripts switched off, none is
        // loaded; the console also reports what a policy refuses.
        const isExpected = reason === 'net::ERR_ABORTED' || reason === 'csp';
        if (!isExpected) note(`failed: ${request.url()} ${reason}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
      });
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) note(`foreign: ${request.url()}`);
      });
      await use(undefined);
      if (testInfo.error ?? surprises[0]) await attachPicture(page, testInfo);
      expect(surprises).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Fails on any accessibility finding of axe, WCAG 2.2 AA and its best practices; `within` limits it to one
 * part of the page, for example a menu that dims the rest.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const axe = axeOf(page).include(within).withTags(AXE_TAGS);
  expect(await findingsOf(axe)).toEqual([]);
}

/** The rules of axe that depend on the colours and the width of a page, not on its markup. */
const LOOK_RULES = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** Fails on whatever a change of theme or width can break on an otherwise accessible page. */
export async function expectAccessibleLook(page: Page): Promise<void> {
  expect(await findingsOf(axeOf(page).withRules(LOOK_RULES))).toEqual([]);
}

/**
 * Waits until the page has loaded and has received nothing more for half a second. Playwright's own idle
 * network sometimes never comes, though no request is left.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  let receivedCount = -1;
  const receivedNothing = async () => {
    const before = receivedCount;
    receivedCount = await page.evaluate(() => performance.getEntriesByType('resource').length);
    return receivedCount === before;
  };
  await expect.poll(receivedNothing, { intervals: [500] }).toBe(true);
}

/** Waits until the map page shows nothing more of its view from before its script runs. */
export async function expectTakenOver(page: Page): Promise<void> {
  await expect(page.locator('#first-map, #first-homes')).toHaveCount(0);
}

/** Waits until the map has drawn its pins. */
export async function mapReady(page: Page): Promise<void> {
  await expect(page.locator('.map-pins .map-pin:visible').first()).toBeVisible();
  await expect(page.locator('.map-pins.is-stale')).toHaveCount(0);
  await expectTakenOver(page);
}
