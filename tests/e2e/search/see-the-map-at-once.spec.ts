import { FIRST_VIEW_PARTS } from '#src/domain/map/first-view.ts';
import type { Page } from '@playwright/test';
import { expectSteady, watchLayoutShift } from '#tests/support/browser/layout-shift.ts';
import { holdRequests } from '#tests/support/browser/held-requests.ts';
import {
  expect,
  expectAccessible,
  expectTakenOver,
  mapReady,
  test,
} from '#tests/support/browser/journey.ts';

/** Selects an element that can be used and is read out. */
const LIVE = ':not([inert], [inert] *)';
const liveTitle = (page: Page) => page.locator(`h2${LIVE}`, { hasText: 'Homes in this area' });

const MAP = '/real-estate/map/43.6532;-79.3832?z=14';

/** The positions of the pins of single homes, by name. */
async function placesOf(page: Page, pins: string): Promise<ReadonlyMap<string, [number, number]>> {
  const places = await page.locator(pins).evaluateAll((pinElements) =>
    pinElements
      .filter((pin) => pin.classList.contains('map-pin-price'))
      .map((pin): [string, [number, number]] => {
        const { x, y } = pin.getBoundingClientRect();
        return [pin.getAttribute('aria-label') ?? '', [x, y]];
      }),
  );
  return new Map(places);
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${size.width} pixels`, () => {
    test.use({ viewport: size });

    test('pins and map image appear before the script, and nothing shifts when it loads @main', async ({
      page,
    }) => {
      await watchLayoutShift(page);
      const release = await holdRequests(page, /_astro\/MapIsland.*\.js$/);
      await page.goto(MAP);
      const picture = page.locator('#first-map img');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(page.getByRole('heading', { name: 'Homes in this area' })).toBeVisible();
      await expectAccessible(page);
      const before = await placesOf(page, '.first-pins .map-pin:visible');
      await release();
      await mapReady(page);
      const after = await placesOf(page, '.map-pins .map-pin:visible');
      const both = [...after].filter(([name]) => before.has(name));
      expect(both.length).toBeGreaterThan(after.size / 2);
      for (const [name, [x, y]] of both) {
        const [x0 = 0, y0 = 0] = before.get(name) ?? [];
        expect(Math.abs(x - x0) + Math.abs(y - y0), name).toBeLessThan(3);
      }
      await expectSteady(page);
    });
  });
}

test('the map keeps its width before the homes beside it arrive', async ({ page }) => {
  const html = await (await page.request.get(MAP)).text();
  const end = html.indexOf(`id="${FIRST_VIEW_PARTS.homes}"`);
  expect(end).toBeGreaterThan(0);
  const widthOf = async (body: string) => {
    await page.route('**/map/**', (route) => route.fulfill({ body, contentType: 'text/html' }));
    await page.goto(MAP);
    const box = await page.locator(`#${FIRST_VIEW_PARTS.map}`).boundingBox();
    await page.unroute('**/map/**');
    return box?.width;
  };
  const whole = html.replaceAll(/<script.*?<\/script>/gs, '');
  const beginning = html
    .slice(0, html.lastIndexOf('<', end))
    .replaceAll(/<script.*?<\/script>/gs, '');
  expect(await widthOf(beginning)).toBe(await widthOf(whole));
});

test('before the search answers, homes are announced once and can be opened', async ({ page }) => {
  const search = page.waitForRequest('**/api/realty/listings*');
  const release = await holdRequests(page, '**/api/realty/listings*');
  await page.goto(MAP);
  await expect(page.locator('#map-results')).toBeAttached();
  await expect(liveTitle(page)).toHaveCount(1);
  // The switch that is seen still shows which amounts are chosen, although the live one is there, too.
  await expect(page.locator('#first-homes').getByLabel('Price', { exact: true })).toBeChecked();
  // If the visitor leaves before the search is sent, it is never made.
  await search;
  await page.locator(`article${LIVE} a[href*="/detail/"]`).first().click();
  await expect(page).toHaveURL(/\/real-estate\/detail\//);
  await release();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the list opens by touch before the search answers', async ({ page }) => {
    const release = await holdRequests(page, '**/api/realty/listings*');
    await page.goto(MAP);
    await expect(page.locator('#map-results')).toBeAttached();
    await expect(liveTitle(page)).toHaveCount(1);
    await liveTitle(page).tap();
    const sheet = page.locator('.sheet').filter({ has: page.locator('#map-results') });
    await expect(sheet).toHaveAttribute('data-stop', 'half');
    await expect(page.locator('#first-homes')).toBeHidden();
    await release();
    await expect(page.locator('#map-results article').first()).toBeVisible();
  });
});

test('a remembered view is not preceded by a different one', async ({ page }) => {
  await page.goto('/real-estate/map/43.2557;-79.8711?z=13');
  await mapReady(page);
  const release = await holdRequests(page, /_astro\/MapIsland.*\.js$/);
  await page.goto('/real-estate/map', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-other-view', 'map');
  await expect(page.getByText('Looking for homes…').first()).toBeVisible();
  await expectTakenOver(page);
  await release();
  await mapReady(page);
  await expect(page).toHaveURL(/\/map\/43\.25\d*;-79\.87\d*\?z=13/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pins link to their homes, and the list is readable', async ({ page }) => {
    await page.goto(MAP);
    await expect(page.locator('noscript a')).toBeVisible();
    const card = page.locator('#first-homes article').first();
    await expect(card).toBeVisible();
    const pin = page.locator('.first-pins .map-pin-price:visible').first();
    await page.goto((await pin.getAttribute('href')) ?? '');
    await expect(page).toHaveURL(/\/real-estate\/detail\//);
  });
});
