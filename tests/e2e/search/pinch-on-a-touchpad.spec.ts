import type { Locator, Page } from '@playwright/test';
import { aHomeForSale } from '#tests/support/listings/demo-homes.ts';
import { expect, mapReady, test } from '#tests/support/browser/journey.ts';

/** Moves two fingers apart on the touchpad of a Mac, as Safari reports it; returns whether the page grew. */
function pinchInSafari(area: Locator): Promise<boolean> {
  return area.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2 };
    let isTaken = true;
    const report = (type: string, scale: number) => {
      const event = new MouseEvent(type, { ...at, bubbles: true, cancelable: true });
      element.dispatchEvent(Object.assign(event, { scale }));
      isTaken &&= event.defaultPrevented;
    };
    report('gesturestart', 1);
    for (let scale = 1.03; scale < 3; scale *= 1.03) report('gesturechange', scale);
    return !isTaken;
  });
}

/** Opens the first photo of a home in the viewer. */
async function firstPhoto(page: Page, home: string): Promise<Locator> {
  await page.goto(home);
  await page.locator('[data-photo="0"]').first().click();
  const viewer = page.getByRole('dialog', { name: 'Photos' });
  await expect(viewer.locator('[data-caption]')).toHaveText(/photo 1 of \d+$/);
  return viewer.locator('.viewer-slide').first();
}

test('two fingers in Safari zoom the map, not the page', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=13');
  await mapReady(page);
  expect(await pinchInSafari(page.locator('.ol-viewport'))).toBe(false);
  await expect(page).toHaveURL(/z=1[45](\.\d+)?(&|$)/);
});

test('slow fingers on a touchpad zoom a photo', async ({ page, request }) => {
  const slide = await firstPhoto(page, await aHomeForSale(request));
  await slide.evaluate((element) => {
    const step = { deltaY: -2, ctrlKey: true, bubbles: true, cancelable: true };
    for (let i = 0; i < 40; i++) element.dispatchEvent(new WheelEvent('wheel', step));
  });
  await expect(slide).toHaveAttribute('data-zoomed');
});

test('two fingers in Safari zoom a photo, not the page', async ({ page, request }) => {
  const slide = await firstPhoto(page, await aHomeForSale(request));
  expect(await pinchInSafari(slide)).toBe(false);
  await expect(slide).toHaveAttribute('data-zoomed');
});
