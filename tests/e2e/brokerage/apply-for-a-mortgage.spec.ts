import type { Page } from '@playwright/test';
import { anAccount, logIn } from '#tests/support/accounts/accounts.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

const APPLICATION = '/real-estate/application';

async function goOn(page: Page, next: string): Promise<void> {
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: next, level: 2 })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${next}: Mortgage application`));
}

async function fillApplicant(page: Page): Promise<void> {
  await page.getByLabel('Phone').fill('(416) 555-0199');
  await page.getByLabel('Month', { exact: true }).selectOption('May');
  await page.getByLabel('Day', { exact: true }).fill('17');
  await page.getByLabel('Year', { exact: true }).fill('1988');
  await page.getByLabel('Single').check();
  await page.getByLabel('Canadian citizen').check();
}

async function fillWork(page: Page): Promise<void> {
  await page.getByLabel('Employment', { exact: true }).selectOption('Full time');
  await page.getByLabel('Salary', { exact: true }).check();
  await page.getByLabel('Employer', { exact: true }).fill('Maple Mills');
  await page.getByLabel('Annual income before tax').fill('145000');
}

async function fillHome(page: Page): Promise<void> {
  await page.getByLabel('Street address').fill('18 Maple Avenue');
  await page.getByLabel('City').fill('Toronto');
  await page.getByLabel('Province or territory').selectOption('Ontario');
  await page.getByLabel('Postal code').fill('M4E 2B7');
  await goOn(page, 'Living situation');
  await page.getByLabel('I own my home and live in it').check();
  await page.getByLabel('Monthly housing payment').fill('2100');
  await page.getByLabel('No', { exact: true }).check();
  await page.getByLabel('Month', { exact: true }).selectOption('March');
  await page.getByLabel('Year', { exact: true }).fill('2027');
  await goOn(page, 'The price');
}

test('an application is filled in, left, resumed, submitted and matched @main', async ({
  page,
  request,
}) => {
  test.slow();
  await logIn(page, await anAccount(request));
  await page.goto('/real-estate/auth/profile');
  const menu = page.getByRole('button', { name: /^Menu: / });
  await expect(page.getByRole('heading', { name: 'Account details' })).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Mortgage application' }).filter({ visible: true }).click();
  await page.waitForURL(`**${APPLICATION}`);
  await expect(page.getByText(/made-up samples/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the application' }).click();

  await expect(page.getByText('Step 1 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'One thing needs your attention' });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('button').click();
  await expect(page.getByLabel('Buying a home')).toBeFocused();
  await page.getByLabel('Buying a home').check();
  await expect(summary).toBeHidden();
  await goOn(page, 'The home');
  await fillHome(page);

  await page.getByLabel('Price of the home').fill('650000');
  await page.getByLabel('Down payment', { exact: true }).fill('20000');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByLabel('Down payment', { exact: true })).toHaveAccessibleDescription(
    /The down payment must be at least \$40,000/,
  );
  await page.getByLabel('Down payment, %').fill('20');
  await expect(page.getByLabel('Down payment', { exact: true })).toHaveValue('130,000');
  await goOn(page, 'About you');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await page.waitForURL('**/auth/profile');

  await page.goto(APPLICATION);
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
  await fillApplicant(page);
  await goOn(page, 'Your work');
  await fillWork(page);
  await goOn(page, 'Final details');
  await expect(page.getByRole('checkbox', { name: /^Send me news/ })).not.toBeChecked();
  await goOn(page, 'Co-signers');
  await page.getByRole('button', { name: 'Add a co-signer' }).click();
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Sibling').check();
  await page.getByLabel('Email').fill('grace@example.test');
  await fillApplicant(page);
  await fillWork(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save co-signer' }).click();
  await expect(page.getByText('Grace Okafor')).toBeVisible();
  await goOn(page, 'Documents');

  const input = page.locator('input[type=file]');
  await input.setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
    { name: 'pay.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') },
  ]);
  await expect(page.getByText('notes.txt is not a PDF, JPEG or PNG file.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'pay.pdf' })).toBeVisible();
  await expectAccessible(page);
  await goOn(page, 'Review and send');
  await expect(page.getByRole('region', { name: 'The price' })).toContainText('$650,000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the application' }).click();

  await expect(page.getByText('Your application is sent')).toBeVisible();
  const choose = page.getByRole('button', { name: /^Choose (?!files)/ });
  const lender = String(await choose.first().getAttribute('aria-label')).replace('Choose ', '');
  await choose.first().click();
  await expect(page.getByText(`You have chosen ${lender}.`)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(`You have chosen ${lender}.`)).toBeVisible();
});

test.describe('offline', () => {
  test.use({ expected: [[/ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] });

  test('typed answers stay when they cannot be saved', async ({ page, request }) => {
    await logIn(page, await anAccount(request));
    await page.goto(APPLICATION);
    await page.getByRole('button', { name: 'Start the application' }).click();
    await expect(page).toHaveURL(/\?step=/);
    await page.getByLabel('Refinancing my mortgage').check();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('Couldn’t save. Your changes are still here')).toBeVisible();
    await page.context().setOffline(false);
    await page.reload();
    await expect(page.getByLabel('Refinancing my mortgage')).toBeChecked();
  });
});

test('a suggested address fills in the city, province, country and coordinates', async ({
  page,
  request,
}) => {
  await logIn(page, await anAccount(request));
  await page.goto(APPLICATION);
  await page.getByRole('button', { name: 'Start the application' }).click();
  await page.getByLabel('Buying a home').check();
  await goOn(page, 'The home');
  const address = page.getByRole('combobox', { name: 'Street address' });
  await address.fill('120 king street');
  const list = page.getByRole('listbox', { name: 'Suggested addresses' });
  const option = list.getByRole('option').first();
  await expect(option).toContainText(/King Street .*Toronto, ON/);
  await expectAccessible(page);
  await address.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await address.press('Enter');
  await expect(list).toBeHidden();
  await expect(address).toHaveValue(/^120 King Street/);
  await expect(address).toBeFocused();
  await expect(page.getByLabel('City')).toHaveValue('Toronto');
  await expect(page.getByLabel('Province or territory')).toHaveValue('ON');
  await page.getByLabel('Postal code').fill('M5V 1J9');
  const saveRequest = page.waitForRequest(
    (request) => request.method() === 'PUT' && /\/application\/[^/]+$/.test(request.url()),
  );
  await goOn(page, 'Living situation');
  const { propertyInfo } = (await saveRequest).postDataJSON();
  expect(propertyInfo).toMatchObject({ city: 'Toronto', province: 'ON', country: 'Canada' });
  expect(propertyInfo.latitude).toBeCloseTo(43.65, 0);
  expect(propertyInfo.longitude).toBeCloseTo(-79.39, 0);
});
