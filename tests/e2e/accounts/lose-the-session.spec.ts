import type { Locator, Page } from '@playwright/test';
import { anAccount, expectSignedIn, fillLogin, logIn } from '#tests/support/accounts/accounts.ts';
import { atRest, expect, expectAccessible, test } from '#tests/support/browser/journey.ts';
import { fillLongLead, leadForm, wakeLeadForm } from '#tests/support/leads/lead-form.ts';

// The session ends on another device or tab while the visitor is in the middle of something.

const TORONTO = '/real-estate/list/on/toronto';

// The answers to revoked tokens; photos for members are then not found.
test.use({ expected: [[/40[01]/, /404.*\/images\/|status of 404/], { scope: 'test' }] });

/** Ends every session of the account at the service, without the page's knowledge. */
async function endElsewhere(page: Page): Promise<void> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith('.accessToken'));
    return localStorage.getItem(key ?? '');
  });
  const answer = await page.request.post('/identity/', {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
    },
    data: JSON.stringify({ AccessToken: token }),
  });
  expect(answer.ok()).toBe(true);
}

async function openSignedIn(page: Page, path: string): Promise<string> {
  const email = await anAccount(page.request);
  await logIn(page, email);
  await page.goto(path);
  await expectSignedIn(page);
  await atRest(page);
  return email;
}

const notice = (page: Page): Locator => page.getByText(/^You were logged out\./);
const anonymous = (page: Page) => expect(page.locator('html[data-signed-in]')).toHaveCount(0);

test('a home saved after the session ended stays in the browser and enters the account at login', async ({
  page,
}) => {
  const email = await openSignedIn(page, TORONTO);
  const heart = page.locator('article').getByRole('button', { name: /^(Save|Remove) / });
  await endElsewhere(page);
  await heart.first().click();
  await expect(notice(page)).toContainText('The home you saved is kept in this browser');
  await expect(page.locator('article [aria-pressed=true]')).toHaveCount(1);
  await anonymous(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await fillLogin(page, email);
  await expect(page.getByText('The home you saved is now in your account.')).toBeVisible();
});

test('a search being saved when the session ended is saved under its name after login', async ({
  page,
}) => {
  const email = await openSignedIn(page, `${TORONTO}?beds=2`);
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByLabel('Name').fill('Our first home');
  await endElsewhere(page);
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog.getByText('You have been logged out.')).toBeVisible();
  await anonymous(page);
  await expect(dialog.getByLabel('Name')).toHaveValue('Our first home');
  await dialog.getByRole('link', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
  await fillLogin(page, email);
  await expect(page.getByText('“Our first home” is saved.')).toBeVisible();
});

test('a name being edited when the session ended leads to the login and back', async ({ page }) => {
  const email = await openSignedIn(page, '/real-estate/auth/profile');
  await page.getByRole('button', { name: 'Edit Name' }).click();
  await page.getByLabel('First name').fill('Grace');
  await endElsewhere(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/auth\/login\?redirect=/);
  await expect(notice(page)).toBeVisible();
  await anonymous(page);
  await fillLogin(page, email);
  await page.waitForURL(/\/auth\/profile/);
});

test('a message being written stays when another tab logs out', async ({ page, context }) => {
  await openSignedIn(page, '/real-estate/contact');
  await wakeLeadForm(page);
  await expect(leadForm(page).getByLabel('First name')).toHaveValue('Ada');
  await leadForm(page).getByLabel('Message').fill('A garden would be nice.');
  const other = await context.newPage();
  await other.goto('/real-estate/about');
  await expectSignedIn(other);
  await other.getByRole('button', { name: 'Account of Ada' }).click();
  await other.getByRole('button', { name: 'Log Out' }).filter({ visible: true }).click();
  await anonymous(page);
  await expect(notice(page)).toContainText('What you have typed is still here.');
  await expect(leadForm(page).getByLabel('Message')).toHaveValue('A garden would be nice.');
  // The values filled in from the account go with it.
  await expect(leadForm(page).getByLabel('First name')).toHaveValue('');
  await expect(page.locator('body')).not.toContainText(/visitor-.+@example\.test/);
  await fillLongLead(leadForm(page));
  await leadForm(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
});
