import { expect, test } from '#tests/support/journey.ts';

test('from the buying page to a person, by the carousel', async ({ page }) => {
  await page.goto('/real-estate/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Buying' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Buy the house/);
  const team = page.getByRole('region', { name: /The people you would meet/ });
  const strip = team.locator('carousel-strip');
  const back = strip.getByRole('button', { name: 'Previous' });
  await expect(back).toBeDisabled();
  await strip.getByRole('button', { name: 'Next' }).click();
  await expect(back).toBeEnabled();
  await page.getByRole('link', { name: 'See the whole team' }).click();
  await page.getByRole('link', { name: 'Suki Tanaka' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suki Tanaka');
  await expect(page.getByRole('link', { name: 'Write to Suki' })).toHaveAttribute(
    'href',
    'mailto:suki-tanaka@larchway.example',
  );
});

test('the selling page leads to the contact page', async ({ page }) => {
  await page.goto('/real-estate/selling');
  await page.getByRole('link', { name: 'Ask what your home is worth' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us today!');
  await expect(page.getByText('4.9', { exact: true }).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all reviews can still be scrolled to', async ({ page }) => {
    await page.goto('/real-estate/about');
    const reviews = page.getByRole('region', { name: /What clients say, scroll/ });
    await expect(reviews.locator('article')).toHaveCount(9);
    await reviews.focus();
    const before = await reviews.evaluate((list) => list.scrollLeft);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => reviews.evaluate((list) => list.scrollLeft)).toBeGreaterThan(before);
    await expect(page.getByRole('button', { name: 'Next' }).first()).toBeHidden();
  });
});
