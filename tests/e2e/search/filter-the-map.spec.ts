import type { Page } from '@playwright/test';
import { anAccount, fillLogin } from '#tests/support/accounts/accounts.ts';
import { expect, expectAccessible, mapReady, test } from '#tests/support/browser/journey.ts';
import { homesInPanel as total, homesOnceAsked } from '#tests/support/browser/map-panel.ts';

const TORONTO = '/real-estate/map/43.6532;-79.3832?z=12';

const form = (page: Page) => page.getByRole('form', { name: 'Filters' });
const menu = (page: Page, name: string | RegExp) =>
  form(page).locator('summary', { hasText: name });
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });

test('each filter narrows the homes, shows its value and stays in the URL @main', async ({
  page,
}) => {
  await page.goto(TORONTO);
  await mapReady(page);
  const all = await total(page);

  await menu(page, 'Price').click();
  const homesInPriceRange = await homesOnceAsked(
    page,
    ['minPrice=500000', 'maxPrice=900000'],
    async () => {
      await page.getByLabel('Minimum price').last().selectOption('$500,000');
      await page.getByLabel('Maximum price').last().selectOption('$900,000');
    },
  );
  await expect(menu(page, '$500K – $900K')).toBeVisible();
  await expect(page).toHaveURL(/minPrice=500000&maxPrice=900000/);
  expect(homesInPriceRange).toBeLessThan(all);

  await menu(page, 'Beds & baths').click();
  const homesWithBedrooms = await homesOnceAsked(page, ['maxPrice=900000', 'minBedrooms=2'], () =>
    page.getByRole('group', { name: 'Bedrooms', exact: true }).getByText('2+').click(),
  );
  await expect(menu(page, '2+ beds')).toBeVisible();
  expect(homesWithBedrooms).toBeLessThan(homesInPriceRange);

  await menu(page, 'Home type').click();
  await page.getByText('Condo Apt', { exact: true }).click();
  await page.getByText('Detached', { exact: true }).click();
  await expect(menu(page, 'Detached +1')).toBeVisible();
  await page.getByRole('group', { name: 'Home type' }).getByText('All', { exact: true }).click();
  await expect(menu(page, 'Home type')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => total(page)).toBe(homesWithBedrooms);

  await expect(page).toHaveURL(/\?z=12&minPrice=500000&maxPrice=900000&beds=2$/);
  await page.reload();
  await mapReady(page);
  expect(await total(page)).toBe(homesWithBedrooms);
  await expect(chips(page).getByRole('button')).toHaveCount(3);
  await chips(page).getByRole('button', { name: 'Remove 2+ beds' }).click();
  await expect.poll(() => total(page)).toBe(homesInPriceRange);
  await chips(page).getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => total(page)).toBe(all);
  await expect(page).toHaveURL(/\?z=12$/);
});

