import { anAccount, codeFor, expectSignedIn } from '#tests/support/accounts/accounts.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

test.use({ expected: [[/400: .*\/identity\//, /console: .*status of 400/], { scope: 'test' }] });

test('who forgot their password chooses a new one and is in', async ({ page, request }) => {
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
  await expect(dialog.getByText('A password has at least 8 characters')).toBeVisible();
  await expect(dialog.getByText('The two passwords are not the same')).toBeVisible();

  const password = 'Battery-Staple-2';
  await code.fill(await codeFor(request, email));
  await dialog.getByLabel('New password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm password').fill(password);
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  await page.waitForURL('**/real-estate/about');
  await expectSignedIn(page);
});
