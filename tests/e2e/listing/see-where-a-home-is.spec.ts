import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleLook,
  test,
} from '#tests/support/browser/journey.ts';
import { aHomeForSale } from '#tests/support/listings/demo-homes.ts';

const SIZES = [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const;

const blockOf = (page: Page) => page.getByRole('region', { name: 'Where it is' });
const liveMap = (page: Page) => page.getByRole('application', { name: /^Map around / });

/**
 * A home for sale, once the server has made the streets around it, at an address that no other journey
 * uses.
 */
async function aHomeWithPoints({ request }: Page): Promise<string> {
  const points = async () => (await request.get('/api/places/nearby?lat=43.65&lng=-79.38')).text();
  await expect.poll(points, { timeout: 20_000 }).toContain('walkMinutes');
  return `${await aHomeForSale(request)}?from=where`;
}

for (const [device, viewport] of SIZES) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a home shows nearby places and a map that becomes interactive on request @main', async ({
      page,
    }) => {
      const mapScripts: string[] = [];
      page.on('request', (request) => {
        if (/LiveHomeMap|\.mvt/.test(request.url())) mapScripts.push(request.url());
      });
      await page.goto(await aHomeWithPoints(page));
      const block = blockOf(page);
      await block.scrollIntoViewIfNeeded();
      await expect(
        block.getByRole('img', { name: /^Map of / }).filter({ visible: true }),
      ).toHaveCount(1);
      if (device === 'a phone') {
        await expect(block.getByText(/^\d+ min walk$/).filter({ visible: true })).toHaveCount(0);
        await block.getByText('Schools').filter({ visible: true }).click();
      }
      const walks = block.getByText(/^\d+ min walk$/).filter({ visible: true });
      await expect(walks.first()).toBeVisible();
      expect(mapScripts).toEqual([]);
      await block.getByText('Move the map').click();
      await expect(liveMap(page)).toBeFocused();
      await expect(block.locator('[data-drawn]')).toBeVisible();
      expect(mapScripts.filter((url) => url.includes('.mvt'))).not.toEqual([]);
      const home = block.getByRole('img', { name: 'This home' });
      const before = await home.boundingBox();
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await home.boundingBox())?.x).not.toBe(before?.x);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessibleLook(page);
      await block.getByRole('button', { name: 'Close the map' }).click();
      await expect(liveMap(page)).toHaveCount(0);
      await expect(block.getByText('Move the map')).toBeVisible();
    });
  });
}

test.describe('a whole home page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('fits into eight screens', async ({ page }) => {
    await page.goto(await aHomeWithPoints(page));
    await expect(blockOf(page)).toBeVisible();
    const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(heightPx / 844).toBeLessThan(8);
  });
});

test('the initial HTML contains the nearby places, the map image and the neighbourhood', async ({
  page,
}) => {
  const html = await (await page.request.get(await aHomeWithPoints(page))).text();
  const [, block = ''] = html.split('id="location-title"');
  expect(block).toContain('/images/static-map');
  expect(block).toMatch(/\d+ min walk/);
  expect(block).toMatch(/Living in /);
});

test.describe('a map whose script fails to load', () => {
  test.use({ expected: [/./] });

  test('is reported, and its image stays', async ({ page }) => {
    await page.route(/LiveHomeMap/, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    await page.goto(await aHomeForSale(page.request));
    const block = blockOf(page);
    await block.getByText('Move the map').click();
    await expect(block.getByRole('alert')).toHaveText('The map could not be loaded.');
    await expect(
      block.getByRole('img', { name: /^Map of / }).filter({ visible: true }),
    ).toHaveCount(1);
    await expect(liveMap(page)).toHaveCount(0);
  });
});
