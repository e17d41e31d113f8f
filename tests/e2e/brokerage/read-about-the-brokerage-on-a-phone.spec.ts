import { expect, test } from '#tests/support/browser/journey.ts';
import { expectSteady, watchLayoutShift } from '#tests/support/browser/layout-shift.ts';
import { swipeLeft } from '#tests/support/browser/swipe.ts';

test('a swipe moves the reviews by one without shifting the page', async ({ page }) => {
  await watchLayoutShift(page);
  await page.goto('/real-estate/about');
  const reviews = page.getByRole('region', { name: /What clients say, scroll/ });
  const strip = page.locator('carousel-strip', { has: reviews });
  await reviews.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(strip).toHaveClass(/is-initialized/);
  const slides = reviews.getByRole('listitem');
  await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
  await swipeLeft(reviews);
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect(slides.first()).not.toBeInViewport();
  await expect(strip.getByRole('button', { name: 'Previous' })).toBeEnabled();
  await expectSteady(page);
});
