import type { Page } from '@playwright/test';
import { anAccount, logIn } from '#tests/support/accounts/accounts.ts';
import { aHomeForSale } from '#tests/support/listings/demo-homes.ts';
import { holdRequests } from '#tests/support/browser/held-requests.ts';
import { expect, expectAccessible, mapReady, test } from '#tests/support/browser/journey.ts';
import {
  expectSteady,
  scrollThrough,
  watchLayoutShift,
} from '#tests/support/browser/layout-shift.ts';

const LIST = '/real-estate/list/on/toronto';

test('the price slider announces what its ends mean', async ({ page }) => {
  await page.goto('/real-estate/map/43.65;-79.38?z=12');
  await mapReady(page);
  await page.locator('summary', { hasText: 'Price' }).click();
  const menu = page.locator('details[data-filter-menu][open]');
  await expect(menu.locator('output')).toHaveText('Any price');
  const low = menu.getByRole('slider', { name: 'Minimum price' });
  const high = menu.getByRole('slider', { name: 'Maximum price' });
  await expect(low).toHaveAttribute('aria-valuetext', 'No minimum');
  await expect(high).toHaveAttribute('aria-valuetext', 'No maximum');
  await low.press('ArrowRight');
  await expect(low).toHaveAttribute('aria-valuetext', /^\$[\d,]+$/);
  await expect(menu.locator('output')).toHaveText(/and up$/);
});

test('the maximum price stops one step above the minimum', async ({ page }) => {
  await page.goto('/real-estate/map/43.65;-79.38?z=12');
  await mapReady(page);
  await page.locator('summary', { hasText: 'Price' }).click();
  const high = page.getByRole('slider', { name: 'Maximum price' });
  await high.press('Home');
  await expect(high).toHaveAttribute('aria-valuetext', '$50,000');
  await expect(page).toHaveURL(/maxPrice=50000/);
  await high.press('End');
  await expect(high).toHaveAttribute('aria-valuetext', 'No maximum');
  await expect(page).not.toHaveURL(/maxPrice/);
});

/** Waits until the colours stop changing. */
const coloursAtRest = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a toggle under the mouse is legible in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(LIST);
    for (const name of ['Sale', 'Lease', 'Active', 'Sold']) {
      await page.locator('form label', { hasText: new RegExp(`^${name}$`) }).hover();
      await coloursAtRest(page);
      await expectAccessible(page, '.filter-bar');
    }
  });
}

test('the keyboard reaches suggestions that do not fit the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto(LIST);
  const box = page.getByRole('combobox').first();
  await box.pressSequentially('tor');
  const options = page.locator('.search-panel').getByRole('option');
  await expect(options.nth(5)).toBeAttached();
  await expectAccessible(page);
  // More options may arrive while the arrows go down.
  await expect(async () => {
    await box.press('ArrowDown');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true', { timeout: 50 });
  }).toPass({ intervals: [0] });
  // The edge of a row may lie between two pixels.
  await expect(options.last()).toBeInViewport({ ratio: 0.99 });
});

test('the profile shows its heading while loading and after a failure', async ({
  page,
  request,
  expected,
}) => {
  expected.push(/ERR_FAILED/, /identity/);
  await logIn(page, await anAccount(request));
  const release = await holdRequests(page, '**/_astro/ProfileIsland*');
  await page.goto('/real-estate/auth/profile', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your profile');
  await release();
  await expect(heading).toHaveText('Hello, Ada');
  // Expired tokens that nothing can renew.
  await page.clock.setFixedTime(Date.now() + 30 * 60_000);
  await page.route('**/identity/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(heading).toHaveText('Your profile');
  await expectAccessible(page);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]) {
  test(`late suggestions shift nothing at ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size);
    await watchLayoutShift(page);
    const release = await holdRequests(page, '**/suggestions*');
    await page.goto('/real-estate/');
    await scrollThrough(page);
    const band = page.locator('[aria-busy="true"]', { hasText: 'Looking for more places' });
    await band.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(band).toBeInViewport();
    await release();
    // A phone shows the title alone until its visitor opens it.
    const title = page.getByText(/^More homes around /).filter({ visible: true });
    await expect(title).toBeVisible();
    await expectSteady(page);
  });
}

for (const width of [390, 820, 1440]) {
  test(`late homes shift nothing on the home page at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdRequests(page, '**/api/realty/listings*');
    await page.goto('/real-estate/');
    const homes = page.locator('section[aria-labelledby="nearby-title"]');
    await homes.scrollIntoViewIfNeeded();
    await expect(homes.locator('.card .skeleton').first()).toBeVisible();
    const heightPx = () => homes.evaluate((element) => element.getBoundingClientRect().height);
    const skeletonPx = await heightPx();
    await release();
    await expect(homes.locator('article')).toHaveCount(4);
    expect(Math.abs((await heightPx()) - skeletonPx)).toBeLessThan(1);
  });
}

/** The position and size of each part within its card, in pixels. */
const partsOfCards = (page: Page) =>
  page.locator('.feature').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y } = card.getBoundingClientRect();
      return [...card.children].map((part) => {
        const box = part.getBoundingClientRect();
        return [box.x - x, box.y - y, box.width, box.height].map(Math.round);
      });
    }),
  );

