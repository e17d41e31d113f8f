import { anAccount, logIn, logInByForm } from '#tests/support/accounts/accounts.ts';
import { expect, test } from '#tests/support/browser/journey.ts';

test('a referral link fills in its code on the contact form and the application', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow();
  await logIn(page, await anAccount(request));
  await page.goto('/real-estate/auth/profile');
  const link = await page.getByLabel('Your link').inputValue();
  const code = new URL(link).searchParams.get('referral') ?? '';
  expect(code).toMatch(/^\w{4,}/);

  const friend = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await friend.goto(link);
  await expect
    .poll(() => friend.evaluate(() => localStorage.getItem('realty:application-state')))
    .toContain(code);
  await friend.goto('/real-estate/contact');
  const form = friend.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('City you are looking in').fill('Toronto');
  await expect(form.getByLabel('Referral code')).toHaveValue(code);

  await logInByForm(friend, await anAccount(request));
  await friend.goto('/real-estate/application');
  const startRequest = friend.waitForRequest(
    (each) => each.method() === 'POST' && each.url().endsWith('/api/customer/application'),
  );
  await friend.getByRole('button', { name: 'Start the application' }).click();
  expect((await startRequest).postDataJSON()).toMatchObject({
    referralCode: code,
    partner: { code },
  });
  await expect(friend.getByText('Step 1 of 10')).toBeVisible();
  await friend.context().close();
});
