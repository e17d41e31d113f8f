import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';
import { swipeLeft } from '#tests/support/browser/swipe.ts';

const TORONTO = '/real-estate/list/on/toronto';

test('filters open at the bottom of the window and apply', async ({ page }) => {
  await page.goto(TORONTO);
  await page.locator('summary', { hasText: 'Beds & baths' }).tap();
  const sheet = page.locator('details[open] > div');
  const box = await sheet.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
  await page.getByText('3+').first().tap();
  await expectAccessible(page, 'details[open]');
  await sheet.getByRole('button', { name: /^See [\d,]+ homes$/ }).tap();
  await expect(page).toHaveURL(/\?beds=3$/);
  await page.getByRole('link', { name: 'Remove 3+ beds' }).tap();
  await expect(page).toHaveURL(/\/list\/on\/toronto$/);
});

test('a swipe shows the next photo of a card', async ({ page }) => {
  await page.goto(TORONTO);
  const card = page.locator('main article:has(photo-strip[data-ready])').first();
  const strip = card.locator('.photo-slides');
  await expect(card.locator('.photo-count')).toHaveText('1 / 4');
  await swipeLeft(strip);
  await expect(card.locator('.photo-count')).toHaveText('2 / 4');
  await expect(card.locator('img').nth(1)).toHaveJSProperty('complete', true);
  await expect(card.getByRole('button', { name: /photo of/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('pages turn, and Back from a home returns to the list position', async ({ page }) => {
  await page.goto(TORONTO);
  await page.getByRole('link', { name: /^Page 2/ }).tap();
  await expect(page.getByText(/^25 - 48 of [\d,]+ Homes$/)).toBeVisible();
  const last = page.locator('main article').last();
  await last.getByRole('link').tap();
  await expect(page).toHaveURL(/\/detail\//);
  await page.goBack();
  await expect(last).toBeInViewport();
});
