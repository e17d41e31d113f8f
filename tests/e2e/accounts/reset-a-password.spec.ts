import type { Page } from '@playwright/test';
import {
  anAccount,
  anUnconfirmedAccount,
  codeFor,
  expectSignedIn,
} from '#tests/support/accounts/accounts.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

test.use({ expected: [[/400: .*\/identity\//, /console: .*status of 400/], { scope: 'test' }] });

test('a visitor who forgot the password resets it and is logged in @main', async ({
  page,
  request,
}) => {
  const email = await anAccount(request);
  await page.goto('/real-estate/auth/login?redirect=%2Fabout');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/verify\?redirect=/);
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();

  const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const code = dialog.getByLabel('Code');
  await code.pressSequentially('-12a3456789');
  await expect(code).toHaveValue('123456');
  await dialog.getByLabel('New password', { exact: true }).fill('Short-1');
  await dialog.getByLabel('Confirm password').fill('Short-2');
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await expect(dialog.getByText('A password needs at least 8 characters')).toBeVisible();
  await expect(dialog.getByText('The two passwords are not the same')).toBeVisible();

  const password = 'Battery-Staple-2';
  await code.fill(await codeFor(request, email));
  await dialog.getByLabel('New password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm password').fill(password);
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await page.waitForURL('**/real-estate/about');
  await expectSignedIn(page);
});

async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/real-estate/auth/verify');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
}

async function choosePassword(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByLabel('New password', { exact: true }).fill('Battery-Staple-2');
  await dialog.getByLabel('Confirm password').fill('Battery-Staple-2');
  await dialog.getByRole('button', { name: 'Reset password' }).click();
}

/** The code sent after `former`. */
async function nextCode(page: Page, email: string, former: string): Promise<string> {
  await expect.poll(() => codeFor(page.request, email)).not.toBe(former);
  return codeFor(page.request, email);
}

test('resetting the password also confirms an unconfirmed address', async ({ page, request }) => {
  const email = await anUnconfirmedAccount(request);
  const signUpCode = await codeFor(request, email);
  await askForCode(page, email);
  await choosePassword(page, await nextCode(page, email, signUpCode));
  await page.waitForURL('**/real-estate/');
  await expectSignedIn(page);
});

test('a service that reports an unconfirmed address has it confirmed first', async ({
  page,
  request,
}) => {
  const email = await anUnconfirmedAccount(request);
  const first = await codeFor(request, email);
  // Cognito answers so if it does not hide who has an account.
  const body = JSON.stringify({
    __type: 'InvalidParameterException',
    message:
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
  });
  let isRefused = false;
  await page.route('**/identity/', (route) => {
    const target = route.request().headers()['x-amz-target'] ?? '';
    if (isRefused || !target.endsWith('.ForgotPassword')) return route.continue();
    isRefused = true;
    const headers = { 'x-amzn-errortype': 'InvalidParameterException' };
    return route.fulfill({ status: 400, contentType: 'application/x-amz-json-1.1', headers, body });
  });
  await askForCode(page, email);
  const dialog = page.getByRole('dialog', { name: 'Confirm your email' });
  await expect(
    dialog.getByText('The account with given email address has not been verified.'),
  ).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  const second = await nextCode(page, email, first);
  await dialog.getByLabel('Code').fill(second);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a new password' })).toBeVisible();
  await choosePassword(page, await nextCode(page, email, second));
  await page.waitForURL('**/real-estate/');
  await expectSignedIn(page);
});
