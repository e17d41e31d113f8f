import type { Page } from '@playwright/test';
import { anAccount, fillLogin } from '#tests/support/accounts/accounts.ts';
import { expect, expectAccessible, mapReady, test } from '#tests/support/browser/journey.ts';
import { homesInPanel, homesOnceAsked } from '#tests/support/browser/map-panel.ts';

const TORONTO = '/real-estate/map/43.6532;-79.3832?z=12';
const LIST = '/real-estate/list/on/toronto';

const budgetMenu = (page: Page) =>
  page.locator('summary').filter({ hasText: /^(Budget|Up to \$|With \$)/ });
const panel = (page: Page) => page.locator('#map-results');
const costsOf = async (page: Page, within: string) =>
  (
    await page
      .locator(`${within} article`)
      .getByText(/^\$[\d,]+\/mo/)
      .allTextContents()
  ).map((text) => Number(text.replace(/\/mo.*/, '').replaceAll(/\D/g, '')));

test('a budget narrows the map to affordable homes, with costs on cards and pins @main', async ({
  page,
}) => {
  await page.goto(TORONTO);
  await mapReady(page);
  const all = await homesInPanel(page);
  await budgetMenu(page).click();
  const affordable = await homesOnceAsked(page, ['maxMonthlyCost=3600'], async () => {
    await page.getByLabel('Maximum monthly cost, $').fill('$3,600');
    await page.keyboard.press('Enter');
  });
  expect(affordable).toBeLessThan(all);
  const homesInBudget = await homesOnceAsked(
    page,
    ['maxMonthlyCost=3600', 'availableCash=80000'],
    async () => {
      await page.getByLabel('Cash available, $').fill('80,000');
      await page.keyboard.press('Tab');
    },
  );
  expect(homesInBudget).toBeLessThanOrEqual(affordable);
  await page.getByLabel('Mortgage rate, %').fill('free');
  await expect(page.getByText('Enter a number from 0.01 to 25.')).toBeVisible();
  await expect(page.getByLabel('Mortgage rate, %')).toHaveValue('free');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('button', { name: 'Remove Up to $3,600/mo with $80,000 down' }),
  ).toBeVisible();

  await page.getByRole('radio', { name: 'Price' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/monthly=3600&cash=80000&amounts=monthly$/);
  await expect(
    panel(page).getByText('Monthly costs are estimates at 5% over 25 years'),
  ).toBeVisible();
  const costs = await costsOf(page, '#map-results');
  expect(costs.length).toBeGreaterThan(3);
  expect(Math.max(...costs)).toBeLessThanOrEqual(3600);
  await expect(
    page
      .locator('.map-pin', { hasText: /^\$\d,\d{3}$/ })
      .filter({ visible: true })
      .first(),
  ).toHaveAccessibleName(/^\$\d,\d{3} a month, /);
  await expectAccessible(page);

  await page.reload();
  await mapReady(page);
  expect(await homesInPanel(page)).toBe(homesInBudget);
  await page.getByRole('radio', { name: 'Lease' }).check();
  await expect(budgetMenu(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\?z=12&type=lease$/);
});

test('the budget of a list works as a form and shows monthly costs, also in dark mode', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(LIST);
  await budgetMenu(page).click();
  await page.getByLabel('Maximum monthly cost, $').fill('$3,600');
  await page.getByLabel('Cash available, $').fill('80 000');
  await page.getByLabel('Cash available, $').press('Enter');
  await expect(page).toHaveURL(`${LIST}?monthly=3600&cash=80000`);
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await expect(page).toHaveURL(`${LIST}?monthly=3600&cash=80000&amounts=monthly`);
  const costs = await costsOf(page, 'main');
  expect(costs).toHaveLength(24);
  expect(Math.max(...costs)).toBeLessThanOrEqual(3600);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(`${LIST}?amounts=monthly`);
});

test('a budget from the home page leads to homes and a prefilled application', async ({
  page,
  request,
}) => {
  const email = await anAccount(request);
  await page.goto('/real-estate/');
  await page.getByLabel('Annual income before tax, $').fill('140,000');
  await page.getByLabel('Down payment, $').fill('110,000');
  await page.getByRole('button', { name: 'See my price' }).click();
  await page.getByRole('link', { name: 'See homes within this budget' }).click();
  await mapReady(page);
  await expect(
    panel(page).getByRole('button', { name: /^Remove Up to \$[\d,]+\/mo with \$110,000 down$/ }),
  ).toBeVisible();
  await panel(page).locator('article').first().getByRole('link').click();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Get pre-approved' })
    .filter({ visible: true })
    .click();
  await page.waitForURL('**/real-estate/application?**');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page, email);
  await page.waitForURL('**/real-estate/application?**');
  await page.getByRole('button', { name: 'Start the application' }).click();
  await expect(page.getByRole('complementary', { name: 'Your estimate' })).toContainText('110,000');
});
