import type { Page } from '@playwright/test';
import { expect, expectAccessible, mapReady, test } from '#tests/support/browser/journey.ts';

/** The address of the map with a home chosen on it. */
const OF_A_HOME = /;-79\.\d+\/[A-Z]\d+\/\d+\?z=/;

const prices = (page: Page) => page.locator('.map-pin-price:visible');

test('a visitor gets from the home page to a home in Toronto and back @main', async ({ page }) => {
  await page.goto('/real-estate/');
  await page.getByRole('link', { name: 'Homes in Toronto on the map' }).click();
  await expect(page).toHaveURL(/\/real-estate\/map\/43\.\d+;-79\.\d+\?z=/);
  await mapReady(page);

  const zoomIn = page.getByRole('button', { name: 'Zoom in', exact: true });
  while ((await prices(page).count()) < 3) {
    await zoomIn.click();
    await page.waitForTimeout(600);
  }
  await mapReady(page);
  const pin = prices(page).first();
  const price = (await pin.textContent()) ?? '';
  await pin.click();

  const overlay = page.getByRole('dialog', { name: 'Selected home' });
  await expect(overlay).toBeVisible();
  await expect(page).toHaveURL(OF_A_HOME);
  const mapUrl = page.url();
  const link = overlay.getByRole('link').first();
  await link.click();

  await expect(page).toHaveURL(/\/real-estate\/detail\/on\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(price.startsWith('$') ? '$' : price).first()).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(mapUrl);
  await expect(overlay).toBeVisible();
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(/\/real-estate\/map\/43\.\d+;-79\.\d+\?z=/);
});

test('Back closes the overlay, Forward reopens it and a reload keeps it', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=15');
  await mapReady(page);
  await prices(page).first().click();
  const overlay = page.getByRole('dialog', { name: 'Selected home' });
  await expect(overlay).toBeVisible();
  await expect(page).toHaveURL(OF_A_HOME);
  const url = page.url();
  await page.goBack();
  await expect(overlay).toBeHidden();
  await page.goForward();
  await expect(overlay).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Selected home' })).toBeVisible();
  expect(decodeURIComponent(page.url())).toBe(decodeURIComponent(url));
});

test('the very first drag and wheel turn move the map', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=13');
  await mapReady(page);
  await page.mouse.move(300, 500);
  await page.mouse.down();
  await page.mouse.move(400, 400, { steps: 8 });
  // A hand that rests before it lets go does not flick the map.
  await page.waitForTimeout(150);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/map\/43\.64\d*;-79\.39/);
  await page.reload();
  await mapReady(page);
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 200);
  await expect(page).not.toHaveURL(/z=13(&|$)/);
});

test('zooming by wheel keeps the place under the pointer', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=13');
  await mapReady(page);
  const frame = await page.locator('.ol-viewport').boundingBox();
  if (!frame) throw new Error('the map has no size');
  const pointer = { x: frame.x + frame.width / 5, y: frame.y + frame.height / 2 };
  /** The longitude under the pointer, computed from the map's middle and zoom in the address. */
  const longitude = () => {
    const [, lng, zoom] = /;(-[\d.]+)\?.*z=([\d.]+)/.exec(page.url()) ?? [];
    const degreesPerPixel = 360 / (256 * 2 ** Number(zoom));
    return Number(lng) - (frame.width / 2 - frame.width / 5) * degreesPerPixel;
  };
  const before = longitude();
  await page.mouse.move(pointer.x, pointer.y);
  await page.mouse.wheel(0, -300);
  await expect(page).not.toHaveURL(/z=13(&|$)/);
  await mapReady(page);
  await expect.poll(() => Math.abs(longitude() - before)).toBeLessThan(0.0006);
});

test('clicking a cluster zooms in by two levels @main', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=10');
  await mapReady(page);
  await page.locator('.map-pin-cluster:visible').first().click();
  await expect(page).toHaveURL(/z=12(&|$)/);
});

test('the focus of a cluster that falls apart goes to the nearest pin', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=10');
  await mapReady(page);
  const pins = page.getByRole('group', { name: 'Homes on the map' });
  await pins.locator('[tabindex="0"]').focus();
  while (!(await pins.locator(':focus.map-pin-cluster').count())) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/z=12(&|$)/);
  await mapReady(page);
  await expect(pins.locator(':focus')).toHaveCount(1);
});

