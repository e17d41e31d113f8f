import type { Page } from '@playwright/test';
import { anAccount, expectSignedIn, fillLogin, logIn } from '#tests/support/accounts/accounts.ts';
import { expect, mapReady, test } from '#tests/support/browser/journey.ts';
import { translatePages } from '#tests/support/browser/translator.ts';
import {
  asSlowAsAPerson,
  fillLongLead,
  fillPerson,
  leadForm,
  wakeLeadForm,
} from '#tests/support/leads/lead-form.ts';
import { aHomeForSale } from '#tests/support/listings/demo-homes.ts';

// Chrome's translation replaces the texts of a page; React must neither fail nor lose typed text.

// React reports that it renders markup again that was translated before its script was there.
test.use({ expected: [[/React error #418/], { scope: 'test' }] });

test.beforeEach(({ page }) => translatePages(page));
test.afterEach(async ({ page }) => {
  await expect(page.locator('font').first()).toBeAttached();
  await expect(page.getByText('An error has occurred')).toHaveCount(0);
});

test('a message is refused, corrected and sent', async ({ page }) => {
  await page.goto('/real-estate/contact');
  await wakeLeadForm(page);
  const send = leadForm(page).getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByText('Please enter your last name')).toBeVisible();
  await fillLongLead(leadForm(page));
  await asSlowAsAPerson(page);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
});

test('a question about a home is sent', async ({ page, request }) => {
  await page.goto(await aHomeForSale(request));
  await page.getByRole('button', { name: 'Ask about this home' }).first().click();
  const form = leadForm(page);
  await wakeLeadForm(page);
  await fillPerson(form);
  await form.getByLabel('Message').fill('Is it quiet?');
  await asSlowAsAPerson(page);
  await leadForm(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
});

test('a showing is booked', async ({ page, request }) => {
  await page.goto(await aHomeForSale(request));
  const book = page.getByRole('link', { name: 'Book a showing', exact: true });
  await book.filter({ visible: true }).click();
  const form = page.getByRole('form', { name: 'Showing form' });
  const requestButton = form.getByRole('button', { name: /^Request/ });
  await requestButton.click();
  await expect(form.getByText('Please enter your first name')).toBeVisible();
  await form.getByRole('group', { name: 'Time' }).getByRole('radio').first().check();
  await fillPerson(form);
  await asSlowAsAPerson(page);
  await requestButton.click();
  await expect(page.getByRole('heading', { name: 'Your request is in' })).toBeFocused();
});

test('a wrong password and an empty sign-up are reported', async ({ page, request, expected }) => {
  expected.push(/400/);
  const email = await anAccount(request);
  await page.goto('/real-estate/auth/login');
  await fillLogin(page, email, 'Not-This-One-1');
  await expect(
    page.getByText(/password/i).filter({ hasText: /wrong|incorrect|match/i }),
  ).toBeVisible();
  await fillLogin(page, email, 'Nor-This-One-1');
  await expect(page.getByRole('button', { name: 'Login' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await page.goto('/real-estate/auth/new-account');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
});

test('a list is filtered and the search saved', async ({ page, request }) => {
  await logIn(page, await anAccount(request));
  await page.goto('/real-estate/list/on/toronto');
  await expectSignedIn(page);
  await page.locator('summary', { hasText: 'Beds & baths' }).click();
  await page.getByRole('radio', { name: '3+' }).first().check();
  await page
    .locator('details[open]')
    .getByRole('button', { name: /^See [\d,]+ homes?$/ })
    .click();
  await expect(page).toHaveURL(/beds=3$/);
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog.getByText('is saved.')).toBeVisible();
});

async function searchForPlace(page: Page): Promise<void> {
  const box = page.getByRole('combobox').filter({ visible: true }).first();
  for (const letters of ['tor', 'on', 'to']) await box.pressSequentially(letters, { delay: 60 });
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

test('the map is filtered and searched', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=12');
  await mapReady(page);
  const form = page.getByRole('form', { name: 'Filters' });
  await form.locator('summary', { hasText: 'Beds & baths' }).click();
  const bedrooms = page.getByRole('group', { name: 'Bedrooms', exact: true });
  for (const least of ['2+', '3+', '4+'])
    await bedrooms.getByRole('radio', { name: least }).check();
  await expect(form.locator('summary', { hasText: '4+ beds' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove 4+ beds' }).click();
  await searchForPlace(page);
});

test('a step of the application is refused, corrected and saved', async ({ page, request }) => {
  await logIn(page, await anAccount(request));
  await page.goto('/real-estate/application');
  await page.getByRole('button', { name: 'Start the application' }).click();
  const goOn = page.getByRole('button', { name: 'Save and continue' });
  await goOn.click();
  await expect(page.getByRole('alert').filter({ hasText: 'One thing needs' })).toBeFocused();
  await page.getByLabel('Buying a home').check();
  await goOn.click();
  await expect(page.getByRole('heading', { name: 'The home', level: 2 })).toBeFocused();
});
