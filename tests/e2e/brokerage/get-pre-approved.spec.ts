import type { Page } from '@playwright/test';
import { anAccount, fillLogin } from '#tests/support/accounts/accounts.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

/** Opens a home for sale and follows its link to get pre-approved; returns the query it opened with. */
async function callFromHome(page: Page): Promise<{ query: URLSearchParams }> {
  await page.goto('/real-estate/list/on/toronto');
  await page.locator('main article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/detail\//);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Get pre-approved' })
    .filter({ visible: true })
    .click();
  await page.waitForURL('**/real-estate/application?**');
  return { query: new URL(page.url()).searchParams };
}

test('the home of a pre-approval link survives the login and is filled in', async ({
  page,
  request,
}) => {
  const email = await anAccount(request);
  const { query } = await callFromHome(page);
  const street = query.get('address') ?? '';
  const price = Number(query.get('price')).toLocaleString('en-CA');
  await expect(page.getByText(street)).toBeVisible();
  await expect(page.getByText(`$${price}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page, email);
  await page.waitForURL('**/real-estate/application?**');
  await page.getByRole('button', { name: 'Start the application' }).click();
  await expect(page.getByRole('heading', { name: 'Living situation' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your estimate' })).toContainText(price);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Street address')).toHaveValue(street);
  await expect(page.getByLabel('City')).toHaveValue(query.get('city') ?? '');
  await expect(page.getByLabel('MLS® number')).toHaveValue(query.get('listing') ?? '');
});

test('the sign-up link keeps the query of the application', async ({ page }) => {
  await page.goto('/real-estate/application?price=750000&city=Toronto');
  await page.getByRole('link', { name: 'Sign up to apply' }).click();
  await page.waitForURL('**/auth/new-account?**');
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('redirect')).toBe('/real-estate/application?price=750000&city=Toronto');
});
