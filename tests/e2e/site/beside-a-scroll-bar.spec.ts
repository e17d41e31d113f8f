import type { Page } from '@playwright/test';
import { expect, test as base } from '#tests/support/browser/journey.ts';

// On Windows, and in windows with a mouse elsewhere, a scroll bar takes a part of the window's width, which
// media queries and lengths in vw do not know.
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

const PATHS = ['/', '/team', '/reviews', '/contact', '/list/on/toronto', '/calculators', '/trends'];

async function expectNoOverflow(page: Page): Promise<void> {
  const { barPx, overflowPx } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return { barPx: innerWidth - clientWidth, overflowPx: scrollWidth - clientWidth };
  });
  expect(barPx).toBeGreaterThan(0);
  expect.soft(overflowPx, page.url()).toBeLessThanOrEqual(0);
}

// The narrowest windows of each layout.
for (const width of [320, 600, 900]) {
  test(`no page scrolls sideways beside a scroll bar at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const path of PATHS) {
      await page.goto(`/real-estate${path}`);
      await expectNoOverflow(page);
    }
  });
}

test('the suggestions on a phone are as wide as the page beside a scroll bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/real-estate/');
  await page.getByRole('combobox').first().fill('liberty');
  const panel = page.locator('.search-panel');
  await expect(panel.getByRole('option').first()).toBeVisible();
  await expectNoOverflow(page);
  const area = await panel.boundingBox();
  expect(area?.x).toBe(0);
  expect(area?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
});
