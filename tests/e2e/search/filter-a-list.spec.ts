import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

const TORONTO = '/real-estate/list/on/toronto';

const menu = (page: Page, label: string) =>
  page.locator('summary', { hasText: label }).filter({ visible: true });

async function countOf(page: Page): Promise<number> {
  const text = await page.getByText(/^\d+ - \d+ of [\d,]+ Homes$/).textContent();
  return Number(text?.replace(/.* of ([\d,]+) Homes/, '$1').replaceAll(',', ''));
}

test('a filter shows its number of homes, applies and is removed by its chip @main', async ({
  page,
}) => {
  await page.goto(TORONTO);
  const all = await countOf(page);
  await menu(page, 'Beds & baths').click();
  await page.getByRole('radio', { name: '3+' }).first().check();
  const see = page.locator('details[open]').getByRole('button', { name: /^See [\d,]+ homes?$/ });
  const countOnButton = Number((await see.textContent())?.replaceAll(/\D/g, ''));
  await expectAccessible(page);
  await see.click();
  await expect(page).toHaveURL(/\/list\/on\/toronto\?beds=3$/);
  expect(await countOf(page)).toBe(countOnButton);
  expect(countOnButton).toBeLessThan(all);

  await page.getByRole('link', { name: 'Remove 3+ beds' }).click();
  await expect(page).toHaveURL(/\/list\/on\/toronto$/);
  expect(await countOf(page)).toBe(all);
});

test('bedrooms have a maximum as well as a minimum', async ({ page }) => {
  await page.goto(TORONTO);
  const all = await countOf(page);
  await menu(page, 'Beds & baths').click();
  const most = page.getByRole('group', { name: 'Max bedrooms' });
  await page.getByRole('group', { name: 'Bedrooms', exact: true }).getByText('2+').click();
  await most.getByText('3', { exact: true }).click();
  await page
    .locator('details[open]')
    .getByRole('button', { name: /^See [\d,]+ homes?$/ })
    .click();
  await expect(page).toHaveURL(/\/list\/on\/toronto\?beds=2&maxBeds=3$/);
  await expect(menu(page, '2 to 3 beds')).toBeVisible();
  expect(await countOf(page)).toBeLessThan(all);
  await page.getByRole('link', { name: 'Remove 2 to 3 beds' }).click();
  await expect(page).toHaveURL(/\/list\/on\/toronto$/);
});

test('keywords match any, all or the phrase, including inflected forms', async ({ page }) => {
  const counts: number[] = [];
  for (const match of ['any', 'all', 'phrase']) {
    await page.goto(`${TORONTO}?keywords=finished+basement&match=${match}`);
    counts.push(await countOf(page));
  }
  const [any = 0, all = 0, phrase = 0] = counts;
  expect(any).toBeGreaterThan(all);
  expect(all).toBeGreaterThan(phrase);
  await page.goto(`${TORONTO}?keywords=finished+basements`);
  expect(await countOf(page)).toBe(all);
  await menu(page, 'More').click();
  await page.getByRole('radio', { name: 'Any word' }).check({ force: true });
  await page
    .locator('details[open]')
    .getByRole('button', { name: /^See [\d,]+ homes?$/ })
    .click();
  await expect(page).toHaveURL(/keywords=finished\+basements&match=any$/);
  expect(await countOf(page)).toBe(any);
  await expect(page.getByRole('link', { name: 'Remove “finished” or “basements”' })).toBeVisible();
});

test('several filters are cleared together', async ({ page }) => {
  await page.goto(`${TORONTO}?minPrice=500000&maxPrice=900000&home=detached&home=condo-apt&page=2`);
  for (const chip of ['$500K – $900K', 'Detached', 'Condo Apt']) {
    await expect(page.getByRole('link', { name: `Remove ${chip}` })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/list\/on\/toronto$/);
});

test('closing a menu applies its filters, and Escape discards them', async ({ page }) => {
  await page.goto(TORONTO);
  await menu(page, 'Beds & baths').click();
  await page.getByRole('radio', { name: '2+' }).first().check();
  await page.keyboard.press('Escape');
  await expect(page.locator('details[open]')).toHaveCount(0);
  await menu(page, 'Home type').click();
  await page.getByRole('checkbox', { name: 'Detached', exact: true }).check();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page).toHaveURL(/\/list\/on\/toronto\?home=detached$/);
});

test('sort order, sale or lease, and sold homes apply immediately @main', async ({ page }) => {
  await page.goto(TORONTO);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Most Expensive');
  await expect(page).toHaveURL(/\?sort=listPriceDesc$/);
  await page.getByRole('checkbox', { name: 'Sold' }).check();
  await expect(page).toHaveURL(/\?show=active&show=sold&sort=listPriceDesc$/);
  await page.getByRole('radio', { name: 'Lease' }).check();
  await expect(page).toHaveURL(/type=lease/);
  await expect(page.getByRole('checkbox', { name: 'Leased' })).toBeChecked();
});

test('Active and Sold cannot both be off', async ({ page, expected }) => {
  expected.push(/cannot both be left out/);
  await page.goto(TORONTO);
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.getByRole('checkbox', { name: 'Active' }).click();
  await warning;
  await expect(page.getByRole('checkbox', { name: 'Active' })).toBeChecked();
  await expect(page).toHaveURL(/\/list\/on\/toronto$/);
});

test('an empty list suggests which filter to remove', async ({ page }) => {
  await page.goto(`${TORONTO}?beds=3&keywords=moat`);
  await expect(page.getByText('No results found. Please try another search.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Remove “moat”: [\d,]+ homes$/ }).click();
  await expect(page).toHaveURL(/\?beds=3$/);
  await expect(page.locator('main article').first()).toBeVisible();
});

test('the map link keeps the filters', async ({ page }) => {
  await page.goto(`${TORONTO}?beds=3`);
  await page.getByRole('link', { name: 'See these on the map' }).click();
  await expect(page).toHaveURL(/\/map\/43\.\d+;-79\.\d+\?.*beds=3.*in=on\/toronto/);
});

test('Back restores the filters of the previous list', async ({ page }) => {
  await page.goto(TORONTO);
  await page.getByRole('checkbox', { name: 'Sold' }).check();
  await expect(page).toHaveURL(/show=sold/);
  await page.goBack();
  await expect(page).toHaveURL(/\/list\/on\/toronto$/);
  await expect(page.getByRole('checkbox', { name: 'Sold' })).not.toBeChecked();
});
