import { expect, expectAccessible, mapReady, test } from '#tests/support/browser/journey.ts';

const TORONTO = '/real-estate/map/43.6532;-79.3832?z=14';

test('the URL and the next visit remember the satellite view', async ({ page }) => {
  await page.goto(TORONTO);
  await mapReady(page);
  const satellite = page.getByRole('button', { name: 'Satellite view' });
  await expect(satellite).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Aerial style (demo)')).toBeHidden();

  await satellite.click();
  await expect(satellite).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Aerial style (demo)')).toBeVisible();
  await expect(page).toHaveURL(/satellite=on/);

  await page.reload();
  await mapReady(page);
  await expect(satellite).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/real-estate/map');
  await mapReady(page);
  await expect(satellite).toHaveAttribute('aria-pressed', 'true');
});

test('the keyboard switches the satellite view on and off', async ({ page }) => {
  await page.goto(TORONTO);
  await mapReady(page);
  const satellite = page.getByRole('button', { name: 'Satellite view' });
  await page.getByRole('button', { name: 'Zoom out' }).focus();
  await page.keyboard.press('Tab');
  await expect(satellite).toBeFocused();
  await page.keyboard.press('Space');
  await expect(satellite).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(satellite).toHaveAttribute('aria-pressed', 'false');
});

test('the satellite view draws a different image of the same place', async ({ page }) => {
  await page.goto(TORONTO);
  await mapReady(page);
  const frame = page.locator('.map-frame canvas').first();
  await expect(frame).toBeVisible();
  const roadmap = await frame.screenshot();
  await page.getByRole('button', { name: 'Satellite view' }).click();
  await expect.poll(async () => (await frame.screenshot()).equals(roadmap)).toBe(false);
  await expect(page.locator('.map-pin:visible').first()).toBeVisible();
});

test('the map credits its sources with links that open in a new tab', async ({ page }) => {
  await page.goto(TORONTO);
  await mapReady(page);
  for (const maker of [/GeoNames/, /OpenStreetMap/]) {
    const link = page.getByRole('link', { name: maker });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(page.getByText('Local streets are illustrative')).toBeVisible();
});

test('on a phone, a button shows and hides the map credits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(TORONTO);
  await mapReady(page);
  await expect(page.getByText('Places: GeoNames')).toBeHidden();
  await page.getByRole('button', { name: 'Show map credits' }).click();
  await expect(page.getByText('Places: GeoNames')).toBeVisible();
  await expect(page.getByText('Local streets are illustrative')).toBeVisible();
  await expectAccessible(page, '.map-credits');
  await page.getByRole('button', { name: 'Hide map credits' }).click();
  await expect(page.getByText('Places: GeoNames')).toBeHidden();
});

test('both map views are accessible in both themes', async ({ page }) => {
  await page.goto(TORONTO);
  await mapReady(page);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    await expectAccessible(page, '.map-frame');
    await page.getByRole('button', { name: 'Satellite view' }).click();
    await expectAccessible(page, '.map-frame');
  }
});

test('the pin of an address lies below the labels of homes', async ({ page }) => {
  await page.goto(`${TORONTO}&pin=43.6532;-79.3832`);
  await mapReady(page);
  await expect(page.getByRole('img', { name: 'The address you searched for' })).toBeVisible();
  await expect(page.locator('.map-street-pin ~ .map-pins .map-pin')).not.toHaveCount(0);
});
