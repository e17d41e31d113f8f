import { atRest, expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

const TORONTO = '/real-estate/list/on/toronto';
const MANY = 'main article:has(photo-strip[data-ready])';

test('a list loads one photo per card until a card is hovered', async ({ page }) => {
  const photos: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/images/listings/')) photos.push(request.url());
  });
  await page.goto(TORONTO);
  await atRest(page);
  const homes = photos.map((url) => /\/listings\/(.+)\//.exec(url)?.[1]);
  expect(homes.length).toBeGreaterThan(0);
  expect(new Set(homes).size).toBe(homes.length);
  const before = photos.length;
  await page.locator(MANY).first().hover();
  await expect.poll(() => photos.length).toBeGreaterThan(before);
  expect(photos.length).toBeLessThanOrEqual(before + 4);
});

test('the arrow keys move through the photos of a card', async ({ page }) => {
  await page.goto(TORONTO);
  const card = page.locator(MANY).first();
  const strip = card.getByRole('group', { name: /^Photos of / });
  await strip.focus();
  for (const count of ['2 / 4', '3 / 4', '4 / 4']) {
    await page.keyboard.press('ArrowRight');
    await expect(card.locator('.photo-count')).toHaveText(count);
  }
  const more = card.getByRole('link', { name: /^View More of / });
  await expect(more).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/detail\/on\/toronto\//);
});

test('the buttons move through the photos of a card, and a photo opens its home', async ({
  page,
}) => {
  await page.goto(TORONTO);
  const card = page.locator(MANY).first();
  await card.hover();
  const next = card.getByRole('button', { name: /^Next photo of / });
  const box = await next.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await next.click();
  await expect(card.locator('.photo-count')).toHaveText('2 / 4');
  await expect(card.getByRole('button', { name: /^Previous photo of / })).toBeVisible();
  await expect(page).toHaveURL(/\/list\/on\/toronto$/);
  await card.locator('.photo-slide').nth(1).click();
  await expect(page).toHaveURL(/\/detail\/on\/toronto\//);
});

test('a photo that fails to load is hidden to show its color', async ({ page, expected }) => {
  expected.push(/ERR_FAILED/);
  await page.route('**/images/listings/**', (route) => route.abort());
  await page.goto(TORONTO);
  await expect(page.locator('main article img').first()).toHaveCSS('opacity', '0');
});
