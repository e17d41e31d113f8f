import type { APIRequestContext, Page } from '@playwright/test';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { expect, expectAccessible, test } from '#tests/support/journey.ts';
import { aRestrictedHome } from '#tests/support/restricted-home.ts';

const LIST = '/real-estate/list/on/toronto';

/** Opens a restricted home as a customer whose own view of it cannot be had. */
async function meetFailure(page: Page, request: APIRequestContext): Promise<void> {
  await logIn(page, await anAccount(request));
  await page.route('**/real-estate/detail/**', (route) =>
    route.request().headers()['authorization']
      ? route.fulfill({ status: 503, body: '' })
      : route.continue(),
  );
  await page.goto(await aRestrictedHome(request));
}

// Chromium gives up the transition to a page when the journey meddles with its requests.
test.use({ expected: [[/503/, /ViewTransition opt-in disabled/], { scope: 'test' }] });

test('when it cannot be had an alert says so, and leads back to the list', async ({
  page,
  request,
}) => {
  await meetFailure(page, request);
  const alert = page.getByRole('alert').filter({ hasText: 'There is an error — check it out!' });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', LIST);
  await page.waitForURL(`**${LIST}`);
});

test('who does something on the page is left on it', async ({ page, request }) => {
  await page.clock.install();
  await meetFailure(page, request);
  await expect(page.getByText('There is an error — check it out!')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.clock.runFor(4000);
  await expect(page).toHaveURL(/\/detail\//);
  await expectAccessible(page);
});
