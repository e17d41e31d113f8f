import type { Page } from '@playwright/test';
import { expect, expectAccessible, mapReady, test } from '#tests/support/browser/journey.ts';

test.beforeEach(async ({ page, expected }) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to load resource/);
  await page.route('**/real-estate/manifest.json', (route) =>
    route.fulfill({ json: { version: '99.0.0' } }),
  );
});

/** Loads the script that draws notices, and raises two lasting notices. */
async function raiseTwo(page: Page): Promise<void> {
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await expect(page.locator('[data-early-notice]')).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('A new version is available.')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You are currently offline.')).toBeVisible();
}

/** Whether a notice covers an element that must stay free. */
function isCovered(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((free) => {
    const notices = [...document.querySelectorAll('.notice')].map((each) =>
      each.getBoundingClientRect(),
    );
    return [...document.querySelectorAll(free)].some((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return notices.some((notice) => notice.top < bottom && notice.bottom > top);
    });
  }, selector);
}

test('notices stay above the map sheet and move up with it', async ({ page, context }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14');
  await mapReady(page);
  await raiseTwo(page);
  await expect.poll(() => isCovered(page, '.sheet')).toBe(false);
  await expectAccessible(page, '.notices');
  await page.locator('.sheet-handle').tap();
  await expect(page.locator('.sheet')).toHaveAttribute('data-stop', 'half');
  await expect.poll(() => isCovered(page, '.sheet')).toBe(false);
  await context.setOffline(false);
  await expect(page.getByText('You are currently offline.')).toBeHidden();
  await expect(page.getByText('A new version is available.')).toBeVisible();
});

test('notices do not cover the form button at any scroll position', async ({ page }) => {
  await page.goto('/real-estate/auth/login');
  await raiseTwo(page);
  const button = page.locator('form').getByRole('button', { name: 'Login', exact: true });
  for (const distance of [0, 80, 160, 240]) {
    await page.evaluate((top) => window.scrollTo(0, top), distance);
    await expect.poll(() => isCovered(page, 'form button:not([type="button"])')).toBe(false);
  }
  await expect(button).toBeVisible();
});

test('pages show up to two notices at once, the map and sign-up three', async ({ page }) => {
  const most = async (path: string) => {
    await page.goto(path);
    return page.locator('[data-notices]').getAttribute('data-most');
  };
  expect(await most('/real-estate/about')).toBe('2');
  expect(await most('/real-estate/auth/login')).toBe('2');
  expect(await most('/real-estate/auth/new-account')).toBe('3');
  expect(await most('/real-estate/map')).toBe('3');
});

test('errors are announced immediately and news politely', async ({ page }) => {
  await page.goto('/real-estate/about');
  await raiseTwo(page);
  await expect(page.locator('.notices [role="alert"]')).toContainText('You are currently offline.');
  await expect(page.locator('.notices [role="status"]')).toContainText('A new version');
});
