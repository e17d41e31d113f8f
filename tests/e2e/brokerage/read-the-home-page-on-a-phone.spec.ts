import { atRest, expect, expectAccessible, test } from '#tests/support/browser/journey.ts';
import {
  expectSteady,
  scrollThrough,
  watchLayoutShift,
} from '#tests/support/browser/layout-shift.ts';

const HOME = '/real-estate/';

test('the home page is at most 5,000 pixels long, and nothing shifts in it', async ({ page }) => {
  await watchLayoutShift(page);
  await page.goto(HOME);
  await atRest(page);
  await scrollThrough(page);
  await expect(page.getByText(/^More homes around /).filter({ visible: true })).toBeVisible();
  await expectSteady(page);
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(heightPx).toBeLessThanOrEqual(5000);
});

test('the address of a home leads to its estimated value', async ({ page }) => {
  await page.goto(HOME);
  const address = page.getByLabel('Property address').filter({ visible: true }).first();
  await address.fill('12 Elm Street');
  await page.getByRole('button', { name: 'See my estimate' }).tap();
  await expect(page).toHaveURL(/\/real-estate\/home-value\?address=12\+Elm\+Street/);
});

test('more homes open where a phone has folded them', async ({ page }) => {
  await page.goto(HOME);
  const band = page.locator('.home-suggestions');
  await band.scrollIntoViewIfNeeded();
  await band
    .getByText(/^More homes around /)
    .filter({ visible: true })
    .tap();
  for (const column of ['Popular Searches', 'Nearby Cities', 'Popular Cities', 'Recent Listings']) {
    await expect(band.getByRole('heading', { name: column })).toBeVisible();
  }
  await expectAccessible(page);
});
