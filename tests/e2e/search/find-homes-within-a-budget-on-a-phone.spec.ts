import { expect, expectAccessible, mapReady, test } from '#tests/support/browser/journey.ts';

test('a phone user sets a budget and switches the pins to monthly costs', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=13');
  await mapReady(page);
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await page.getByLabel('Maximum monthly cost, $').fill('3800');
  await page.getByLabel('Cash available, $').fill('100000');
  await expectAccessible(page, 'dialog');
  await sheet.getByRole('button', { name: /^See [\d,]+ homes?$/ }).tap();
  await expect(page).toHaveURL(/monthly=3800&cash=100000$/);
  await expect(page.getByRole('button', { name: 'Filters · 1' })).toBeVisible();

  const monthly = page.getByRole('radio', { name: 'Monthly' });
  const box = await monthly.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await monthly.tap();
  await expect(page).toHaveURL(/amounts=monthly$/);
  const pin = page
    .locator('.map-pin', { hasText: /^\$\d,\d{3}$/ })
    .filter({ visible: true })
    .first();
  await expect(pin).toHaveAccessibleName(/ a month, /);
  await expectAccessible(page);
  await pin.tap();
  await expect(page.getByRole('dialog').getByText(/^\$\d,\d{3}\/mo/)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of a list accepts a budget', async ({ page }) => {
    await page.goto('/real-estate/list/on/toronto?monthly=%243%2C600&cash=80+000&amounts=monthly');
    await expect(page).toHaveURL(
      '/real-estate/list/on/toronto?monthly=3600&cash=80000&amounts=monthly',
    );
    await expect(
      page.getByRole('link', { name: 'Remove Up to $3,600/mo with $80,000 down' }),
    ).toBeVisible();
    await page.locator('summary', { hasText: 'Up to $3,600/mo' }).tap();
    await page.getByLabel('Maximum monthly cost, $').fill('3,000');
    await page.locator('details[open]').getByRole('button', { name: 'See homes' }).tap();
    await expect(page).toHaveURL(
      '/real-estate/list/on/toronto?monthly=3000&cash=80000&amounts=monthly',
    );
    await expect(
      page
        .locator('main article')
        .getByText(/^\$2,\d{3}\/mo/)
        .first(),
    ).toBeVisible();
  });
});
