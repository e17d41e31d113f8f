import { anAccount, expectSignedIn, logIn, logInByForm } from '#tests/support/accounts/accounts.ts';
import { expect, expectAccessible, mapReady, test } from '#tests/support/browser/journey.ts';

const TORONTO = '/real-estate/list/on/toronto';
const HOMES = '/real-estate/auth/profile?tab=saved-homes';

test('homes saved before the login belong to the account on every device @main', async ({
  page,
  request,
  browser,
}) => {
  const email = await anAccount(request);
  await page.goto(TORONTO);
  const heart = page
    .locator('article')
    .getByRole('button', { name: /^Save / })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await logInByForm(page, email);
  await page.goto(HOMES);
  await expect(page.getByRole('main').locator('article')).toHaveCount(1);
  await expect(page.getByText('1 home', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await logIn(other, email);
  await other.goto(HOMES);
  await expect(other.getByRole('main').locator('article')).toHaveCount(1);
  // Waits for each change: the answer to an earlier one says nothing about a later one.
  const answerTo = (method: string) =>
    other.waitForResponse((answer) => answer.request().method() === method);
  const removal = answerTo('DELETE');
  await other.getByRole('button', { name: /^Remove / }).click();
  await expect(other.getByText('No saved homes yet')).toBeVisible();
  await removal;
  const undoing = answerTo('PUT');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByRole('main').locator('article')).toHaveCount(1);
  await undoing;
  const secondRemoval = answerTo('DELETE');
  await other.getByRole('button', { name: /^Remove / }).click();
  await secondRemoval;
  await context.close();
  await page.reload();
  await expect(page.getByText('No saved homes yet')).toBeVisible();
});

test.describe('while the customer API is down', () => {
  test.use({ expected: [[/saved-homes/, /ERR_CONNECTION_REFUSED/], { scope: 'test' }] });

  test('a heart that the account refuses is reset', async ({ page, request, expected }) => {
    expected.push(/422/);
    await logIn(page, await anAccount(request));
    await page.goto(TORONTO);
    await page.route('**/api/customer/saved-homes*', (route) =>
      route.fulfill({ status: 422, body: '[]' }),
    );
    const heart = page
      .locator('article')
      .getByRole('button', { name: /^Save / })
      .first();
    await heart.click();
    await expect(page.getByText('Couldn’t save.')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  test('a heart set offline reaches the account once, when the connection is back', async ({
    page,
    request,
    context,
    expected,
  }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/);
    await logIn(page, await anAccount(request));
    await page.goto(TORONTO);
    await expectSignedIn(page);
    const heart = page
      .locator('article')
      .getByRole('button', { name: /^Save / })
      .first();
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'PUT') statuses.push(response.status());
    });
    await context.setOffline(true);
    await heart.click();
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await context.setOffline(false);
    await expect.poll(() => statuses).toEqual([200]);
    await page.goto('/real-estate/auth/profile?tab=homes');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('realty:saved-changes')))
      .toBe('[]');
    expect(statuses).toEqual([200]);
  });
});

test('a search is saved from a list, renamed, deleted, restored and opened @main', async ({
  page,
  request,
}) => {
  await logIn(page, await anAccount(request));
  const address = `${TORONTO}?minPrice=500000&beds=2`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Toronto, 2+ beds, from $500K');
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByLabel('Name').fill('Our first home');
  await dialog.getByRole('checkbox', { name: 'Email me new homes' }).check();
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await dialog.getByRole('link', { name: 'See my searches' }).click();

  await expect(page.getByRole('heading', { name: 'Our first home' })).toBeVisible();
  const letters = page.getByRole('checkbox', { name: /^Email me new homes for/ });
  await expect(letters).toBeChecked();
  await letters.uncheck();
  await page.getByRole('button', { name: 'Rename Our first home' }).click();
  await page.getByLabel('Name').fill('Two beds');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Two beds' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Two beds' }).click();
  await expect(page.getByText('No saved searches yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Two beds' })).toBeVisible();
  await page.reload();
  await expect(letters).not.toBeChecked();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open Two beds' }).click();
  await page.waitForURL(`**${address}`);
});

test('a search is saved from the map', async ({ page, request }) => {
  await logIn(page, await anAccount(request));
  await page.goto('/real-estate/map/43.65;-79.38?z=12&beds=3');
  await mapReady(page);
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Map area, 3+ beds');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog.getByText('is saved.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save search' })).toBeFocused();
  await page.goto('/real-estate/auth/profile?tab=saved-searches');
  await page.getByRole('link', { name: /^Open Map area/ }).click();
  await expect(page).toHaveURL(/\/map\/43\.65\d*;-79\.38\d*\?z=12&beds=3/);
});
