import type { Locator } from '@playwright/test';
import { expect, expectAccessible, mapReady, test } from '#tests/support/browser/journey.ts';

/** A phone held sideways, and the space that windows have at 200 % and 400 % zoom. */
const LOW_WINDOWS = [
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 640, height: 360 },
  { width: 320, height: 256 },
];
const CONTROLS = ['Zoom in', 'Zoom out', 'Satellite view', 'Show my location', 'Draw an area'];

/** Whether a tap in the middle of a focused element would hit it. */
async function isInSight(control: Locator): Promise<boolean> {
  await control.focus();
  return await control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && element.contains(top);
  });
}

for (const viewport of LOW_WINDOWS) {
  test.describe(`in ${viewport.width} by ${viewport.height} pixels`, () => {
    test.use({ viewport });

    test('every map control is visible when focused', async ({ page }) => {
      await page.goto('/real-estate/map/43.6532;-79.3832?z=14');
      await mapReady(page);
      for (const name of CONTROLS) {
        const control = page.getByRole('button', { name, exact: true });
        await expect.poll(() => isInSight(control), { message: name }).toBe(true);
      }
      await expectAccessible(page);
    });
  });
}
