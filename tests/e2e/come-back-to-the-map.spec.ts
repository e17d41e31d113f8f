import { expect, mapReady, test } from '#tests/support/journey.ts';

const panel = '#map-results';

test('back from a home the map, the list and its scroll are as they were', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=13&beds=1&sort=listPriceAsc&page=2');
  await mapReady(page);
  const cards = page.locator(`${panel} article`);
  await expect(cards).toHaveCount(8);
  const sixth = cards.nth(5);
  await sixth.scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  const scrolled = await page.locator(panel).evaluate((list) => list.scrollTop);
  expect(scrolled).toBeGreaterThan(100);
  const title = await sixth.locator('h3').textContent();
  const address = page.url();

  await sixth.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/detail\//);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(cards).toHaveCount(8);
  await expect
    .poll(() => page.locator(panel).evaluate((list) => list.scrollTop))
    .toBeGreaterThan(scrolled - 20);
  await expect(cards.nth(5).locator('h3')).toHaveText(title ?? '');
  await expect(cards.nth(5)).toBeInViewport();
});

test('pointing at a pin marks its card', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=16');
  await mapReady(page);
  const card = page.locator(`${panel} li > div`).first();
  await card.hover();
  const raised = page.locator('.map-pin.is-raised');
  await expect(raised).toHaveCount(1);
  await page.mouse.move(5, 400);
  await expect(raised).toHaveCount(0);
  await page.locator('.map-pin-price:visible').first().focus();
  await expect(page.locator('.map-pin-price.is-raised')).toHaveCount(1);
});

test('homes at one point share a pin, and the pin lists them', async ({ page }) => {
  await page.goto('/real-estate/map/43.6465;-79.3805?z=17');
  await mapReady(page);
  const stack = page.locator('.map-pin-stack:visible').first();
  for (let moved = 0; moved < 12 && (await stack.count()) === 0; moved += 1) {
    await page.getByRole('application').focus();
    await page.keyboard.press(moved % 4 < 2 ? 'ArrowUp' : 'ArrowLeft');
    await page.waitForTimeout(700);
  }
  const count = Number(/\d+/.exec((await stack.textContent()) ?? '')?.[0]);
  await stack.click();
  const list = page.getByRole('dialog', { name: /homes at this address/ });
  await expect(list.locator('article')).toHaveCount(count);
  await page.keyboard.press('Escape');
  await expect(stack).toBeFocused();
});
