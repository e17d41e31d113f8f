import {
  anAccount,
  codeFor,
  expectSignedIn,
  fillLogin,
  logIn,
  newAddress,
  PASSWORD,
} from '#tests/support/accounts/accounts.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

const PROFILE = '/real-estate/auth/profile';

test.use({ expected: [[/400: .*\/identity\//, /console: .*status of 400/], { scope: 'test' }] });

test('a visitor without a session logs in first and returns to the profile', async ({
  page,
  request,
}) => {
  const email = await anAccount(request);
  await page.goto(`${PROFILE}?tab=saved-searches`);
  await page.waitForURL('**/auth/login?redirect=*');
  await fillLogin(page, email);
  await page.waitForURL(`**${PROFILE}?tab=saved-searches`);
  await expect(page.getByRole('heading', { name: 'Saved searches', level: 2 })).toBeVisible();
});

test('name, phone and email notifications are saved and survive a reload @main', async ({
  page,
  request,
}) => {
  const email = await anAccount(request);
  await logIn(page, email);
  await page.goto(PROFILE);
  await expect(page.getByText('Registered on')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Name' }).click();
  await page.getByLabel('First name').fill(' ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(
    'Please enter your first name',
  );
  await page.getByLabel('First name').fill('Grace');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Grace Okafor')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Name' })).toBeFocused();
  await expect(page.locator('[data-account-name]').first()).toHaveText('Grace');

  await expect(page.getByText('Please provide')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Phone' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).pressSequentially('4165550199');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('(416) 555-0199')).toBeVisible();

  const letters = page.getByRole('checkbox', { name: 'Email Notifications' });
  const before = await letters.isChecked();
  await letters.click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Grace Okafor')).toBeVisible();
  await expect(page.getByText('(416) 555-0199')).toBeVisible();
  await expect(letters).toBeChecked({ checked: !before });
});

test('a new email applies once its code is entered', async ({ page, request }) => {
  const email = await anAccount(request);
  const next = newAddress();
  await logIn(page, email);
  await page.goto(PROFILE);
  await page.getByRole('button', { name: 'Edit Email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(next);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your new email' });
  await dialog.getByLabel('Code').fill('000000');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByLabel('Code')).toHaveAccessibleDescription(
    'The code you entered is incorrect. Please try again.',
  );
  await dialog.getByLabel('Code').fill(await codeFor(request, next));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Email saved.')).toBeVisible();
  await expect(page.getByText(next).filter({ visible: true }).first()).toBeVisible();
});

test('the password changes only with the current password', async ({ page, request }) => {
  const email = await anAccount(request);
  await logIn(page, email);
  await page.goto(PROFILE);
  const form = page.getByRole('form', { name: 'Change password' });
  const fill = async (present: string, next: string) => {
    await form.getByLabel('Current password').fill(present);
    await form.getByLabel('New password').fill(next);
    await form.getByLabel('Confirm password').fill(next);
    await form.getByRole('button', { name: 'Change password' }).click();
  };
  await fill('Wrong-Horse-1', 'Better-Horse-2');
  await expect(form.getByText('Current password is incorrect.')).toBeVisible();
  await expect(form.getByLabel('New password')).toHaveValue('Better-Horse-2');
  await fill(PASSWORD, 'Better-Horse-2');
  await expect(form.getByText('Your password is changed.')).toBeVisible();
  await expectSignedIn(page);
});

test('a customer exports their data and deletes the account', async ({ page, request }) => {
  const email = await anAccount(request);
  await logIn(page, email);
  await page.goto(PROFILE);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(dialog.getByText('Please type delete')).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByLabel('Type delete to confirm').fill('delete');
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await page.waitForURL(/\/auth\/deleted$/);
  await expect(page.getByRole('heading', { name: 'Your account has been deleted.' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/real-estate/auth/login');
  await fillLogin(page, email);
  await expect(page.getByText(/incorrect|no record/)).toBeVisible();
});
