import type { Page } from '@playwright/test';
import { expect, test as base } from '#tests/support/browser/journey.ts';
import { aHomeForSale } from '#tests/support/listings/demo-homes.ts';

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

const scrolledPx = (page: Page) => page.evaluate(() => scrollY);
const logoPx = (page: Page) =>
  page.evaluate(() => document.querySelector('header a')?.getBoundingClientRect().left);

/** Fails when a wheel over the dialog or beside it scrolls the page. */
async function expectPageStays(page: Page): Promise<void> {
  const startPx = await scrolledPx(page);
  for (const [x, y] of [
    [720, 450],
    [2, 700],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 600);
  }
  // The next frames take in a wheel.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  expect(await scrolledPx(page)).toBe(startPx);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrolledPx(page)).toBeGreaterThan(startPx);
}

for (const [dialog, role, name] of [
  ['the form of a home', 'button', 'Ask about this home'],
  ['the login', 'link', 'Login'],
] as const) {
  test(`the page behind ${dialog} neither scrolls nor moves`, async ({ page, request }) => {
    await page.goto(await aHomeForSale(request));
    const startPx = await logoPx(page);
    await page.getByRole(role, { name, exact: true }).first().click();
    await expect(page.locator('dialog:modal')).toBeVisible();
    expect(await logoPx(page)).toBe(startPx);
    await expectPageStays(page);
    expect(await logoPx(page)).toBe(startPx);
  });
}

test('the photos fill the window, and the page behind them does not scroll', async ({
  page,
  request,
}) => {
  await page.goto(await aHomeForSale(request));
  const startPx = await logoPx(page);
  await page.locator('photo-viewer a').first().click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBe(0);
  await expectPageStays(page);
  expect(await logoPx(page)).toBe(startPx);
});
