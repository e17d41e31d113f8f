import type { Page } from '@playwright/test';
import { atRest, expect, mapReady, test } from '#tests/support/browser/journey.ts';

const SMALLEST_PX = 14;

/** Labels on the map and in charts belong to a picture, whose room decides their size. */
const PICTURES = '.map-area, [data-map], canvas, svg';

/** Texts that are shown smaller than they may be. */
function smallTexts(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    ({ smallestPx, pictures, selector }) => {
      const shown = [...document.querySelectorAll<HTMLElement>(`${selector} *`)].filter(
        (element) =>
          !element.closest(pictures) &&
          element.checkVisibility() &&
          [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
          ),
      );
      return shown
        .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < smallestPx)
        .map((element) => element.textContent);
    },
    { smallestPx: SMALLEST_PX, pictures: PICTURES, selector },
  );
}

for (const path of ['/', '/list/on/toronto', '/list/on/toronto?type=lease']) {
  test(`every text of the homes on ${path} is large enough to read`, async ({ page }) => {
    await page.goto(`/real-estate${path}`);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('main article').first()).toBeVisible();
    await atRest(page);
    expect(await smallTexts(page, 'main article')).toEqual([]);
  });
}

test('every text of the results beside the map is large enough to read', async ({ page }) => {
  await page.goto('/real-estate/map/toronto');
  await mapReady(page);
  await expect(page.locator('#map-results article').first()).toBeVisible();
  expect(await smallTexts(page, '#map-results')).toEqual([]);
});
