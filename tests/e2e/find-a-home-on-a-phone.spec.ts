import { expect, expectAccessible, mapReady, test } from '#tests/support/journey.ts';

test('the menu leads to the map, and the list lies over it when asked for', async ({ page }) => {
  await page.goto('/real-estate/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expectAccessible(page, '#site-menu');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Home Search' }).click();

  await expect(page).toHaveURL(/\/real-estate\/map\//);
  await mapReady(page);
  await expect(page.locator('#map-results')).toBeHidden();
  await page.getByRole('button', { name: 'Show the list' }).click();
  await expect(page.locator('#map-results article').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide the list' }).click();
  await expect(page.locator('#map-results')).toBeHidden();
});

test('a pin opens its home over the map', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14');
  await mapReady(page);
  await page.locator('.map-pin-price:visible').first().tap();
  const overlay = page.getByRole('dialog', { name: 'Chosen home' });
  await expect(overlay).toBeVisible();
  const box = await overlay.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  await overlay.getByRole('button', { name: 'Close' }).tap();
  await expect(overlay).toBeHidden();
});

test('the search page offers places on a phone', async ({ page }) => {
  await page.goto('/real-estate/search');
  await page
    .getByRole('link', { name: /Toronto/ })
    .first()
    .click();
  await expect(page).toHaveURL(/toronto|43\.\d+/);
});
