import type { Page } from '@playwright/test';
import { holdRequests } from '#tests/support/browser/held-requests.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';
import { leadForm } from '#tests/support/leads/lead-form.ts';

const SCRIPT = /\/_astro\/hydrate-form\./;
const MESSAGES = [
  'Please enter your first name',
  'Please enter your last name',
  'Please enter your email address',
  'Please enter your phone number',
  'Please enter a city',
  'Please enter a price',
];

const send = (page: Page) => leadForm(page).getByRole('button', { name: 'Send message' });

async function expectMessages(page: Page, messages: readonly string[]): Promise<void> {
  for (const message of messages) {
    await expect(leadForm(page).getByText(message, { exact: true })).toBeVisible();
  }
}

for (const path of ['contact', '', 'about', 'buying']) {
  test(`an untouched form of /${path} lists every required field`, async ({ page }) => {
    await page.goto(`/real-estate/${path}`);
    await send(page).click();
    await expectMessages(page, MESSAGES);
    await expect(leadForm(page).getByLabel('First name')).toBeFocused();
  });
}

test('an untouched seller form lists every required field', async ({ page }) => {
  await page.goto('/real-estate/selling');
  await send(page).click();
  await expect(leadForm(page).getByLabel('Property address')).toBeFocused();
  await expectMessages(page, MESSAGES.slice(0, 2));
});

test('on a slow touch device, input typed before the script loads stays', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const release = await holdRequests(page, SCRIPT);
  await page.goto('/real-estate/contact');
  await send(page).tap();
  await leadForm(page).getByLabel('Last name').fill('Wong');
  await release();
  await expectMessages(page, [...MESSAGES.slice(0, 1), ...MESSAGES.slice(2)]);
  await expect(leadForm(page).getByLabel('Last name')).toHaveValue('Wong');
  await expect(leadForm(page).getByLabel('First name')).toBeFocused();
  await expectAccessible(page);
  await context.close();
});

test('a form whose script fails to load says so and falls back to browser validation', async ({
  page,
  expected,
}) => {
  expected.push(/hydrate-form|404|Not Found|dynamically imported/);
  await page.route(SCRIPT, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await page.goto('/real-estate/contact');
  await send(page).click();
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
  await send(page).click();
  await expect(leadForm(page).getByLabel('First name')).toBeFocused();
  await expect(leadForm(page)).not.toHaveAttribute('novalidate');
});
