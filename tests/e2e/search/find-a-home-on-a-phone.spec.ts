import {
  expect,
  expectAccessible,
  expectTakenOver,
  mapReady,
  test,
} from '#tests/support/browser/journey.ts';
import { holdRequests } from '#tests/support/browser/held-requests.ts';

test('the menu leads to the map, and the list opens over it on request @main', async ({ page }) => {
  await page.goto('/real-estate/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (const name of ['Buying', 'Selling', 'About', 'Contact']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(menu.getByRole('link', { name: 'Mortgages (opens another site)' })).toBeVisible();
  await expectAccessible(page, '#site-menu');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Home Search' }).click();

  await expect(page).toHaveURL(/\/real-estate\/map\//);
  await mapReady(page);
  const sheet = page.locator('.sheet');
  await expect(sheet).toHaveAttribute('data-stop', 'closed');
  await page.getByRole('button', { name: 'Show more of the list' }).tap();
  await expect(sheet).toHaveAttribute('data-stop', 'half');
  await expect(page.locator('#map-results article').first()).toBeInViewport();
  await expectAccessible(page);
});

test('the Tab key stays in the menu where it passes links and buttons, as in Safari', async ({
  page,
}) => {
  await page.goto('/real-estate/about');
  await page.locator('a, button').evaluateAll((all) => {
    for (const stop of all) stop.setAttribute('tabindex', '-1');
  });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Home Search' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(menu.getByRole('link', { name: /^Mortgages/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
});

test('the sheet can be dragged to its three stops, and Back closes it first @main', async ({
  page,
}) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14');
  await mapReady(page);
  const sheet = page.locator('.sheet');
  const handle = page.locator('.sheet-handle');
  // The sheet has its `data-stop` before it has slid there.
  const atRest = async () => {
    let last: number | undefined;
    const hasStopped = async () => {
      const before = last;
      last = (await handle.boundingBox())?.y;
      return last === before;
    };
    await expect.poll(hasStopped).toBe(true);
  };
  const dragTo = async (y: number) => {
    await atRest();
    const box = await handle.boundingBox();
    if (!box) throw new Error('the sheet has no handle');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    for (let step = 1; step <= 10; step += 1) {
      await page.mouse.move(box.x + box.width / 2, box.y + ((y - box.y) * step) / 10);
      await page.waitForTimeout(60);
    }
    await page.mouse.up();
  };
  await dragTo(470);
  await expect(sheet).toHaveAttribute('data-stop', 'half');
  await expect(page).toHaveURL(/list=half/);
  await dragTo(140);
  await expect(sheet).toHaveAttribute('data-stop', 'full');
  await expect(page).toHaveURL(/list=full/);
  await page.goBack();
  await expect(sheet).toHaveAttribute('data-stop', 'closed');
  await expect(page).toHaveURL(/\/real-estate\/map\//);
  // The map under a closed sheet can still be moved.
  await atRest();
  const before = page.url();
  await page.mouse.move(195, 400);
  await page.mouse.down();
  await page.mouse.move(100, 300, { steps: 5 });
  await page.mouse.up();
  await expect(page).not.toHaveURL(before);
});

test('a tap on the handle does not tap what moves under the finger', async ({ page }) => {
  // Without motion the first card is there before the tap is over.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14');
  await mapReady(page);
  await expect(page.locator('#map-results article').first()).toBeAttached();
  const sheet = page.locator('.sheet');
  const handle = page.locator('.sheet-handle');
  const pages: string[] = [];
  page.on('framenavigated', (frame) => pages.push(frame.url()));
  for (const stop of ['half', 'closed', 'half']) {
    await handle.tap();
    await expect(sheet).toHaveAttribute('data-stop', stop);
    await page.waitForTimeout(300);
    await expect(sheet).toHaveAttribute('data-stop', stop);
  }
  expect(pages.filter((url) => !url.includes('/map/'))).toEqual([]);
});

test('a failure notice leaves the list within reach', async ({ page, expected }) => {
  expected.push(/api\/realty/, /Failed to load resource/);
  await page.route('**/api/realty/**', (route) => route.abort('connectionfailed'));
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14');
  const notice = page.locator('.notice', { hasText: 'Failed to receive map pins.' });
  await expect(notice).toBeVisible();
  await expectTakenOver(page);
  await page.locator('.sheet-handle').tap();
  await expect(page.locator('.sheet')).toHaveAttribute('data-stop', 'half');
  const panel = page.locator('#map-results');
  await expect(panel.getByText('Failed to receive map pins.')).toBeInViewport();
  await expect(notice).toHaveCount(0);
  await expectAccessible(page);
});

test('the keyboard opens and closes the sheet', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14');
  await mapReady(page);
  const sheet = page.locator('.sheet');
  await page.locator('.sheet-handle').focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveAttribute('data-stop', 'half');
  await page.keyboard.press('ArrowUp');
  await expect(sheet).toHaveAttribute('data-stop', 'full');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await expect(sheet).toHaveAttribute('data-stop', 'closed');
});

test('the first answer does not shift the header above the homes', async ({ page }) => {
  const release = await holdRequests(page, '**/api/realty/**');
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14&list=half');
  const header = page.locator('#map-results header');
  const cards = page.locator('#map-results article');
  const sheet = page.locator('.sheet').filter({ has: header });
  await expect(sheet).toHaveAttribute('data-stop', 'half');
  await page.evaluate(() => document.fonts.ready);
  await expect(cards).toHaveCount(0);
  const before = (await header.boundingBox())?.height;
  expect(before).toBeGreaterThan(50);
  await release();
  await expect(cards.first()).toBeVisible();
  expect((await header.boundingBox())?.height).toBe(before);
});

test('the sheet links to the same search as a list', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14&beds=2&list=half');
  await mapReady(page);
  const link = page.getByRole('link', { name: 'See as a list' });
  await expect(link).toHaveAttribute('href', '/real-estate/list/on/toronto?beds=2');
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14&in=on/toronto/annex&list=half');
  await expectTakenOver(page);
  await expect(link).toHaveAttribute('href', '/real-estate/list/on/toronto/annex');
});