for (const path of [TORONTO, '/real-estate/list/on/toronto']) {
  test(`filters and "Save search" fit in one row on a landscape tablet: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(path);
    const save = page.getByRole('button', { name: 'Save search' }).filter({ visible: true });
    const [first, last] = await Promise.all([
      page.locator('summary:visible', { hasText: 'Price' }).boundingBox(),
      save.boundingBox(),
    ]);
    expect(last?.y).toBe(first?.y);
  });
}

test('bedrooms have a maximum that follows the minimum', async ({ page }) => {
  await page.goto(TORONTO);
  await mapReady(page);
  await menu(page, 'Beds & baths').click();
  const least = page.getByRole('group', { name: 'Bedrooms', exact: true });
  const most = page.getByRole('group', { name: 'Max bedrooms' });
  await homesOnceAsked(page, ['maxBedrooms=2'], () => most.getByText('2', { exact: true }).click());
  await expect(menu(page, 'Up to 2 beds')).toBeVisible();
  await homesOnceAsked(page, ['minBedrooms=3', 'maxBedrooms=3'], () =>
    least.getByText('3+').click(),
  );
  await expect(menu(page, '3 beds')).toBeVisible();
  await expect(page).toHaveURL(/beds=3&maxBeds=3$/);
});

test('the button of a menu shows the number of homes and closes the menu', async ({ page }) => {
  await page.goto(TORONTO);
  await mapReady(page);
  await menu(page, 'Beds & baths').click();
  await page.getByRole('group', { name: 'Bathrooms' }).getByText('3+').click();
  const see = form(page).getByRole('button', { name: /See [\d,]+ homes/ });
  await expect(see).toBeVisible();
  await see.click();
  await expect(see).toBeHidden();
  expect(await total(page)).toBeGreaterThan(0);
});

test('the price slider moves in fixed steps by keyboard', async ({ page }) => {
  await page.goto(TORONTO);
  await mapReady(page);
  await menu(page, 'Price').click();
  const low = page.getByRole('slider', { name: 'Minimum price' });
  await low.focus();
  // Homes from before the question are dimmed.
  await homesOnceAsked(page, ['minPrice=100000'], async () => {
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  });
  await expect(low).toHaveAttribute('aria-valuetext', '$100,000');
  await expect(page).toHaveURL(/minPrice=100000/);
  await expectAccessible(page);
});

test('sold homes are shown with or instead of active ones, and one of the two stays on', async ({
  page,
  expected,
}) => {
  expected.push(/at least one of them stays on/);
  await page.goto(TORONTO);
  await mapReady(page);
  const active = page.getByRole('checkbox', { name: 'Active' });
  const sold = page.getByRole('checkbox', { name: 'Sold' });
  const homes = await total(page);
  await sold.check({ force: true });
  await expect(page).toHaveURL(/show=active&show=sold/);
  await expect.poll(() => total(page)).toBeGreaterThan(homes);
  await active.uncheck({ force: true });
  await expect(page).toHaveURL(/\?z=12&show=sold/);
  await sold.click({ force: true });
  await expect(sold).toBeChecked();
});

test('keywords are searched a second after the last key press', async ({ page }) => {
  await page.goto(TORONTO);
  await mapReady(page);
  await menu(page, 'More').click();
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search=')) requestedUrls.push(request.url());
  });
  await page.getByLabel('Keywords').pressSequentially('garden', { delay: 60 });
  expect(requestedUrls).toEqual([]);
  await expect(page).toHaveURL(/keywords=garden/);
  await expect(page.getByText('“garden”')).toBeVisible();
});

test('lot, age, basement and features are under More, each with a chip', async ({ page }) => {
  await page.goto(TORONTO);
  await mapReady(page);
  const homes = await total(page);
  await menu(page, 'More').click();
  await page.getByLabel('Lot size').selectOption('3,000 sq ft+');
  await page.getByLabel('Year built').selectOption('1980 or later');
  await page.getByLabel('Basement').selectOption('Finished basement');
  await page.getByRole('group', { name: 'Only homes with' }).getByText('Price reduced').click();
  await expect(page).toHaveURL(/lot=3000.*built=1980.*basement=finished.*has=price-cut/);
  await expect.poll(() => total(page)).toBeLessThan(homes);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const remaining = await total(page);
  await page.getByRole('button', { name: 'Remove Finished basement' }).click();
  await expect(page).not.toHaveURL(/basement/);
  await expect.poll(() => total(page)).toBeGreaterThanOrEqual(remaining);
});

test('an empty result suggests which filter to remove', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=13&minPrice=6500000&baths=1');
  const panel = page.locator('#map-results');
  await expect(panel.getByText('No homes match. Remove a filter:')).toBeVisible();
  const relax = panel.getByRole('button', { name: /^Remove \$6\.5M and up: [\d,]+ homes$/ });
  const countOnButton = Number(
    /: ([\d,]+)/.exec((await relax.textContent()) ?? '')?.[1]?.replace(',', ''),
  );
  await relax.click();
  await expect(page).not.toHaveURL(/minPrice/);
  await expect.poll(() => total(page)).toBe(countOnButton);
});

test('a shared URL shows the same homes to someone else', async ({ page, browser }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=13&beds=2&sort=listPriceAsc&page=2');
  await mapReady(page);
  const titles = (on: Page) => on.locator('#map-results article h3').allInnerTexts();
  await expect.poll(() => titles(page)).toHaveLength(8);
  const mine = await titles(page);
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(page.url());
  await expect.poll(() => titles(theirs)).toEqual(mine);
  await other.close();
});

test('lists are sorted by the selected order', async ({ page }) => {
  await page.goto(TORONTO);
  await mapReady(page);
  await page.getByLabel('Sort by').selectOption('Least Expensive');
  await expect(page).toHaveURL(/sort=listPriceAsc/);
  const prices = async () => {
    const texts = await page.locator('#map-results article').allInnerTexts();
    return texts.map((text) => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));
  };
  await expect
    .poll(async () => {
      const list = await prices();
      return list.every((price, i) => i === 0 || price >= (list[i - 1] ?? 0));
    })
    .toBe(true);
});

test.describe('without a connection', () => {
  test.use({ expected: [[/ERR_FAILED/], { scope: 'test' }] });

  test('a menu whose fields fail to load closes with a notice and opens once they load', async ({
    page,
  }) => {
    await page.route('**/_astro/MenuFields*', (route) => route.abort());
    await page.goto(TORONTO);
    await mapReady(page);
    const price = menu(page, 'Price');
    await price.click();
    await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
    await expect(page.locator('details[data-filter-menu][open]')).toHaveCount(0);
    await page.unroute('**/_astro/MenuFields*');
    const fields = page.getByLabel('Minimum price').last();
    await expect(async () => {
      await price.click();
      await expect(fields).toBeVisible({ timeout: 500 });
    }).toPass();
  });
});

test('sold homes that require an account are one panel, and its login keeps the view', async ({
  page,
  request,
}) => {
  const address = '/real-estate/map/43.6532;-79.3832?z=14&show=sold&soldDays=360';
  await page.goto(address);
  await mapReady(page);
  const panel = page.getByRole('region', { name: /^\d+ homes with prices to see/ });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  const homes = page.locator('#map-results article');
  const publicCount = await homes.count();
  expect(publicCount).toBeLessThan(8);
  await expect(page.locator('#map-results')).toContainText(`1 - ${publicCount} of `);
  await panel.getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page, await anAccount(request));
  await expect(panel).toHaveCount(0);
  await expect(homes).toHaveCount(8);
  await expect(page).toHaveURL(new RegExp(`${address.split('?')[0]}\\?z=14&show=sold`));
});
