import {
  anAccount,
  codeFor,
  expectSignedIn,
  newAddress,
  PASSWORD,
} from '#tests/support/accounts/accounts.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

test.use({ expected: [[/400: .*\/identity\//, /console: .*status of 400/], { scope: 'test' }] });

test('a visitor creates an account, enters the code and returns logged in @main', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await page.goto('/real-estate/auth/login?redirect=%2Freal-estate%2Fbuying');
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/new-account\?redirect=/);

  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByText('Please enter your first name')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('First name').fill(' Ada ');
  await expect(page.getByText('Please enter your first name')).toBeHidden();
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByRole('main').getByLabel('Email').fill('ada@nowhere');
  const password = page.getByLabel('Password', { exact: true });
  const rules = page.getByRole('list', { name: 'Your password needs' });
  await password.fill('Password1!');
  await expect(rules.getByText('not yet')).toHaveCount(1);
  await page.getByLabel('Confirm password').fill('Password1!');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText("This doesn't really look like an email address")).toBeVisible();
  await expect(page.getByText('Too many people use this password')).toBeVisible();
  await expectAccessible(page);

  await password.fill(PASSWORD);
  await expect(rules.getByText('not yet')).toHaveCount(0);
  await page.getByLabel('Confirm password').fill('Another-Horse-1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText("This doesn't really look like an email address")).toBeVisible();
  await expect(page.getByText('The two passwords are not the same')).toBeVisible();

  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();

  const dialog = page.getByRole('dialog', { name: 'Confirm your email' });
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Code').fill('000000');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(
    dialog.getByText('The code you entered is incorrect. Please try again.'),
  ).toBeVisible();
  // The code as copied from an email, with characters around it.
  const code = await codeFor(request, email);
  await dialog.getByLabel('Code').selectText();
  await page.keyboard.insertText(` ${code.slice(0, 3)}-${code.slice(3)}\n`);
  await expect(dialog.getByLabel('Code')).toHaveValue(code);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/real-estate/buying');
  await expectSignedIn(page);
});

test('a visitor with an existing account learns so by email, not on the page', async ({
  page,
  request,
}) => {
  const email = await anAccount(request);
  await page.goto('/real-estate/auth/new-account?redirect=%2Freal-estate%2Fbuying');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your email' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(`If ${email} is new here, a code is on its way.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await dialog.getByRole('link', { name: 'log in' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Freal-estate%2Fbuying$/);
});
