import type { Page } from '@playwright/test';
import { aHomeForSale } from '#tests/support/listings/demo-homes.ts';
import { expect, test } from '#tests/support/browser/journey.ts';

/** Windows with the font size that visitors have set in the browser; 16 is the usual one. */
const SETTINGS = [
  { width: 360, height: 740, letterPx: 32 },
  { width: 390, height: 844, letterPx: 24 },
  { width: 390, height: 844, letterPx: 32 },
  { width: 820, height: 1180, letterPx: 32 },
  { width: 1280, height: 800, letterPx: 32 },
] as const;

const PATHS = [
  '/',
  '/about',
  '/team',
  '/contact',
  '/calculators',
  '/trends',
  '/search',
  '/auth/login',
  '/list/on/toronto',
  '/map/43.6532;-79.3832?z=13',
];

async function setLetters(page: Page, letterPx: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: letterPx } });
}

async function expectAllInWidth(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, page.url()).toBeLessThanOrEqual(0);
  for (const button of await page.locator('.site-header :is(a, button):visible').all()) {
    await expect.soft(button, page.url()).toBeInViewport({ ratio: 0.99 });
  }
}

for (const { width, height, letterPx } of SETTINGS) {
  test(`text of ${letterPx} pixels fits in ${width}`, async ({ page, request }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await setLetters(page, letterPx);
    const home = await aHomeForSale(request);
    const paths = PATHS.map((path) => `/real-estate${path}`);
    // The home page last, too: it welcomes a visitor who has seen a home.
    for (const path of [...paths, home, '/real-estate/']) {
      await page.goto(path);
      await expectAllInWidth(page);
    }
  });
}
