import type { Page } from '@playwright/test';
import { anAccount, expectSignedIn, logIn } from '#tests/support/accounts/accounts.ts';
import { atRest, expect, test } from '#tests/support/browser/journey.ts';
import { fillLongLead, leadForm, wakeLeadForm } from '#tests/support/leads/lead-form.ts';
import { aLeadBody } from '#tests/support/leads/leads.ts';

/** The account menu is in the header, on a phone in the drawer. */
async function askForLogOut(page: Page): Promise<void> {
  await expectSignedIn(page);
  const menu = page.getByRole('button', { name: 'Account of Ada' });
  if (await menu.isVisible()) await menu.click();
  else await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).filter({ visible: true }).click();
}

async function logOut(page: Page): Promise<void> {
  const pageLoad = page.waitForEvent('load');
  await askForLogOut(page);
  await pageLoad;
}

test('logging out in one tab logs out the other and clears stored data @main', async ({
  page,
  request,
  context,
}) => {
  const email = await anAccount(request);
  await logIn(page, email);
  await page.goto('/real-estate/about');
  await page.evaluate(() => {
    localStorage.setItem('realty:saved', '[]');
    sessionStorage.setItem('kept', 'yes');
  });
  const other = await context.newPage();
  await other.goto('/real-estate/buying');
  await expectSignedIn(page);
  await expectSignedIn(other);

  const otherLoadedAgain = other.waitForEvent('load');
  await logOut(page);
  await otherLoadedAgain;

  // A page for everyone stays open.
  await expect(page).toHaveURL(/\/real-estate\/about$/);
  await expect(page.locator('html[data-signed-in]')).toHaveCount(0);
  await expect(other.locator('html[data-signed-in]')).toHaveCount(0);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'activeSession')?.value).toBe('false');
});

test('logging out on a private page leads to the login', async ({ page, request }) => {
  await logIn(page, await anAccount(request));
  await page.goto('/real-estate/application');
  await expectSignedIn(page);
  await logOut(page);
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('logging out keeps a message that could not be sent and offers to send it', async ({
  page,
  request,
  expected,
}) => {
  expected.push(/ERR_FAILED/);
  await logIn(page, await anAccount(request));
  await page.route('**/api/realty/contact', (route) => route.abort());
  await page.goto('/real-estate/contact');
  await expectSignedIn(page);
  await wakeLeadForm(page);
  await fillLongLead(leadForm(page));
  await leadForm(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/Could not create this contact/)).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL(/\/real-estate\/contact$/);
  const notice = page.getByText(/Your message to us hasn’t been sent yet/);
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['realty:leads']);
  await page.unroute('**/api/realty/contact');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/has been sent\. Your receipt number is LW-/)).toBeVisible();
  await expect(notice).toBeHidden();
});

test.describe('a home that was saved offline', () => {
  const WAITING = 'realty:saved-changes';
  const UNSENT = /^A change to your saved homes is not in your account yet/;

  /** Saves a home offline, after the page has loaded all scripts of the log-out. */
  async function saveOffline(page: Page): Promise<void> {
    await page.goto('/real-estate/list/on/toronto');
    await expectSignedIn(page);
    await atRest(page);
    await page.context().setOffline(true);
    const heart = page.locator('article').getByRole('button', { name: /^Save / });
    await heart.first().click();
    await expect(page.getByText('Saved on this device.')).toBeVisible();
  }

  test('survives a log-out attempt and is sent when its owner stays', async ({
    page,
    request,
    context,
    expected,
  }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/);
    await logIn(page, await anAccount(request));
    await saveOffline(page);
    await askForLogOut(page);
    await expect(page.getByText(UNSENT)).toBeVisible();
    await expectSignedIn(page);
    await context.setOffline(false);
    const waiting = () => page.evaluate((key) => localStorage.getItem(key), WAITING);
    await expect.poll(waiting).toBe('[]');
    await page.reload();
    await logOut(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('is dropped at log-out if its owner confirms', async ({
    page,
    request,
    context,
    expected,
  }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/);
    await logIn(page, await anAccount(request));
    await saveOffline(page);
    await askForLogOut(page);
    await page.getByRole('button', { name: 'Log out anyway' }).focus();
    await page.keyboard.press('Enter');
    // The page reloads, which also fails without a connection.
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await context.setOffline(false);
    await page.goto('/real-estate/about');
    await expect(page.locator('html[data-signed-in]')).toHaveCount(0);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });
});

test('a waiting message is sent before logging out', async ({ page, request }) => {
  await logIn(page, await anAccount(request));
  await page.goto('/real-estate/about');
  await expectSignedIn(page);
  const body = aLeadBody();
  await page.evaluate((lead) => {
    const queuedLeads = [{ idempotencyKey: 'waits-for-log-out', body: lead, keptAtMs: Date.now() }];
    localStorage.setItem('realty:leads', JSON.stringify(queuedLeads));
  }, body);
  const contactRequest = page.waitForRequest('**/api/realty/contact');
  await logOut(page);
  expect((await contactRequest).headers()['idempotency-key']).toBe('waits-for-log-out');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a visitor without a session loads no account library', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (each) => {
    if (each.resourceType() === 'script') scripts.push(each.url());
  });
  await page.goto('/real-estate/about');
  await atRest(page);
  expect(scripts.filter((url) => /amplify|session-calls|account-session/.test(url))).toEqual([]);
});
