import type { Page } from '@playwright/test';
import { expect, mapReady, test } from '#tests/support/browser/journey.ts';

test.beforeEach(({ expected }) => {
  // The browser may skip the fade between two pages when a third follows at once.
  expected.push(/Transition was aborted/);
});

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Search for a place' }).tap();
  await expect(page).toHaveURL(/\/real-estate\/search$/);
}

async function choose(page: Page, city: string): Promise<void> {
  await page.getByRole('combobox').fill(city);
  await page
    .getByRole('option', { name: new RegExp(`^${city}`) })
    .first()
    .tap();
}

test('from a list, another place opens as a list with the same filters and order', async ({
  page,
}) => {
  await page.goto('/real-estate/list/on/toronto?beds=2&sort=listPriceAsc');
  await openSearch(page);
  await page.reload();
  await choose(page, 'Ottawa');
  await expect(page).toHaveURL(/\/real-estate\/list\/on\/ottawa\?beds=2&sort=listPriceAsc$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/real-estate\/search$/);
  await choose(page, 'Hamilton');
  await expect(page).toHaveURL(/\/real-estate\/list\/on\/hamilton\?beds=2&sort=listPriceAsc$/);
});

test('from the map, another place keeps the filters and the satellite view', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14&beds=2&satellite=on');
  await mapReady(page);
  await openSearch(page);
  await choose(page, 'Ottawa');
  await mapReady(page);
  await expect(page).toHaveURL(/\/real-estate\/map\/.*beds=2.*in=on\/ottawa.*satellite=on/);
});
