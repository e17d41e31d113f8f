import type { Locator } from '@playwright/test';
import { atRest, expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

test('a visitor gets from the buying page to a team member via the carousel @main', async ({
  page,
}) => {
  await page.goto('/real-estate/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Buying' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Buy the house/);
  const team = page.getByRole('region', { name: /The people you’ll work with/ });
  const strip = team.locator('carousel-strip');
  const back = strip.getByRole('button', { name: 'Previous' });
  await strip.hover();
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

test('the selling page links to the contact page', async ({ page }) => {
  await page.goto('/real-estate/selling');
  await page.getByRole('link', { name: 'Ask what your home is worth' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us today!');
  await expect(page.getByText('4.9', { exact: true }).first()).toBeVisible();
});

const inView = (slides: Locator) =>
  slides.evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      const track = element.closest('.splide__track')?.getBoundingClientRect();
      const { left, right } = element.getBoundingClientRect();
      return track && left >= track.left - 1 && right <= track.right + 1 ? [index] : [];
    }),
  );

test('the carousel script loads once a carousel comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/real-estate/about');
  await atRest(page);
  const slider = () => scripts.filter((url) => url.includes('slide-carousels'));
  expect(slider()).toEqual([]);
  const reviews = page.getByRole('region', { name: /What clients say, scroll/ });
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews.locator('xpath=..')).toHaveClass(/is-initialized/);
  expect(slider()).toHaveLength(1);
});

test('the reviews can be moved by buttons and keys', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/real-estate/about');
  const reviews = page.getByRole('region', { name: /What clients say, scroll/ });
  const slides = reviews.getByRole('listitem');
  const visibleSlides = () => inView(slides);
  await reviews.scrollIntoViewIfNeeded();
  const next = page
    .locator('carousel-strip', { has: reviews })
    .getByRole('button', { name: 'Next' });
  await next.click();
  await expect.poll(visibleSlides).toEqual([3, 4, 5]);
  await reviews.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(visibleSlides).toEqual([6, 7, 8]);
  await expect(next).toBeDisabled();
  await page.keyboard.press('Home');
  await expect.poll(visibleSlides).toEqual([0, 1, 2]);
  await page.keyboard.press('End');
  await expect.poll(visibleSlides).toEqual([6, 7, 8]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(visibleSlides).toEqual([3, 4, 5]);
  // A screen reader and the Tab key reach every slide.
  await expect(slides).toHaveCount(9);
  await expectAccessible(page);
});

test('tabbing scrolls team members of a carousel into view', async ({ page }) => {
  await page.goto('/real-estate/buying');
  const team = page.getByRole('region', { name: /The people you’ll work with, scroll/ });
  await team.scrollIntoViewIfNeeded();
  await expect(page.locator('carousel-strip', { has: team })).toHaveClass(/is-initialized/);
  const last = team.getByRole('link').last();
  await team.focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(last).toBeFocused({ timeout: 20 });
  }).toPass({ intervals: [0] });
  await expect(last).toBeInViewport({ ratio: 1 });
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
