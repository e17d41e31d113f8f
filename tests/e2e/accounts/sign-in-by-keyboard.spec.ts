import type { Locator, Page } from '@playwright/test';
import { anAccount, PASSWORD } from '#tests/support/accounts/accounts.ts';
import { expect, test } from '#tests/support/browser/journey.ts';

const MOST_STOPS = 40;

/** Presses Tab until an element has the focus and shows it. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((each) => each === document.activeElement)) {
      await expect(element).toBeInViewport();
      return;
    }
  }
  throw new Error(`the Tab key does not lead to ${String(element)}`);
}

test('a customer logs in, shows the password and logs out by keyboard only', async ({
  page,
  request,
}) => {
  const email = await anAccount(request);
  await page.goto('/real-estate/auth/login?redirect=%2Freal-estate%2Fabout');
  const form = page.getByRole('main');
  await expect(form.getByRole('button', { name: 'Login' })).toBeEnabled();
  await tabTo(page, form.getByLabel('Email'));
  await page.keyboard.type(email);
  const password = form.getByLabel('Password', { exact: true });
  await tabTo(page, password);
  await page.keyboard.type(PASSWORD);
  await tabTo(page, form.getByRole('button', { name: 'Show password' }));
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'text');
  await tabTo(page, form.getByRole('button', { name: 'Login' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/real-estate/about');

  const menu = page.getByRole('button', { name: 'Account of Ada' });
  await expect(menu).toBeVisible();
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Log Out' }).filter({ visible: true }));
  // A browser that is closed during a reload may never close.
  const loadedAgain = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await loadedAgain;
  await expect(page.locator('html[data-signed-in]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/about$/);
});
