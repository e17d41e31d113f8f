import type { Browser, Page } from '@playwright/test';
import { anAccount, logInByForm } from '#tests/support/accounts/accounts.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

const PROFILE = '/real-estate/auth/profile';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

/** The account's profile on another device. */
async function onAPhone(browser: Browser, email: string): Promise<Page> {
  const phone = await browser.newContext({ userAgent: ANDROID, serviceWorkers: 'block' });
  const page = await phone.newPage();
  await logInByForm(page, email);
  await page.goto(PROFILE);
  await expect(page.getByText('Registered on')).toBeVisible();
  return page;
}

test('a lost phone is logged out from the profile, and its next call leads to the login', async ({
  page,
  browser,
  request,
}) => {
  const email = await anAccount(request);
  const phone = await onAPhone(browser, email);
  await logInByForm(page, email);
  await page.goto(PROFILE);
  const section = page.getByRole('region', { name: 'Where you are logged in' });
  const rows = section.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'This device' })).toHaveText(/Chrome on Linux/);
  await expect(rows.filter({ hasText: 'Chrome on Android' })).toHaveText(/Logged in .+Last seen /);
  await expectAccessible(page);
  await section.getByRole('button', { name: /^Log out Chrome on Android/ }).focus();
  await page.keyboard.press('Enter');
  const logOutNotice = section.getByText('Chrome on Android is logged out.');
  await expect(logOutNotice).toBeFocused();
  await expect(rows).toHaveCount(1);

  await phone.getByRole('checkbox', { name: 'Email Notifications' }).click();
  await phone.waitForURL(/\/auth\/login\?redirect=/);
  await expect(phone.locator('html[data-signed-in]')).toHaveCount(0);
  await phone.context().close();
});

test('all other devices are logged out at once', async ({ page, browser, request }) => {
  const email = await anAccount(request);
  const phone = await onAPhone(browser, email);
  await page.setViewportSize({ width: 390, height: 844 });
  await logInByForm(page, email);
  await page.goto(PROFILE);
  const section = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await section.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(section.getByText('You are logged out everywhere else.')).toBeFocused();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expect(section.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
  await phone.reload();
  await phone.waitForURL(/\/auth\/login\?redirect=/);
  await phone.context().close();
  await section.getByRole('button', { name: /^Log out Chrome on Linux/ }).click();
  await page.waitForURL(/\/auth\/login$/);
});
