import { expect, test } from '#tests/support/browser/journey.ts';
import { openKept } from '#tests/support/browser/service-worker.ts';

const NEW_VERSION = 'A new version is available.';

test.describe('a new version deployed during a visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is announced when the tab regains focus, and Reload loads it', async ({
    page,
    context,
  }) => {
    let isDeployed = false;
    // Before the service worker starts: a route that is added later may miss what passes through it.
    await context.route('**/real-estate/manifest.json', async (route) => {
      const response = await route.fetch();
      const version = isDeployed ? '99.0.0' : '1.5.1';
      await route.fulfill({ response, json: { ...(await response.json()), version } });
    });
    await openKept(page, '/real-estate/about');
    await expect(page.getByText(NEW_VERSION)).toHaveCount(0);
    isDeployed = true;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const notice = page.locator('.notice', { hasText: NEW_VERSION });
    await expect(notice).toBeVisible();
    await expect(page.locator('.notices [role="status"]')).toContainText(NEW_VERSION);
    await page.waitForTimeout(9000);
    await expect(notice).toBeVisible();
    isDeployed = false;
    const pageLoad = page.waitForEvent('load');
    await notice.getByRole('button', { name: 'Reload' }).click();
    await pageLoad;
    await expect(notice).toHaveCount(0);
  });
});

test('a new version is announced after ten minutes at the latest', async ({ page }) => {
  await page.clock.install();
  await page.goto('/real-estate/about');
  await page.route('**/real-estate/manifest.json', (route) =>
    route.fulfill({ json: { version: '99.0.0' } }),
  );
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
  await expect(page.locator('[data-early-notice]')).toHaveCount(0);
  await page.clock.fastForward(600_000);
  await expect(page.getByText(NEW_VERSION)).toBeVisible();
});
