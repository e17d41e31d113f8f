import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

const CALCULATORS = '/real-estate/calculators';

const amountOf = async (page: Page, selector: string) =>
  Number((await page.locator(selector).textContent())?.replaceAll(/[^\d]/g, ''));

test('an income gives the price, the matching homes and the application @main', async ({
  page,
}) => {
  await page.goto(CALCULATORS);
  const before = await amountOf(page, '[data-max-price]');
  const income = page.getByLabel('Annual income before tax', { exact: true });
  await income.fill('180,000');
  await expect(page).toHaveURL(`${CALCULATORS}?income=180000`);
  const after = await amountOf(page, '[data-max-price]');
  expect(after).toBeGreaterThan(before);
  await income.fill('a lot');
  await expect(page.getByText('Enter a number from 0 to 100,000,000.')).toBeVisible();
  await expect(income).toHaveValue('a lot');
  await expect(page.getByText('Correct the highlighted number')).toBeVisible();
  await expect(page.locator('[data-max-price]')).toBeHidden();
  await page.reload();
  await expect(income).toHaveValue('180,000');
  const homes = page.getByRole('link', { name: 'See homes within this budget' });
  const note = await page.getByText(/^Homes up to \$/).textContent();
  const price = Number(/^Homes up to \$([\d,]+)/.exec(note ?? '')?.[1]?.replaceAll(',', ''));
  expect(after - price).toBeLessThan(5000);
  await expect(page.getByRole('link', { name: 'Start your application' })).toHaveAttribute(
    'href',
    `/real-estate/application?price=${price}&down=120000&income=180000`,
  );
  await homes.click();
  await expect(page).toHaveURL(new RegExp(`maxPrice=${price}&monthly=\\d+&cash=120000`));
});

test('the keys move sliders, and the calculators share common values', async ({ page }) => {
  await page.goto(`${CALCULATORS}?calculator=payment`);
  await page.getByLabel('Down payment, slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Down payment', { exact: true })).toHaveValue('125,000');
  const monthly = await amountOf(page, '[data-payment]');
  await page.getByLabel('Payments').selectOption('Every two weeks, accelerated');
  await expect(page.getByText('every two weeks', { exact: true })).toBeVisible();
  expect(Math.abs((await amountOf(page, '[data-payment]')) * 2 - monthly)).toBeLessThanOrEqual(1);
  await page.getByText('See the years as a table').click();
  await expect(page.getByRole('row')).toHaveCount(23);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'What do I need to close?' }).click();
  await expect(page.getByLabel('Down payment', { exact: true })).toHaveValue('125,000');
  await expect(page).toHaveURL(/calculator=closing/);
  await page.getByLabel('Where the home is').selectOption('Quebec');
  await expect(page.getByText('We are not licensed in Quebec')).toBeVisible();
  await page.getByLabel('Where the home is').selectOption('Nova Scotia');
  await expect(page.getByText('A lawyer or notary can tell you.')).toBeVisible();
  await page.getByLabel('Where the home is').selectOption('Ontario');
  await page.getByLabel('This is my first home').check();
  await expect(page.getByText('First home rebate')).toBeVisible();
  await page.getByLabel('Home price', { exact: true }).fill('1,500,000');
  await expect(page.getByText(/must be at least \$300,000/)).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the strip on the Buying page submits to the calculators, which answer', async ({
    page,
  }) => {
    await page.goto('/real-estate/buying');
    await page.getByLabel('Annual income before tax, $').fill('200,000');
    await page.getByRole('button', { name: 'See my price' }).click();
    await expect(page).toHaveURL(/\/calculators\?income=200%2C000&down=120%2C000$/);
    const price = await amountOf(page, '[data-max-price]');
    expect(price).toBeGreaterThan(800_000);
    await page.getByLabel('Monthly debt payments', { exact: true }).fill('3000');
    await page.getByRole('button', { name: 'Calculate' }).click();
    expect(await amountOf(page, '[data-max-price]')).toBeLessThan(price);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
});

test('the payment of a home links to the calculators with its values', async ({ page }) => {
  await page.goto('/real-estate/list/on/toronto');
  await page.locator('main article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/detail\//);
  await page.getByRole('link', { name: 'All mortgage calculators' }).click();
  await expect(page).toHaveURL(/\/calculators\?calculator=payment&/);
  await expect(page.locator('[data-payment]')).toHaveText(/^\$[\d,]+$/);
});

/** How far the focus frame reaches beyond its control, in pixels. */
const FRAME_PX = 5;

test('an error stays visible above the focused slider', async ({ page }) => {
  await page.goto(CALCULATORS);
  await page.getByLabel('Annual income before tax', { exact: true }).fill('-5');
  await page.keyboard.press('Tab');
  const slider = page.getByLabel('Annual income before tax, slider');
  await expect(slider).toBeFocused();
  const error = await page.getByText('Enter a number from 0 to 100,000,000.').boundingBox();
  const frame = await slider.boundingBox();
  expect((frame?.y ?? 0) - FRAME_PX).toBeGreaterThanOrEqual((error?.y ?? 0) + (error?.height ?? 0));
});

test('forced colors distinguish the selected calculator', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(CALCULATORS);
  const colours = await page
    .getByRole('navigation', { name: 'Calculators', exact: true })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  expect(new Set(colours).size).toBe(2);
});