for (const [kind, zoom] of [
  ['price', 15],
  ['cluster', 11],
] as const) {
  test(`a drag that starts on a ${kind} pans the map and opens nothing`, async ({ page }) => {
    await page.goto(`/real-estate/map/43.6532;-79.3832?z=${zoom}`);
    await mapReady(page);
    const box = await page.locator(`.map-pin-${kind}:visible`).first().boundingBox();
    if (!box) throw new Error('the pin has no size');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 120, y + 40, { steps: 12 });
    // A hand that rests before it lets go does not flick the map.
    await page.waitForTimeout(150);
    await page.mouse.up();
    await expect(page).not.toHaveURL(/43\.6532;-79\.3832/);
    await mapReady(page);
    expect(page.url()).toMatch(new RegExp(`/map/[\\d.]+;-[\\d.]+\\?z=${zoom}$`));
    await expect(page.getByRole('dialog', { name: 'Selected home' })).toBeHidden();
  });
}

test('leases show rents, without a price filter', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14');
  await mapReady(page);
  await page.getByRole('radio', { name: 'Lease' }).check({ force: true });
  await expect(page).toHaveURL(/type=lease/);
  await expect(prices(page).first()).toHaveText(/^\$\d{1,2},\d{3}$/);
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
});

test('hovering a card raises its pin', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=16');
  await mapReady(page);
  await page.locator('#map-results article').first().hover();
  await expect(page.locator('.map-pin.is-raised')).toHaveCount(1);
});

test('a city labels its neighbourhoods with their median, each linked to its homes', async ({
  page,
}) => {
  await page.goto('/real-estate/map/43.6732;-79.3832?z=12');
  await mapReady(page);
  const names = page.getByRole('group', { name: 'Prices by neighbourhood' }).getByRole('button');
  await expect(names.first()).toBeVisible();
  await expectAccessible(page, '.map-frame');
  const boxes = await names.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return { left, right, top, bottom, fits: button.scrollWidth <= button.clientWidth };
    }),
  );
  for (const [at, one] of boxes.entries()) {
    expect(one.fits).toBe(true);
    for (const other of boxes.slice(at + 1)) {
      const areApart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      expect(areApart).toBe(true);
    }
  }
  const text = (await names.first().textContent()) ?? '';
  const [, name = '', homes] = /^(.+?) \$[\d.]+[KM] median · (\d+) homes$/.exec(text) ?? [];
  await names.first().click();
  await expect(page).toHaveURL(/in=on\/toronto\//);
  const title = page.locator('#map-results').getByRole('heading', { level: 2 });
  await expect(title).toHaveText(new RegExp(`^\\d+ homes in ${name}`));
  const homesThere = Number(/^\d+/.exec((await title.textContent()) ?? '')?.[0]);
  expect(homesThere).toBeGreaterThanOrEqual(Number(homes));
});

test('prices show where they fit, and no pin overlaps another', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14');
  await mapReady(page);
  const pins = page.locator('.map-pins .map-pin:visible');
  const boxes = await pins.evaluateAll((all) =>
    all.map((pin) => {
      const { x, y, width, height } = pin.getBoundingClientRect();
      return { x, y, width, height, isLabel: !pin.className.includes('cluster') };
    }),
  );
  const labels = boxes.filter(({ isLabel }) => isLabel).length;
  expect(labels / boxes.length).toBeGreaterThan(0.7);
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      const areApart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y;
      expect(areApart).toBe(true);
    }
  }
});

test('a card opens beside its pin and keeps it visible, wherever the pin is', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=15');
  await mapReady(page);
  const pins = page.locator('.map-pins .map-pin-price:visible');
  expect(await pins.count()).toBeGreaterThan(3);
  for (const share of [0, 0.5, 1]) {
    // The map may have moved to keep the last card in sight, and may show other pins.
    await mapReady(page);
    await pins.nth(Math.floor(share * ((await pins.count()) - 1))).click();
    const card = page.getByRole('dialog', { name: 'Selected home' });
    await expect(card.getByRole('article')).toBeVisible();
    await expect(async () => {
      const [pin, box] = [
        await page.locator('.map-pin.is-raised').boundingBox(),
        await card.boundingBox(),
      ];
      if (!pin || !box) throw new Error('pin and card are to be seen');
      const [gapX, gapY] = [
        Math.max(box.x - pin.x - pin.width, pin.x - box.x - box.width),
        Math.max(box.y - pin.y - pin.height, pin.y - box.y - box.height),
      ];
      expect(Math.max(gapX, gapY)).toBeGreaterThanOrEqual(0);
      expect(Math.max(gapX, gapY)).toBeLessThan(60);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
  }
});

test('mixed clusters count sold homes separately', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=12&show=active&show=sold');
  await mapReady(page);
  const mixed = page.locator('.map-pin-mixed:visible').first();
  await expect(mixed).toHaveAccessibleName(/of them no longer on the market\.$/);
  const [active, closed] = [await mixed.textContent(), await mixed.getAttribute('data-closed')];
  const name = (await mixed.getAttribute('aria-label')) ?? '';
  expect(Number(/^\d+/.exec(name)?.[0])).toBe(Number(active) + Number(closed));
});

