import { expect, test } from '#tests/support/journey.ts';

test('the list of a city turns pages, opens a home, and Back returns to the page', async ({
  page,
}) => {
  await page.goto('/real-estate/list/on/toronto');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toronto, Ontario');
  await expect(page.getByText(/^1 - 8 of [\d,]+ Homes$/)).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(8);
  const first = await page.locator('main article').first().textContent();

  await page.getByRole('link', { name: /^Page 2/ }).click();
  await expect(page).toHaveURL(/\/list\/on\/toronto\?page=2$/);
  await expect(page.getByText(/^9 - 16 of [\d,]+ Homes$/)).toBeVisible();
  expect(await page.locator('main article').first().textContent()).not.toBe(first);

  await page.locator('main article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/detail\/on\/toronto\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.locator('main article')).toHaveCount(8);
});

test('a home leads to itself on the map', async ({ page }) => {
  await page.goto('/real-estate/list/on/toronto');
  await page.locator('main article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'View On Map' }).click();
  await expect(page).toHaveURL(/\/map\/43\.\d+;-79\.\d+\/[A-Z]\d+\/2\?z=16/);
  await expect(page.getByRole('dialog', { name: 'Chosen home' })).toBeVisible();
});

test('a province in full leads to its one address', async ({ page }) => {
  await page.goto('/real-estate/list/Ontario/Toronto?page=2');
  await expect(page).toHaveURL(/\/list\/on\/toronto\?page=2$/);
});

test('a page past the end is the last page', async ({ page }) => {
  await page.goto('/real-estate/list/on/toronto?page=99999');
  await expect(page).toHaveURL(/\?page=\d{1,4}$/);
  await expect(page.locator('main article').first()).toBeVisible();
});

test('a city without homes says so', async ({ page }) => {
  await page.goto('/real-estate/list/on/nowhere');
  await expect(page.getByText('No results found. Please try another search.')).toBeVisible();
});

test('no place says so', async ({ page }) => {
  await page.goto('/real-estate/list');
  await expect(page.getByText('No city or province selected.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('list and detail show everything and link on', async ({ page }) => {
    await page.goto('/real-estate/list/on/toronto');
    await expect(page.locator('main article')).toHaveCount(8);
    await page.getByRole('link', { name: /^Page 2/ }).click();
    await expect(page.getByText(/^9 - 16 of/)).toBeVisible();
    await page.locator('main article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^\$[\d,]+$/).first()).toBeVisible();
    await expect(page.locator('main img').first()).toBeVisible();
  });
});
