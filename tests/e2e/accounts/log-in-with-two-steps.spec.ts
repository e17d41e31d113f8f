import type { Locator, Page } from '@playwright/test';
import {
  anAccount,
  codeFor,
  expectSignedIn,
  fillLogin,
  logInByForm,
} from '#tests/support/accounts/accounts.ts';
import { appCode } from '#tests/support/accounts/authenticator-app.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

const PROFILE = '/real-estate/auth/profile';
const HALF_MINUTE_MS = 30_000;
const LOGIN = '/real-estate/auth/login';

test.use({ expected: [[/400: .*\/identity\//, /console: .*status of 400/], { scope: 'test' }] });

const section = (page: Page) => page.getByRole('region', { name: 'Two-step login' });

/** The code of the app, not within the last seconds of its half minute. */
async function steadyCode(secret: string, later = 0): Promise<string> {
  await expect.poll(() => Date.now() % HALF_MINUTE_MS).toBeLessThan(HALF_MINUTE_MS - 4000);
  return appCode(secret, Date.now(), later);
}

async function give(within: Locator, code: string, button: string): Promise<void> {
  const field = within.getByRole('textbox', { name: /^Code/ });
  await field.fill(code);
  await within.getByRole('button', { name: button, exact: true }).click();
}

/**
 * Sets it up in the profile and returns the secret. The code is half a minute old, as each code counts
 * once.
 */
async function turnOn(page: Page): Promise<string> {
  await page.goto(PROFILE);
  await section(page).getByRole('button', { name: 'Set up two-step login' }).click();
  await expect(section(page).getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secretText = await section(page).locator('[data-secret]').textContent();
  const secret = (secretText ?? '').replaceAll(' ', '');
  await give(section(page), '000000', 'Turn on');
  await expect(section(page).getByText('The code you entered is incorrect.')).toBeVisible();
  await expectAccessible(page);
  await give(section(page), await steadyCode(secret, -1), 'Turn on');
  await expect(section(page).getByText(/^Two-step login is on now/)).toBeFocused();
  return secret;
}

test('two-step login requires an app code until it is turned off', async ({
  page,
  context,
  request,
}) => {
  const email = await anAccount(request);
  await logInByForm(page, email);
  const secret = await turnOn(page);

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(LOGIN);
  await fillLogin(page, email);
  const dialog = page.getByRole('dialog', { name: 'Enter your code' });
  const code = dialog.getByLabel('Code');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page, 'dialog[open]');
  await code.fill('12');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription('Please enter the 6 digits that your app shows');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/^The code you entered is incorrect/);
  await code.fill(await steadyCode(secret));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/real-estate/');
  await expectSignedIn(page);

  await page.goto(PROFILE);
  await section(page).getByRole('button', { name: 'Turn off' }).click();
  await give(section(page), await steadyCode(secret, -1), 'Turn off');
  await expect(section(page).getByText(/^This code has been used/)).toBeVisible();
  await give(section(page), await steadyCode(secret, 1), 'Turn off');
  await expect(section(page).getByText('Two-step login is off.')).toBeFocused();
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await logInByForm(page, email);
});

test('resetting the password on a phone also requires the app code', async ({
  page,
  context,
  request,
}) => {
  const email = await anAccount(request);
  await logInByForm(page, email);
  const secret = await turnOn(page);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/real-estate/auth/verify');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  const reset = page.getByRole('dialog', { name: 'Choose a new password' });
  await expect(reset).toBeVisible();
  await reset.getByLabel('Code').fill(await codeFor(request, email));
  await reset.getByLabel('New password').fill('Better-Horse-2');
  await reset.getByLabel('Confirm password').fill('Better-Horse-2');
  await reset.getByRole('button', { name: 'Reset password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your code' });
  await give(dialog, await steadyCode(secret), 'Login');
  await page.waitForURL('**/real-estate/');
  await expectSignedIn(page);
});
