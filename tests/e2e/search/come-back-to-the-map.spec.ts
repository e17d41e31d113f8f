import type { Page } from '@playwright/test';
import { expect, mapReady, test } from '#tests/support/browser/journey.ts';

const panel = '#map-results';

test('Back from a home restores the map, the list and its scroll position @main', async ({
  page,
}) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=13&beds=1&sort=listPriceAsc&page=2');
  await mapReady(page);
  const cards = page.locator(`${panel} article`);
  await expect(cards).toHaveCount(8);
  const sixth = cards.nth(5);
  await sixth.scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  const scrollTop = await page.locator(panel).evaluate((list) => list.scrollTop);
  expect(scrollTop).toBeGreaterThan(100);
  const title = await sixth.locator('h3').textContent();
  const address = page.url();

  await sixth.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/detail\//);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(cards).toHaveCount(8);
  await expect
    .poll(() => page.locator(panel).evaluate((list) => list.scrollTop))
    .toBeGreaterThan(scrollTop - 20);
  await expect(cards.nth(5).locator('h3')).toHaveText(title ?? '');
  await expect(cards.nth(5)).toBeInViewport();
});

test('a home whose page was opened is marked on the map', async ({ page }) => {
  const around = '/api/realty/listings?type=sale&status=A&lastStatus=New&city=Toronto&boardId=2';
  const reply = await page.request.get(`${around}&fields=mlsNumber,map&resultsPerPage=1`);
  const { listings } = await reply.json();
  const [{ mlsNumber, map }] = listings;
  await page.goto(`/real-estate/detail/${mlsNumber}/2`);
  // The script that draws the heart also records the visit, after the first paint.
  await expect(page.locator('main save-heart button').first()).toBeVisible();
  await page.goto(`/real-estate/map/${map.latitude};${map.longitude}?z=18`);
  await mapReady(page);
  await expect(page.getByRole('button', { name: /already opened/ }).first()).toBeVisible();
});

test('a home opened from a map card is marked after Back', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=16');
  await mapReady(page);
  await expect(page.locator('.is-visited')).toHaveCount(0);
  await page.locator(`${panel} article h3 a`).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/detail\//);
  await page.goBack();
  await mapReady(page);
  await expect(page.locator('.is-visited').first()).toBeVisible();
});

test('hovering a card raises its pin, and so does focusing a pin', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=16');
  await mapReady(page);
  // A real card, not the placeholder shown until the homes have come.
  const card = page.locator(`${panel} li > div`).filter({ has: page.locator('article') });
  await card.first().hover();
  const raisedPin = page.locator('.map-pin.is-raised');
  await expect(raisedPin).toHaveCount(1);
  await page.mouse.move(5, 400);
  await expect(raisedPin).toHaveCount(0);
  await page.locator('.map-pin-price:visible').first().focus();
  await expect(page.locator('.map-pin-price.is-raised')).toHaveCount(1);
});

type Point = { readonly latitude: number; readonly longitude: number };

/** A point shared by at least two homes for sale, for example the flats of a tower. */
async function towerPoint(page: Page): Promise<Point> {
  const reply = await page.request.get(
    '/api/realty/listings?type=sale&status=A&lastStatus=New,Pc&class=condo&city=Toronto&fields=map&resultsPerPage=200',
  );
  const { listings } = (await reply.json()) as { listings: { map?: Point }[] };
  const points = listings.flatMap(({ map }) => map ?? []);
  const groups = Map.groupBy(points, ({ latitude, longitude }) => `${latitude};${longitude}`);
  const tower = [...groups.values()].find((group) => group.length > 1)?.[0];
  if (!tower) throw new Error('no two homes for sale stand at one point');
  return tower;
}

test('homes at one point share a pin that lists them', async ({ page }) => {
  const { latitude, longitude } = await towerPoint(page);
  await page.goto(`/real-estate/map/${latitude};${longitude}?z=18`);
  await mapReady(page);
  const stack = page.locator('.map-pin-stack:visible').first();
  const count = Number(/\d+/.exec((await stack.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(1);
  await stack.click();
  const list = page.getByRole('dialog', { name: /homes at this address/ });
  await expect(list.locator('article')).toHaveCount(count);
  await page.keyboard.press('Escape');
  await expect(stack).toBeFocused();
});
