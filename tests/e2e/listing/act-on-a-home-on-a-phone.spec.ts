import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';
import { aHomeForSale } from '#tests/support/listings/demo-homes.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Price and contact' });

test('the price and actions stay in a bar at the bottom, hidden while typing', async ({
  page,
  request,
}) => {
  await page.goto(await aHomeForSale(request));
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page).getByText(/^\$[\d,]+$/)).toBeVisible();
  for (const name of ['Ask', 'Book a showing', 'Call']) {
    const box = await bar(page).getByRole('link', { name, exact: true }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  // Scrolling can bring the end of the page clear of the bar.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [foot, top] = await Promise.all([
    page.getByRole('contentinfo').boundingBox(),
    bar(page).boundingBox(),
  ]);
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
  await page.getByText('Details', { exact: true }).tap();
  await page.getByLabel('Down payment, %').focus();
  await expect(bar(page)).toBeHidden();
  await page.getByLabel('Down payment, %').blur();
  await expect(bar(page)).toBeVisible();
});

test('Ask opens the contact form and Book a showing opens the showing form', async ({
  page,
  request,
}) => {
  await page.goto(await aHomeForSale(request));
  await bar(page).getByRole('link', { name: 'Ask', exact: true }).tap();
  await expect(page.getByRole('form', { name: 'Contact form' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await bar(page).getByRole('link', { name: 'Book a showing' }).tap();
  const form = page.getByRole('form', { name: 'Showing form' });
  await expect(form).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  const dialog = await page.getByRole('dialog').boundingBox();
  expect(dialog).toMatchObject({ x: 0, y: 0, width: 390 });
});

for (const width of [320, 360, 385, 390]) {
  test(`the bar shows the full price of an expensive home at ${width} pixels`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(await aHomeForSale(request, 'minPrice=2500000&maxPrice=2999999'));
    const price = bar(page).getByText(/^\$2,\d{3},\d{3}$/);
    await expect(price).toBeVisible();
    const isWhole = () =>
      price.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
    expect(await isWhole()).toBe(true);
  });
}
