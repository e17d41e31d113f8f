import { expect, expectAccessible, mapReady, test } from '#tests/support/browser/journey.ts';

/** A place in Lake Ontario. */
const LAKE = '/real-estate/map/43.4;-79.0?z=13';

test('an empty view offers the nearest homes with distance and a way to show them', async ({
  page,
}) => {
  await page.goto(LAKE);
  const panel = page.locator('#map-results');
  await expect(panel.getByText('No homes here')).toBeVisible();
  const nearest = panel.getByRole('list', { name: 'Nearest homes' });
  await expect(nearest.getByRole('article')).toHaveCount(4);
  const distances = (await nearest.getByText(/ away$/).allTextContents()).map((text) =>
    Number(/^([\d.]+) km away$/.exec(text)?.[1]),
  );
  expect(distances).toHaveLength(4);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  await expectAccessible(page, '#map-results');
  await nearest
    .getByRole('button', { name: /^Show on map the home [\d.]+ km away/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(/43\.4;-79\?/);
  await mapReady(page);
  await expect(page.locator('.map-pin:visible').first()).toBeVisible();
  await expect(panel.getByText('Nearest homes')).toHaveCount(0);
});

test('the nearest homes match the filters', async ({ page }) => {
  await page.goto(`${LAKE}&beds=4`);
  const panel = page.locator('#map-results');
  const nearest = panel.getByRole('list', { name: 'Nearest homes' });
  await expect(nearest.getByRole('article')).toHaveCount(4);
  for (const bedrooms of await nearest.getByText(/^\d+ bedrooms$/).allTextContents()) {
    expect(Number.parseInt(bedrooms, 10)).toBeGreaterThanOrEqual(4);
  }
});

test('a map wider than the world shows its homes', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/real-estate/map/49.26;-123.1?z=5');
  await mapReady(page);
  await page.getByRole('button', { name: 'Hide the list' }).click();
  const answer = page.waitForResponse(/\/listings\?.*clusterPrecision=6/);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  expect((await answer).status()).toBe(200);
});