test('a pin opens its home in a row above the sheet and stays visible', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14&list=half');
  await mapReady(page);
  await page.locator('.map-pin-price:visible').last().tap();
  const overlay = page.getByRole('dialog', { name: 'Selected home' });
  await expect(overlay).toBeVisible();
  await expect(page.locator('.sheet')).toHaveAttribute('data-stop', 'closed');
  for (const part of [
    overlay.getByText(/^\$[\d,]+$/),
    overlay.getByRole('listitem').first(),
    overlay.getByRole('button', { name: /^Save / }),
    overlay.getByRole('link'),
    page.locator('.map-pin.is-raised'),
    page.getByRole('button', { name: 'Save search' }),
  ]) {
    await expect(part).toBeInViewport();
  }
  const boxOf = async (name: string) => {
    const box = await page.locator(name).boundingBox();
    if (!box) throw new Error(`${name} is not there`);
    return { ...box, bottom: box.y + box.height };
  };
  // The sheet slides to its stop, and the map may move for the pin.
  await expect(async () => {
    const [card, sheet, pin] = [
      await boxOf('.opened-pin'),
      await boxOf('.sheet'),
      await boxOf('.map-pin.is-raised'),
    ];
    expect(card.height).toBeLessThan(160);
    expect(card.bottom).toBeLessThanOrEqual(sheet.y);
    expect(pin.bottom).toBeLessThanOrEqual(card.y);
    expect(card.x >= 0 && card.x + card.width <= 390).toBe(true);
  }).toPass();
  await expectAccessible(page);
  await page.goBack();
  await expect(overlay).toBeHidden();
  await expect(page.locator('.sheet')).toHaveAttribute('data-stop', 'half');
  await page.goForward();
  await expect(overlay).toBeVisible();
  await overlay.getByRole('button', { name: 'Close' }).tap();
  await expect(overlay).toBeHidden();
});

test('the search page offers places on a phone', async ({ page }) => {
  await page.goto('/real-estate/search');
  await page
    .getByRole('link', { name: /Toronto/ })
    .first()
    .click();
  await expect(page).toHaveURL(/toronto|43\.\d+/);
});
