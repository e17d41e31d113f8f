import {
  anAccount,
  anUnconfirmedAccount,
  codeFor,
  expectSignedIn,
  fillLogin,
  logInByForm,
} from '#tests/support/accounts/accounts.ts';
import { atRest, expect, expectAccessible, test } from '#tests/support/browser/journey.ts';
import { aRestrictedHome } from '#tests/support/listings/restricted-home.ts';

const LOGIN = '/real-estate/auth/login';

test.use({ expected: [[/400: .*\/identity\//, /console: .*status of 400/], { scope: 'test' }] });

test('a wrong password is reported at its field, and the right one logs in @main', async ({
  page,
  request,
}) => {
  const email = await anAccount(request);
  await page.goto(LOGIN);
  await fillLogin(page, email, 'Wrong-Horse-1');
  const password = page.getByLabel('Password', { exact: true });
  const text = 'Your email or password is incorrect. Please try again.';
  await expect(page.getByText(text)).toBeVisible();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(text);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill('Correct-Horse-1');
  await expect(page.getByText(text)).toBeHidden();
  await password.press('Enter');
  await page.waitForURL('**/real-estate/');
  await expectSignedIn(page);

  await page.goto(LOGIN);
  await page.waitForURL('**/real-estate/');
});

test('a customer confirms an unconfirmed address while logging in', async ({ page, request }) => {
  const email = await anUnconfirmedAccount(request);
  const first = await codeFor(request, email);
  await page.goto(LOGIN);
  await fillLogin(page, email);
  const dialog = page.getByRole('dialog', { name: 'Confirm your email' });
  await expect(
    dialog.getByText('The account with given email address has not been verified.'),
  ).toBeVisible();
  await expect.poll(() => codeFor(request, email)).not.toBe(first);
  await dialog.getByLabel('Code').fill(await codeFor(request, email));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/real-estate/');
  await expectSignedIn(page);
});

test('after the code limit, the last code still works', async ({ page, request }) => {
  const email = await anUnconfirmedAccount(request);
  const body = '{"__type":"LimitExceededException","message":"Attempt limit exceeded."}';
  await page.route('**/identity/', (route) => {
    const target = route.request().headers()['x-amz-target'] ?? '';
    if (!target.endsWith('.ResendConfirmationCode')) return route.continue();
    const headers = { 'x-amzn-errortype': 'LimitExceededException' };
    return route.fulfill({ status: 400, contentType: 'application/x-amz-json-1.1', headers, body });
  });
  await page.goto(LOGIN);
  await fillLogin(page, email);
  const dialog = page.getByRole('dialog', { name: 'Confirm your email' });
  await expect(dialog.getByText('Enter the one from our last email.')).toBeVisible();
  await dialog.getByLabel('Code').fill(await codeFor(request, email));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/real-estate/');
  await expectSignedIn(page);
});

test('ignores a redirect to another site', async ({ page, request }) => {
  const email = await anAccount(request);
  await page.goto(`${LOGIN}?redirect=https%3A%2F%2Fevil.example%2F`);
  await fillLogin(page, email);
  await page.waitForURL('**/real-estate/');
});

test('a restricted home opens after login on the same page', async ({ page, request }) => {
  const email = await anAccount(request);
  await page.goto(await aRestrictedHome(request));
  const address = page.url();
  await page.getByRole('link', { name: 'LOGIN TO VIEW' }).click();
  await fillLogin(page, email);
  await page.waitForURL(address);
  await expect(page.getByRole('heading', { name: 'Facts and features' })).toBeVisible();
  await expect(page.getByText('LOGIN TO VIEW')).toBeHidden();
  const photo = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);
  // The server renders the same page for everyone, whatever the cookies say.
  const pageReply = await page.request.get(address);
  expect(await pageReply.text()).toContain('LOGIN TO VIEW');
});

test('a list shows restricted homes after login', async ({ page, request }) => {
  const email = await anAccount(request);
  await page.goto('/real-estate/list/on/toronto');
  const last = page.getByRole('navigation', { name: 'Pages of homes' }).getByRole('link').last();
  const pages = await page
    .getByRole('navigation', { name: 'Pages of homes' })
    .getByRole('link')
    .all();
  const numbers = await Promise.all(pages.map((link) => link.textContent()));
  const end = Math.max(...numbers.map((text) => Number(text?.replaceAll(/\D/g, '') || 0)));
  await expect(last).toBeVisible();
  const address = `/real-estate/list/on/toronto?page=${end}`;
  await page.goto(address);
  const panel = page.getByRole('region', { name: /^\d+ more homes? with an account$/ });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page, email);
  await page.waitForURL(`**${address}`);
  await expect(panel).toBeHidden();
  await expect(page.getByRole('main').locator('article').first()).toBeVisible();
});

test('a signed-in customer stays signed in without the identity service', async ({
  page,
  request,
  context,
}) => {
  const email = await anAccount(request);
  await logInByForm(page, email);
  await context.route('**/identity/', (route) => route.abort('connectionrefused'));
  await page.goto('/real-estate/buying');
  await expectSignedIn(page);
});

test.describe('while the identity service is down', () => {
  test.use({ expected: [[/identity/, /ERR_CONNECTION_REFUSED/], { scope: 'test' }] });

  test('the login says that the server cannot be reached and signs nobody in', async ({
    page,
    request,
    context,
  }) => {
    const email = await anAccount(request);
    await context.route('**/identity/', (route) => route.abort('connectionrefused'));
    await page.goto(LOGIN);
    await fillLogin(page, email);
    await expect(page.getByRole('alert').getByText('Could not connect to server.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${LOGIN}$`));
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('activeSession');
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => /(id|access|refresh)Token$/.test(key))).toEqual([]);
    await page.goto('/real-estate/buying');
    await atRest(page);
    await expect(page.locator('html[data-signed-in]')).not.toBeAttached();
  });
});
