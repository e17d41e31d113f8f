import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/journey.ts';
import { dragFinger, fingerPath, pinchFingers } from '#tests/support/browser/swipe.ts';
import { aHomeForSale } from '#tests/support/listings/demo-homes.ts';

async function openViewer(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await page.locator('[data-photo="0"]').first().tap();
  const viewer = page.getByRole('dialog', { name: 'Photos' });
  await expect(viewer.locator('[data-count]')).toHaveText(/^1 \//);
  return viewer;
}

const zoomOf = (slide: Locator) =>
  slide.evaluate((element) => Number(element.style.getPropertyValue('--zoom')));

test('pinching zooms a photo in and out', async ({ page, request }) => {
  const viewer = await openViewer(page, await aHomeForSale(request));
  const slide = viewer.locator('.viewer-slide[data-zoomed]');
  await pinchFingers(viewer, 100, 220);
  await expect(slide).toHaveCount(1);
  expect(await zoomOf(slide)).toBeCloseTo(2.2, 1);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await pinchFingers(viewer, 100, 150);
  expect(await zoomOf(slide)).toBeCloseTo(3.3, 1);
  await pinchFingers(viewer, 240, 60);
  await expect(slide).toHaveCount(0);
  await expect(viewer.locator('[data-count]')).toHaveText(/^1 \//);
});

test('dragging pans a zoomed photo, and swipes between photos after zooming out', async ({
  page,
  request,
}) => {
  const viewer = await openViewer(page, await aHomeForSale(request));
  const slide = viewer.locator('.viewer-slide[data-zoomed]');
  await viewer.getByRole('button', { name: 'Zoom' }).tap();
  const before = await slide.evaluate(({ scrollLeft }) => scrollLeft);
  const swipe = fingerPath({ x: 300, y: 400 }, { x: 150, y: 400 });
  await dragFinger(page, swipe);
  await expect.poll(() => slide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(before);
  await expect(viewer.locator('[data-count]')).toHaveText(/^1 \//);
  // With a key, as a tap would only end the scrolling.
  await page.keyboard.press('0');
  await expect(slide).toHaveCount(0);
  await dragFinger(page, swipe);
  await expect(viewer.locator('[data-count]')).toHaveText(/^2 \//);
});
