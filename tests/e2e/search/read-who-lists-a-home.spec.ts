import type { Locator } from '@playwright/test';
import { expect, mapReady, test } from '#tests/support/browser/journey.ts';

/** Credits that a card does not show whole. */
function cutCredits(cards: Locator): Promise<string[]> {
  return cards
    .locator('p', { hasText: 'Listed by' })
    .evaluateAll((credits) =>
      credits
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
}

for (const width of [390, 820, 1440]) {
  test(`each card of a list ${width} pixels wide names its brokerage whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/real-estate/list/on/toronto');
    const cards = page.locator('main article');
    await expect(cards.first()).toBeVisible();
    expect(await cutCredits(cards)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the card of a tapped pin names its brokerage whole', async ({ page }) => {
    await page.goto('/real-estate/map/toronto');
    await mapReady(page);
    await page.locator('.map-pin-price:visible').first().tap();
    const card = page.locator('article', { hasText: '· Listed by' });
    await expect(card).toBeVisible();
    expect(await cutCredits(card)).toEqual([]);
  });
});