test('the keyboard opens a home and returns to its pin @main', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14');
  await mapReady(page);
  await page.locator('.map-pin:visible').first().focus();
  const focusedPin = page.locator('.map-pin:focus');
  do await page.keyboard.press('ArrowRight');
  while (!(await focusedPin.getAttribute('class'))?.includes('map-pin-price'));
  const price = await focusedPin.textContent();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Selected home' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(focusedPin).toHaveText(price ?? '');
});

test('the map with an open home is accessible', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=15');
  await mapReady(page);
  await prices(page).first().click();
  await expect(page.getByRole('dialog', { name: 'Selected home' })).toBeVisible();
  await expectAccessible(page);
});

test('an unknown listing says so and falls back to the plain map', async ({ page, expected }) => {
  expected.push(/404/);
  await page.goto('/real-estate/map/43.6532;-79.3832/NONE1/2?z=15');
  await expect(page.getByText('Could not find this listing.')).toBeVisible();
  await mapReady(page);
  await expect(page).toHaveURL(/\/map\/43\.6532;-79\.3832\?z=15$/);
  await expect(page.getByRole('dialog', { name: 'Selected home' })).toHaveCount(0);
});

test('when the server fails, the homes stay and a retry is offered', async ({ page, expected }) => {
  expected.push(/api\/realty/, /Failed to load resource/);
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14');
  await mapReady(page);
  await page.route('**/api/realty/**', (route) => route.abort('connectionfailed'));
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(page.getByText('Failed to receive map pins.')).toBeVisible();
  await expect(page.locator('#map-results article').first()).toBeVisible();
  await page.unroute('**/api/realty/**');
  const pins = page.waitForResponse((response) => response.url().includes('cluster=true'));
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await pins).status()).toBe(200);
  await expect(page.getByText('Failed to receive map pins.')).toBeHidden();
});

for (const { status, advice } of [
  { status: 500, advice: 'The server is having trouble. Try again in a minute.' },
  { status: 429, advice: 'There were too many requests. Wait a moment, then try again.' },
]) {
  test(`a map refused with ${status} says what to do`, async ({ page, expected }) => {
    expected.push(/api\/realty/, /Failed to load resource/);
    await page.route('**/api/realty/**', (route) =>
      route.fulfill({ status, headers: { 'retry-after': '60' }, json: [] }),
    );
    await page.goto('/real-estate/map/43.6532;-79.3832?z=14');
    const panel = page.locator('#map-results');
    await expect(panel.getByText('Failed to receive map pins.')).toBeVisible();
    await expect(panel.getByText(advice)).toBeVisible();
    await page.unroute('**/api/realty/**');
    await panel.getByRole('button', { name: 'Try again' }).click();
    await mapReady(page);
    await expect(panel.getByText(advice)).toBeHidden();
  });
}

test('when the first search fails, no homes are promised, and a retry loads them', async ({
  page,
  expected,
}) => {
  expected.push(/api\/realty/, /Failed to load resource/);
  await page.route('**/api/realty/**', (route) => route.abort('connectionfailed'));
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14');
  const panel = page.locator('#map-results');
  await expect(panel.getByText('Failed to receive map pins.')).toBeVisible();
  await expect(panel.getByText('Check the connection, then try again.')).toBeVisible();
  await expect(panel.getByText('Showing earlier results.')).toHaveCount(0);
  await expect(panel.locator('.skeleton')).toHaveCount(0);
  await expect(page.getByText('Looking for homes…')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/api/realty/**');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await mapReady(page);
  await expect(panel.locator('article').first()).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expected: [[/ERR_FAILED/], { scope: 'test' }] });

  test('a pin whose card fails to load says so, and opens once it loads', async ({ page }) => {
    await page.route('**/_astro/Overlay*', (route) => route.abort());
    await page.goto('/real-estate/map/43.6532;-79.3832?z=14');
    await mapReady(page);
    const pin = page.locator('.map-pin-price:visible').first();
    await pin.click();
    await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
    await page.unroute('**/_astro/Overlay*');
    await expect(async () => {
      await pin.click();
      await expect(page.getByRole('dialog', { name: 'Selected home' })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
  });
});
