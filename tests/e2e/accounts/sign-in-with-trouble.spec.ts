import type { Page } from '@playwright/test';
import {
  anAccount,
  anUnconfirmedAccount,
  codeFor,
  expectSignedIn,
  fillLogin,
  logInByForm,
} from '#tests/support/accounts/accounts.ts';
import { holdRequests } from '#tests/support/browser/held-requests.ts';
import {
  expireCode,
  makePasswordTemporary,
  rememberWrongTries,
} from '#tests/support/accounts/identity/file.ts';
import { expect, expectAccessible, mapReady, test } from '#tests/support/browser/journey.ts';

const LOGIN = '/real-estate/auth/login';
const IDENTITY = '**/identity/';

test.use({ expected: [[/400: .*\/identity\//, /console: .*status of 400/], { scope: 'test' }] });

/** The calls of one operation that the page makes after this. */
function watchCalls(page: Page, operation: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['x-amz-target']?.endsWith(`.${operation}`)) calls.push(request.url());
  });
  return calls;
}

test('after too many wrong passwords, the right one has to wait', async ({ page, request }) => {
  const email = await anAccount(request);
  rememberWrongTries(email, 11);
  await page.goto(LOGIN);
  await fillLogin(page, email, 'Wrong-Horse-1');
  await expect(page.getByText('Your email or password is incorrect.')).toBeVisible();
  await fillLogin(page, email);
  const text = 'Attempt limit exceeded, please try after some time.';
  await expect(page.getByRole('alert').getByText(text)).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(/auth\/login/);

  // The limit ends with time, and the right password counts again.
  rememberWrongTries(email, 11);
  await fillLogin(page, email);
  await page.waitForURL('**/real-estate/');
  await expectSignedIn(page);
});

test('a customer with a temporary password has to choose a new one', async ({ page, request }) => {
  const email = await anAccount(request);
  makePasswordTemporary(email);
  await page.goto(`${LOGIN}?redirect=%2Freal-estate%2Fbuying`);
  await fillLogin(page, email);
  const dialog = page.getByRole('dialog', { name: 'Choose your own password' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const fill = async (password: string) => {
    await dialog.getByLabel('New password', { exact: true }).fill(password);
    await dialog.getByLabel('Confirm password').fill(password);
    await dialog.getByRole('button', { name: 'Save password' }).click();
  };
  await fill('only-small-letters-1');
  await expect(dialog.getByText(/a capital letter, a lowercase letter/)).toBeVisible();
  await fill('Battery-Staple-2');
  await page.waitForURL('**/real-estate/buying');
  await expectSignedIn(page);
});

test('an expired code is refused and a new one is accepted', async ({ page, request }) => {
  const email = await anUnconfirmedAccount(request);
  await page.goto(LOGIN);
  await fillLogin(page, email);
  const dialog = page.getByRole('dialog', { name: 'Confirm your email' });
  await expect(dialog).toBeVisible();
  const late = await codeFor(request, email);
  expireCode(email, 'sign-up');
  await dialog.getByLabel('Code').fill(late);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByLabel('Code')).toHaveAccessibleDescription(
    'The code you entered is incorrect. Please try again.',
  );
  await dialog.getByRole('button', { name: 'Send a new code' }).click();
  await expect(dialog.getByText('A new code is on its way.')).toBeVisible();
  await dialog.getByLabel('Code').fill(await codeFor(request, email));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/real-estate/');
  await expectSignedIn(page);
});

const idToken = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.idToken'));
    return key ? localStorage.getItem(key) : null;
  });

test('the session of an earlier visit is refreshed, and the customer stays logged in', async ({
  page,
  request,
}) => {
  await logInByForm(page, await anAccount(request));
  const before = await idToken(page);
  const calls = watchCalls(page, 'GetTokensFromRefreshToken');
  await page.goto('/real-estate/about');
  await expectSignedIn(page);
  expect(calls).toHaveLength(0);
  await page.clock.setSystemTime(Date.now() + 21 * 60_000);
  await page.goto('/real-estate/buying');
  await expect.poll(() => idToken(page)).not.toBe(before);
  await expectSignedIn(page);
  expect(calls).toHaveLength(1);
});

test('on a slow connection, the login shows that it is busy and sends one request', async ({
  page,
  request,
  context,
}) => {
  const email = await anAccount(request);
  const release = await holdRequests(context, IDENTITY);
  const calls = watchCalls(page, 'InitiateAuth');
  await page.goto(LOGIN);
  await fillLogin(page, email);
  const button = page.getByRole('main').getByRole('button', { name: 'Login' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'One moment' })).toHaveCount(1);
  await expect(button.locator('svg')).toBeVisible();
  await button.click({ force: true });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await release();
  await page.waitForURL('**/real-estate/');
  expect(calls).toHaveLength(1);
});

test.describe('while the identity service is down', () => {
  // Without a token the page cannot ask for the homes in the account; it shows those in the browser.
  const expectedErrors = [/401: .*\/saved-(homes|searches\/seen)/, /status of 401/];
  test.use({
    expected: [[/identity/, /ERR_CONNECTION_REFUSED/, ...expectedErrors], { scope: 'test' }],
  });

  test('a customer with expired tokens can go on searching and stays logged in', async ({
    page,
    request,
    context,
  }) => {
    test.slow();
    await logInByForm(page, await anAccount(request));
    await context.route(IDENTITY, (route) => route.abort('connectionrefused'));
    await page.clock.setSystemTime(Date.now() + 2 * 60 * 60_000);
    const refreshCalls = watchCalls(page, 'GetTokensFromRefreshToken');
    await page.goto('/real-estate/list/on/toronto');
    await expect(page.getByRole('main').locator('article').first()).toBeVisible();
    await expect.poll(() => refreshCalls.length).toBeGreaterThan(0);
    await page.goto('/real-estate/map');
    await mapReady(page);
    await expect(page.locator('html[data-signed-in]')).toBeAttached();

    await context.unroute(IDENTITY);
    await page.goto('/real-estate/about');
    await expectSignedIn(page);
  });
});

test('a browser that blocks storage gets a warning at login and when saving a home', async ({
  page,
  request,
}) => {
  const email = await anAccount(request);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(LOGIN);
  await fillLogin(page, email);
  await expect(
    page.getByRole('alert').getByText('Your browser is blocking this site from keeping data'),
  ).toBeVisible();
  await expect(page).toHaveURL(/auth\/login$/);
  await expectAccessible(page);

  await page.goto('/real-estate/list/on/toronto');
  await page.locator('article save-heart button').first().click();
  await expect(page.getByText(/^Saved until you leave this page\./)).toBeVisible();
});
