import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, mapReady, test } from '#tests/support/browser/journey.ts';
import { dragFinger, fingerPath } from '#tests/support/browser/swipe.ts';

const MAP = '/real-estate/map/43.6532;-79.3832?z=14';

test.beforeEach(async ({ page }) => {
  await page.goto(MAP);
  await mapReady(page);
  await expect(sheetOf(page)).toHaveAttribute('data-stop', 'closed');
});

const sheetOf = (page: Page) => page.locator('.sheet');

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the title, sort order and list link respond while the sheet is collapsed', async ({
  page,
}) => {
  await expect(page.locator('#map-results article').first()).toBeAttached();
  await expectAccessible(page);
  await page.getByLabel('Sort by').selectOption('listPriceAsc');
  await expect(page).toHaveURL(/sort=/);
  await expect(sheetOf(page)).toHaveAttribute('data-stop', 'closed');

  await page.getByRole('heading', { name: 'Homes in this area' }).tap();
  await expect(sheetOf(page)).toHaveAttribute('data-stop', 'half');
  // The step enters the history once it is painted.
  await expect(page).toHaveURL(/list=/);
  await page.goBack();
  await expect(sheetOf(page)).toHaveAttribute('data-stop', 'closed');

  await page.getByRole('link', { name: 'See as a list' }).tap();
  await expect(page).toHaveURL(/\/real-estate\/list\/on\/toronto/);
});

test('on a narrow phone, the title fits and the drawing hint does not cover the zoom buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Draw an area' }).tap();
  const hint = await page.getByRole('dialog', { name: /^Draw around/ }).boundingBox();
  const zoom = await page.getByRole('button', { name: 'Zoom out' }).boundingBox();
  expect((hint?.x ?? 0) + (hint?.width ?? 0)).toBeLessThan(zoom?.x ?? 0);
  await page.getByRole('button', { name: 'Search this area' }).tap();
  const title = page.getByRole('heading', { name: 'Homes in your area' });
  await expect(title).toBeVisible();
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

for (const part of ['title', 'sort', 'list link'] as const) {
  test(`dragging the ${part} of the collapsed sheet pulls it up`, async ({ page }) => {
    const targets = {
      title: page.getByRole('heading', { name: 'Homes in this area' }),
      sort: page.getByLabel('Sort by'),
      'list link': page.getByRole('link', { name: 'See as a list' }),
    };
    const from = await middleOf(targets[part]);
    const path = fingerPath(from, { ...from, y: 440 });
    await dragFinger(page, [...path, ...path.slice(-1)]);
    await expect(sheetOf(page)).not.toHaveAttribute('data-stop', 'closed');
    await expect(page).toHaveURL(/\/real-estate\/map\/.*list=/);
  });
}

test('a fast flick opens the list fully, and another closes it', async ({ page }) => {
  const from = await middleOf(page.locator('.sheet-handle'));
  await dragFinger(page, fingerPath(from, { ...from, y: from.y - 200 }, 40));
  await expect(sheetOf(page)).toHaveAttribute('data-stop', 'full');
  await page.waitForTimeout(300);
  const top = await middleOf(page.locator('.sheet-handle'));
  await dragFinger(page, fingerPath(top, { ...top, y: top.y + 200 }, 40));
  await expect(sheetOf(page)).toHaveAttribute('data-stop', 'closed');
});

test('the handle, controls and pins have touch targets of at least 44 pixels', async ({ page }) => {
  const controls = [
    page.locator('.sheet-handle'),
    page.getByRole('link', { name: 'See as a list' }),
    page.getByLabel('Sort by'),
  ];
  for (const control of controls) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  const sizes = await page.locator('.map-pin:visible').evaluateAll((pins) =>
    pins.map((pin) => {
      const target = getComputedStyle(pin, '::after');
      return Math.min(Number.parseFloat(target.width), Number.parseFloat(target.height));
    }),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
});

test('a scrolled list shows its title again when collapsed and keeps its position', async ({
  page,
}) => {
  await page.locator('.sheet-handle').tap();
  await page.locator('.sheet-handle').focus();
  await page.keyboard.press('ArrowUp');
  await expect(sheetOf(page)).toHaveAttribute('data-stop', 'full');
  await expect(page.locator('#map-results article').first()).toBeVisible();
  await page.locator('#map-results').evaluate((list) => list.scrollTo({ top: 900 }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(sheetOf(page)).toHaveAttribute('data-stop', 'closed');
  await expect(page.getByRole('heading', { name: 'Homes in this area' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#map-results')).toHaveJSProperty('scrollTop', 900);
});

/** The pixels of the sort order and the price switch: what is inert in the sheet may still cover them. */
async function pictureOfWays(page: Page): Promise<Buffer> {
  await expect(page.getByText(/^1 - \d+ of \d+ Homes$/)).toBeVisible();
  const clip = await page.locator('#map-results .results-ways').boundingBox();
  if (!clip) throw new Error('there is no sheet');
  return page.screenshot({ clip });
}

test('a tapped pin leaves the title, sort order and list link of the collapsed sheet in view', async ({
  page,
}) => {
  const scroll = () => page.locator('#map-results').evaluate(({ scrollTop }) => scrollTop);
  const before = await pictureOfWays(page);
  // A pin whose home lies further down the list, which scrolls to it below the title.
  for (const pin of await page.locator('.map-pin:visible', { hasText: /^\$/ }).all()) {
    await pin.dispatchEvent('click');
    await expect(page.getByRole('dialog')).toBeVisible();
    if ((await scroll()) > 300) break;
  }
  expect(await scroll()).toBeGreaterThan(300);
  await expect(sheetOf(page)).toHaveAttribute('data-stop', 'closed');
  expect((await pictureOfWays(page)).equals(before)).toBe(true);
});
