import type { Page } from '@playwright/test';
import {
  anAccount,
  expectSignedIn,
  fillLogin,
  signUpFromLogin,
} from '#tests/support/accounts/accounts.ts';
import { aHomeForSale } from '#tests/support/listings/demo-homes.ts';
import { expect, expectAccessible, mapReady, test } from '#tests/support/browser/journey.ts';
import { anEmail, wakeLeadForm } from '#tests/support/leads/lead-form.ts';

const LIST = '/real-estate/list/on/toronto?minPrice=500000&beds=2';

/** The two ways in; each ends where the visitor was. */
const WAYS: readonly [name: string, go: (page: Page) => Promise<void>][] = [
  ['logs in', async (page) => fillLogin(page, await anAccount(page.request))],
  ['signs up', signUpFromLogin],
];

test.use({ expected: [[/400: .*\/identity\//, /console: .*status of 400/], { scope: 'test' }] });

const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' });

async function expectSavedSearch(page: Page, name: RegExp) {
  await page.getByRole('button', { name: 'See my searches' }).click();
  await page.waitForURL('**/auth/profile?tab=saved-searches');
  await expect(page.getByRole('heading', { name })).toHaveCount(1);
}

for (const [way, enter] of WAYS) {
  test(`a search saved by a visitor who then ${way} is saved and confirmed`, async ({ page }) => {
    await page.goto(LIST);
    await page.getByRole('button', { name: 'Save search' }).click();
    await expect(loginDialog(page)).toBeVisible();
    await enter(page);
    await page.waitForURL(`**${LIST}`);
    await expect(page.getByText(/“Toronto, 2\+ beds.*” is saved\./)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible();
    await expect(page.getByText(/is saved\./)).toHaveCount(0);
    await page.goto('/real-estate/auth/profile?tab=saved-searches');
    await expect(page.getByRole('heading', { name: /^Toronto, 2\+ beds/ })).toHaveCount(1);
  });

  test(`a home saved by a visitor who then ${way} is in the account and confirmed`, async ({
    page,
  }) => {
    await page.goto(LIST);
    const heart = page.locator('main').getByRole('button', { name: /^Save \d/ });
    await heart.nth(1).click();
    await expect(page.getByText(/Saved in this browser\./)).toBeVisible();
    await page.locator('.notice').getByRole('button', { name: 'Log in' }).click();
    await expect(loginDialog(page)).toBeVisible();
    await enter(page);
    await page.waitForURL(`**${LIST}`);
    await expect(page.getByText('The home you saved is now in your account.')).toBeVisible();
    await expect(heart.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/real-estate/auth/profile?tab=saved-homes');
    await expect(page.getByRole('main').locator('article')).toHaveCount(1);
  });
}

test('a question about a home survives a login', async ({ page, request }) => {
  await page.goto(await aHomeForSale(request));
  // Waits for the full address, as the page may redirect to it.
  await expect(page).toHaveURL(/\/detail\/on\/toronto\//);
  const { pathname } = new URL(page.url());
  const open = page.getByRole('button', { name: 'Ask about this home' }).first();
  await open.click();
  const dialog = page.getByRole('dialog', { name: /Ask about/ });
  await wakeLeadForm(page);
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Phone').pressSequentially('4165550199');
  await dialog.getByLabel('Message').fill('Is the roof new?');
  await page.keyboard.press('Escape');
  const login = page.getByRole('link', { name: 'Login', exact: true });
  await login.first().click();
  await expect(loginDialog(page)).toBeVisible();
  await fillLogin(page, await anAccount(request));
  await page.waitForURL(`**${pathname}`);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('First name')).toHaveValue('Ada');
  await expect(dialog.getByLabel('Message')).toHaveValue('Is the roof new?');
  await wakeLeadForm(page);
  await expect(dialog.getByLabel('Phone')).toHaveValue('(416) 555-0199');
  await dialog.getByLabel('Last name').fill('Wong');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(anEmail());
  const contactRequest = page.waitForRequest('**/api/realty/contact');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  expect((await contactRequest).postDataJSON()).toMatchObject({
    user: { name: { first: 'Ada' } },
    message: 'Is the roof new?',
  });
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.reload();
  await expect(open).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a map search is saved after the login, on the same map', async ({ page }) => {
  await page.goto('/real-estate/map/43.65;-79.38?z=12&beds=3');
  await mapReady(page);
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(loginDialog(page)).toBeVisible();
  await fillLogin(page, await anAccount(page.request));
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/map\/43\.65\d*;-79\.38\d*\?z=12&beds=3/);
  await expect(page.getByText('“Map area, 3+ beds” is saved.')).toBeVisible();
  await expectSavedSearch(page, /^Map area, 3\+ beds/);
});

test('closing the login dialog does not save the search', async ({ page }) => {
  await page.goto(LIST);
  const save = page.getByRole('button', { name: 'Save search' });
  await save.click();
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(save).toBeFocused();
  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await fillLogin(page, await anAccount(page.request));
  await expect(loginDialog(page)).toHaveCount(0);
  await page.goto('/real-estate/auth/profile?tab=saved-searches');
  await expect(page.getByText('No saved searches yet')).toBeVisible();
});

test('the login dialog opens over the unchanged map, which then shows more homes', async ({
  page,
}) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=12&show=active&show=sold');
  await mapReady(page);
  const { href } = new URL(page.url());
  const hidden = page.getByText(/hidden until you log in\.$/);
  await expect(hidden).toBeAttached();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const login = page.getByRole('link', { name: 'Login', exact: true }).first();
  await login.focus();
  expect(scripts).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(loginDialog(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(login).toBeFocused();
  await page.keyboard.press('Enter');
  await fillLogin(page, await anAccount(page.request), 'Wrong-Password-1');
  await expect(loginDialog(page).getByText(/email or password is incorrect/)).toBeVisible();
  await fillLogin(page, await anAccount(page.request));
  await expect(loginDialog(page)).toHaveCount(0);
  expect(page.url()).toBe(href);
  await expectSignedIn(page);
  await expect(hidden).toHaveCount(0);
});

test('Back closes the login and stays on the page, and leaves it once the login is closed', async ({
  page,
}) => {
  await page.goto('/real-estate/about');
  await page.goto(LIST);
  const login = page.getByRole('link', { name: 'Login', exact: true }).first();
  const step = () => page.evaluate(() => history.state);
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await login.click();
    await expect(loginDialog(page)).toBeVisible();
    // The step is added just after the dialog is shown: nobody is as fast as this test.
    await expect.poll(step).toBe('dialog');
    await close();
    await expect(loginDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(LIST);
    await expect(login).toBeFocused();
    await expect.poll(step).toBeNull();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('Back leads from a page that needed the login to the list before it', async ({ page }) => {
  await page.goto('/real-estate/about');
  await page.goto(LIST);
  await page.locator('main').evaluate((main) => {
    const link = document.createElement('a');
    link.href = '/real-estate/auth/login?redirect=/real-estate/team';
    link.textContent = 'For members';
    main.prepend(link);
  });
  await page.getByRole('link', { name: 'For members' }).click();
  await fillLogin(page, await anAccount(page.request));
  await page.waitForURL('**/real-estate/team');
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('closing the login that the menu opened leads back to the button of the menu', async ({
    page,
  }) => {
    await page.goto(LIST);
    const menu = page.getByRole('button', { name: 'Open menu' });
    await menu.click();
    await page.getByRole('link', { name: 'Login', exact: true }).filter({ visible: true }).click();
    await expect(loginDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(loginDialog(page)).toHaveCount(0);
    await expect(menu).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the login link opens a page with a redirect back', async ({ page }) => {
    await page.goto('/real-estate/list/on/toronto?show=sold&page=99999');
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  });
});
