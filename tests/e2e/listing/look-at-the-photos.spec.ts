import type { Page } from '@playwright/test';
import { holdRequests } from '#tests/support/browser/held-requests.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';
import { aHomeForSale } from '#tests/support/listings/demo-homes.ts';

const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Photos' });

test('the viewer describes what each photo shows', async ({ page, request }) => {
  await page.goto(await aHomeForSale(request));
  await page.locator('[data-photo="0"]').first().click();
  const viewer = viewerOf(page);
  // The caption is announced as it changes; it has the number, too.
  const caption = viewer.locator('[data-caption][aria-live="polite"]');
  await expect(caption).toHaveText(/^Front of the home, photo 1 of \d+$/);
  await page.keyboard.press('ArrowRight');
  await expect(caption).toHaveText(/^\D+, photo 2 of \d+$/);
  await page.keyboard.press('ArrowRight');
  await expect(caption).toHaveText(/^Kitchen, photo 3 of \d+$/);
  await expectAccessible(page);
});

test('Back closes the viewer, and Back again leaves the home', async ({ page, request }) => {
  await page.goto('/real-estate/on/toronto');
  await page.goto(await aHomeForSale(request));
  const home = page.url();
  const viewer = viewerOf(page);
  const step = () => page.evaluate(() => history.state);
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await page.locator('[data-photo="0"]').first().click();
    await expect(viewer).toBeVisible();
    // The step is added just after the viewer is shown: nobody is as fast as this test.
    await expect.poll(step).toBe('dialog');
    await close();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(home);
    await expect.poll(step).toBeNull();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/on\/toronto$/);
});

test('a photo without a description is captioned with its number only', async ({
  page,
  request,
}) => {
  const path = await aHomeForSale(request);
  await page.route(/\/detail\//, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /alt="[^"]+, photo (\d+ of \d+)"/g,
      'alt="Photo $1"',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  await page.locator('[data-photo="0"]').first().click();
  await expect(viewerOf(page).locator('[data-caption]')).toHaveText(/^Photo 1 of \d+$/);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the floor plan is shown in full and zoomed at ${size.width} pixels`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size);
    await page.goto(await aHomeForSale(request));
    await page.getByRole('link', { name: 'Floor plan', exact: true }).click();
    const viewer = viewerOf(page);
    await expect(viewer.locator('[data-caption]')).toHaveText(/^Floor plan, photo/);
    const plan = viewer
      .getByRole('img', { name: /^Floor plan/ })
      .and(viewer.locator('.viewer-slide img'));
    await expect(plan).toHaveCSS('object-fit', 'contain');
    await expect(plan).toBeInViewport({ ratio: 1 });
    const bottomOf = async (selector: string) => {
      const box = await viewer.locator(selector).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const planBox = await plan.boundingBox();
    expect((planBox?.y ?? 0) + (planBox?.height ?? 0)).toBeLessThan(
      (await bottomOf('section')) + 1,
    );
    // The controls at the top of the viewer do not overlap.
    const count = await viewer.locator('[data-count]').boundingBox();
    const tools = await viewer.locator('.viewer-tools').boundingBox();
    expect((count?.x ?? 0) + (count?.width ?? 0)).toBeLessThan(tools?.x ?? 0);
    const widthPx = () => plan.evaluate((image) => image.getBoundingClientRect().width);
    const whole = await widthPx();

    const zoom = viewer.getByRole('button', { name: 'Zoom' });
    await zoom.click();
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    expect(await widthPx()).toBeCloseTo(whole * 2.5, 0);
    await expectAccessible(page);
    const slide = viewer.locator('.viewer-slide[data-zoomed]');
    await expect(slide).toBeFocused();
    const left = () => slide.evaluate((element) => element.scrollLeft);
    const before = await left();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeGreaterThan(before);
    await expect(viewer.locator('[data-count]')).toHaveText(/^(\d+) \/ \1$/);

    await page.keyboard.press('0');
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('+');
    expect(await widthPx()).toBeCloseTo(whole * 1.25, 0);
    await page.keyboard.press('-');
    expect(await widthPx()).toBeCloseTo(whole, 0);
    await page.keyboard.down('Control');
    await page.mouse.move(size.width / 2, size.height / 2);
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(widthPx).toBeGreaterThan(whole * 1.5);

    await page.keyboard.press('0');
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.locator('[data-caption]')).not.toHaveText(/^Floor plan/);
    await viewer.getByRole('button', { name: 'Floor plan', exact: true }).click();
    await expect(viewer.locator('[data-caption]')).toHaveText(/^Floor plan/);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });
}

test('switching to another photo resets the zoom', async ({ page, request }) => {
  await page.goto(await aHomeForSale(request));
  await page.locator('[data-photo="0"]').first().click();
  const viewer = viewerOf(page);
  await viewer.getByRole('button', { name: 'Zoom' }).click();
  await expect(viewer.locator('[data-zoomed]')).toHaveCount(1);
  await viewer.getByRole('button', { name: 'Next photo' }).click();
  await expect(viewer.locator('[data-count]')).toHaveText(/^2 \//);
  await expect(viewer.locator('[data-zoomed]')).toHaveCount(0);
  await expect(viewer.getByRole('button', { name: 'Zoom' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('a slow photo is replaced by its color', async ({ page, request }) => {
  const release = await holdRequests(page, /\/images\/listings\//);
  await page.goto('/real-estate/list/on/toronto', { waitUntil: 'domcontentloaded' });
  const colorOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((color) => ({
        fill: color.firstElementChild?.getAttribute('fill'),
        uncovered: (color.parentElement?.clientHeight ?? 0) - color.getBoundingClientRect().height,
      }));
  const card = await colorOf('article .photo-color');
  expect(card.fill).toMatch(/^#[0-9a-f]{6}$/);
  expect(card.uncovered).toBeLessThan(1);
  await release();
  const releaseAgain = await holdRequests(page, /\/images\/listings\//);
  await page.goto(await aHomeForSale(request), { waitUntil: 'domcontentloaded' });
  expect((await colorOf('photo-viewer .photo-color')).fill).toMatch(/^#[0-9a-f]{6}$/);
  await releaseAgain();
  const first = page.locator('photo-viewer ul img').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
});
