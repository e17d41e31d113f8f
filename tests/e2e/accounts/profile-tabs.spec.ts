import { anAccount, logIn } from '#tests/support/accounts/accounts.ts';
import { atRest, expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

const PROFILE = '/real-estate/auth/profile';

test('profile tabs are in the URL, and logging out leads to the login @main', async ({
  page,
  request,
}) => {
  await logIn(page, await anAccount(request));
  await page.goto(PROFILE);
  const drawer = page.getByRole('button', { name: /^Menu: / });
  await expect(page.getByRole('heading', { name: 'Account details' })).toBeVisible();
  if (await drawer.isVisible()) {
    await drawer.click();
    await expectAccessible(page, '#profile-menu');
  }
  await page.getByRole('button', { name: 'Saved homes' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\?tab=saved-homes$/);
  await expect(page.getByText('No saved homes yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No saved homes yet')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Account details' })).toBeVisible();
  // Requests still open at the end of the session would be refused.
  await atRest(page);
  if (await drawer.isVisible()) await drawer.click();
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: 'Log Out', exact: true })
    .filter({ visible: true })
    .click();
  await page.waitForURL(/\/auth\/login$/);
});
