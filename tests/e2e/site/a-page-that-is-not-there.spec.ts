import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

test('an unknown address answers 404 and leads home', async ({ page, expected }) => {
  expected.push(/404/);
  const response = await page.goto('/real-estate/nothing/here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/real-estate\/$/);
});

for (const path of ['/real-estate/detail/on/toronto/NONE1/2', '/real-estate/list/atlantis']) {
  test(`${path} answers 404`, async ({ page, expected }) => {
    expected.push(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  });
}

test('the bare origin leads to the site', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/real-estate\/$/);
});
