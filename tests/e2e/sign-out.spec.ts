import { anAccount, expectSignedIn, logIn } from '#tests/support/accounts.ts';
import { atRest, expect, test } from '#tests/support/journey.ts';

test('logging out in one tab logs the other out and forgets what was kept', async ({
  page,
  request,
  context,
}) => {
  const email = await anAccount(request);
  await logIn(page, email);
  await page.goto('/real-estate/about');
  await page.evaluate(() => {
    localStorage.setItem('larchway:saved', '[]');
    sessionStorage.setItem('kept', 'yes');
  });
  const other = await context.newPage();
  await other.goto('/real-estate/buying');
  await expectSignedIn(page);
  await expectSignedIn(other);

  const menu = page.getByRole('button', { name: 'Account of Ada' });
  if (await menu.isVisible()) await menu.click();
  else await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).filter({ visible: true }).click();
  await page.waitForURL('**/real-estate/auth/login');

  await expect(other.locator('html[data-member]')).toHaveCount(0);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'activeSession')?.value).toBe('false');
  await page.goto('/real-estate/about');
  await expect(page.locator('html[data-member]')).toHaveCount(0);
});

test('a visitor without a session loads nothing of the account library', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (each) => {
    if (each.resourceType() === 'script') scripts.push(each.url());
  });
  await page.goto('/real-estate/about');
  await atRest(page);
  expect(scripts.filter((url) => /amplify|session-calls|account-session/.test(url))).toEqual([]);
});
