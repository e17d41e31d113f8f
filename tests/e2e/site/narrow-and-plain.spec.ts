import { expect, mapReady, test } from '#tests/support/browser/journey.ts';

const PATHS = [
  '/',
  '/map/43.6532;-79.3832?z=13&beds=2&minPrice=400000',
  '/list/on/toronto',
  '/search',
];

for (const path of PATHS) {
  test(`${path} needs no horizontal scrolling at 320 pixels or at 400% zoom`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`/real-estate${path}`);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await width()).toBeLessThanOrEqual(320);
  });
}

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/real-estate/map/43.6532;-79.3832?z=12');
  await mapReady(page);
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
});

test('forced colors show the state of filters and pins', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14&beds=2');
  await mapReady(page);
  const checked = page.locator('label:has(input[name="type"][value="sale"])');
  await expect(checked).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('.map-pin:visible').first()).toHaveCSS('border-style', /solid|dashed/);
});
