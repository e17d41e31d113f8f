import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

test('an unknown URL answers 404 and links to the home page', async ({ page, expected }) => {
  expected.push(/404/);
  const response = await page.goto('/real-estate/nothing/here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/real-estate\/$/);
});

test('the page of an unknown home answers 404', async ({ page, expected }) => {
  expected.push(/404/);
  const response = await page.goto('/real-estate/detail/on/toronto/NONE1/2');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
});

for (const path of ['/list/on/torronto', '/map/torronto']) {
  test(`${path} answers 404 and links to the intended city`, async ({ page, expected }) => {
    expected.push(/404/);
    const response = await page.goto(`/real-estate${path}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('“torronto”');
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Toronto/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/list\/on\/toronto$/);
    await expect(page.locator('main article').first()).toBeVisible();
  });
}

test('the root URL redirects to the site', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/real-estate\/$/);
});