// A phone shows these cards without pictures.
for (const width of [820, 1440]) {
  test(`late images shift nothing on the home page at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdRequests(page, /\/images\//);
    await page.goto('/real-estate/', { waitUntil: 'commit' });
    await scrollThrough(page);
    await expect(page.getByRole('link', { name: /^Condos in/ })).toBeVisible();
    const parts = await partsOfCards(page);
    await release();
    const picture = page.locator('.feature-picture img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    expect(await partsOfCards(page)).toEqual(parts);
  });
}

/** The width of the file behind each of the viewer's photos, by number from 0. */
function photosInViewer(page: Page): (index: number) => Promise<number> {
  const images = page.getByRole('dialog', { name: 'Photos' }).locator('img');
  return (index) => images.nth(index).evaluate((image: HTMLImageElement) => image.naturalWidth);
}

test('a full-screen photo is never black', async ({ page, request }) => {
  const release = await holdRequests(page, /\/images\/.*w=1600/);
  await page.goto(await aHomeForSale(request));
  const first = page.locator('photo-viewer ul img').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await page.locator('[data-photo="0"]').first().click();
  const widthOf = photosInViewer(page);
  await expect.poll(() => widthOf(0)).toBe(800);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByText(/^2 \/ \d+$/)).toBeVisible();
  await expect.poll(() => widthOf(1)).toBe(800);
  await release();
  // The viewer loads the neighbours in advance.
  for (const index of [0, 1, 2, 3]) await expect.poll(() => widthOf(index)).toBe(1600);
});

test('a late small photo is shown until the large one has loaded', async ({ page, request }) => {
  const release = await holdRequests(page, /\/images\/.*w=1600/);
  const releaseSmall = await holdRequests(page, /\/images\/.*w=800/);
  await page.goto(await aHomeForSale(request), { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => customElements.whenDefined('photo-viewer').then(() => undefined));
  await page.locator('[data-photo="0"]').first().click();
  await releaseSmall();
  const widthOf = photosInViewer(page);
  for (const index of [0, 1, 2]) await expect.poll(() => widthOf(index)).toBe(800);
  await release();
  for (const index of [0, 1, 2]) await expect.poll(() => widthOf(index)).toBe(1600);
});

test('the headings of the room table do not wrap in narrow columns', async ({ page, request }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(await aHomeForSale(request));
  const lineCounts = await page.locator('.rooms thead th').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    }),
  );
  expect(lineCounts).toEqual([1, 1, 1, 1]);
});

test('a payment with invalid input shows no amount', async ({ page, request }) => {
  await page.goto(await aHomeForSale(request));
  const estimate = page.locator('section', {
    has: page.getByRole('heading', { name: 'Monthly payment estimate' }),
  });
  const amounts = estimate.getByText(/\$\d/).filter({ visible: true });
  const rate = estimate.getByLabel('Interest rate, %');
  const down = estimate.getByLabel('Down payment, %');
  const figure = estimate.locator('[data-payment]');
  await expect(figure).toHaveText(/\$\d/);
  await rate.fill('50');
  await expect(estimate.getByText('Enter a number from 0 to 25.')).toBeVisible();
  await expect(figure).toHaveText('—');
  await rate.fill('4');
  await expect(figure).toHaveText(/\$\d/);
  await down.fill('2');
  await expect(
    estimate.getByText(/At this price the down payment must be at least \$/),
  ).toBeVisible();
  await expect(figure).toHaveText('—');
  await expect(amounts).toHaveCount(1);
  await expectAccessible(page);
  await down.fill('20');
  await expect(figure).toHaveText(/\$\d/);
});
