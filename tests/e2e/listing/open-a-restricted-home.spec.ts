import type { APIRequestContext, Page } from '@playwright/test';
import { anAccount, fillLogin, logIn } from '#tests/support/accounts/accounts.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';
import { aClosedHome, aRestrictedHome } from '#tests/support/listings/restricted-home.ts';

/** Opens a restricted home as a customer whose own view of it fails. */
async function meetFailure(page: Page, request: APIRequestContext): Promise<void> {
  await logIn(page, await anAccount(request));
  await page.route('**/real-estate/detail/**', (route) =>
    route.request().headers()['authorization']
      ? route.fulfill({ status: 503, body: '' })
      : route.continue(),
  );
  await page.goto(await aRestrictedHome(request));
}

test('a fully restricted home requires login and then opens @main', async ({ page, request }) => {
  const email = await anAccount(request);
  await page.goto(await aClosedHome(request));
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  await fillLogin(page, email);
  await page.waitForURL('**/detail/**');
  await expect(page.getByRole('heading', { name: 'Facts and features' })).toBeVisible();
  await expect(page.getByText('LOGIN TO VIEW')).toBeHidden();
});

test.describe('a restricted home that fails to load', () => {
  test.use({ expected: [[/503/], { scope: 'test' }] });

  test('shows an alert and redirects to the list', async ({ page, request }) => {
    await meetFailure(page, request);
    const alert = page.getByRole('alert').filter({ hasText: 'There is an error — check it out!' });
    await expect(alert).toBeVisible();
    const back = await alert.getByRole('link', { name: 'Back to the list' }).getAttribute('href');
    expect(back).toMatch(/^\/real-estate\/list\/[a-z]{2}\/[a-z-]+$/);
    await page.waitForURL(`**${back}`);
  });

  test('does not redirect once the visitor interacts with the page', async ({ page, request }) => {
    await page.clock.install();
    await meetFailure(page, request);
    await expect(page.getByText('There is an error — check it out!')).toBeVisible();
    // A logged-in visitor is not asked to log in.
    await expect(page.getByRole('link', { name: 'LOGIN TO VIEW', exact: true })).toHaveCount(0);
    await expect(page.getByText('You need an account to see this home')).toBeHidden();
    await page.keyboard.press('Tab');
    await page.clock.runFor(4000);
    await expect(page).toHaveURL(/\/detail\//);
    await expectAccessible(page);
  });
});
