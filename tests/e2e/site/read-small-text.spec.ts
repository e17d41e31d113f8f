import type { Page } from '@playwright/test';
import { atRest, expect, mapReady, test } from '#tests/support/browser/journey.ts';
import { scrollThrough } from '#tests/support/browser/layout-shift.ts';
import { aHomeForSale } from '#tests/support/listings/demo-homes.ts';

const SMALLEST_PX = 14;

/** Sizes are fractions, and so are the scales of pictures. */
const ROUNDING_PX = 0.05;

/**
 * Where text may be smaller: the credits of the map, which would hide what they credit. The letters of a picture
 * that is a file are not text.
 */
const EXCEPTIONS = '.map-credits';

/** Texts that are shown smaller than they may be, as "12.1 px: Apr"; letters in a picture count as scaled. */
function smallTexts(page: Page, selector = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ smallestPx, exceptions, selector }) => {
      const texts = [...document.querySelectorAll<Element>(`${selector} *`)].filter(
        (element) =>
          !element.closest(`${exceptions}, .sr-only, script, style, noscript`) &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
          ),
      );
      const sizePx = (element: Element) => {
        const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
        return Number.parseFloat(getComputedStyle(element).fontSize) * Math.abs(scale);
      };
      return texts
        .filter((element) => sizePx(element) < smallestPx)
        .map((element) => `${sizePx(element).toFixed(1)} px: ${element.textContent?.slice(0, 40)}`);
    },
    { smallestPx: SMALLEST_PX - ROUNDING_PX, exceptions: EXCEPTIONS, selector },
  );
}

const PAGES = [
  '/',
  '/list/on/toronto',
  '/list/on/toronto?type=lease',
  '/trends',
  '/home-value',
  '/calculators',
  '/team',
  '/about',
  '/contact',
  '/reviews',
  '/auth/login',
];

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of PAGES) {
      test(`every text of ${path} is large enough to read`, async ({ page }) => {
        await page.goto(`/real-estate${path}`);
        await atRest(page);
        await scrollThrough(page);
        expect(await smallTexts(page)).toEqual([]);
      });
    }

    test('every text of a home is large enough to read', async ({ page, request }) => {
      await page.goto(await aHomeForSale(request));
      await atRest(page);
      await scrollThrough(page);
      expect(await smallTexts(page)).toEqual([]);
    });

    test('every text of the map is large enough to read, and no pin covers another', async ({
      page,
    }) => {
      await page.goto('/real-estate/map/toronto');
      await mapReady(page);
      await expect(page.locator('.map-pin').first()).toBeVisible();
      expect(await smallTexts(page)).toEqual([]);
      const boxes = await page
        .locator('.map-pin')
        .filter({ visible: true })
        .evaluateAll((pins) => pins.map((pin) => pin.getBoundingClientRect().toJSON() as DOMRect));
      const overlaps = boxes.filter((one, index) =>
        boxes
          .slice(index + 1)
          .some(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
          ),
      );
      expect(overlaps).toEqual([]);
    });
  });
}

test('every text of the results beside the map is large enough to read', async ({ page }) => {
  await page.goto('/real-estate/map/toronto');
  await mapReady(page);
  await expect(page.locator('#map-results article').first()).toBeVisible();
  expect(await smallTexts(page, '#map-results')).toEqual([]);
});
