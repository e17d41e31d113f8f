import { atRest, expect, expectAccessible, test } from '#tests/support/browser/journey.ts';
import { aHomeForSale } from '#tests/support/listings/demo-homes.ts';
import {
  expectSteady,
  scrollThrough,
  watchLayoutShift,
} from '#tests/support/browser/layout-shift.ts';

test('nothing shifts while the page loads', async ({ page, request }) => {
  await watchLayoutShift(page);
  await page.goto(await aHomeForSale(request));
  await atRest(page);
  await scrollThrough(page);
  await expectSteady(page);
});

test('the contact card stays beside the content, and the mortgage card scrolls into view', async ({
  page,
  request,
}) => {
  await page.goto(await aHomeForSale(request));
  const card = page.getByRole('region', { name: 'Ask about this home' });
  const promo = page
    .getByRole('heading', { name: 'Know what you can spend' })
    .filter({ visible: true });
  const aside = await page.getByRole('complementary').first().boundingBox();
  const topOf = async (scrolledPx: number) => {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolledPx);
    return (await card.boundingBox())?.y ?? 0;
  };
  const from = (aside?.y ?? 0) + 128;
  const stickyTop = await topOf(from);
  expect(await topOf(from + 300)).toBe(stickyTop);
  await expect(card).toBeInViewport({ ratio: 1 });
  expect(await topOf(0)).toBeGreaterThan(stickyTop);
  // From there on the whole card is in view, however far the page is scrolled.
  for (const scrolledPx of [from, 1024, 2048]) {
    await topOf(scrolledPx);
    await expect(card).toBeInViewport({ ratio: 1 });
  }
  await promo.scrollIntoViewIfNeeded();
  await expect(promo).toBeInViewport({ ratio: 1 });
  await expect(card).toBeInViewport({ ratio: 1 });
});

test('a map image shows where the home is, and a link below it opens the map', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/images/static-map')) pictures.push(request.url());
  });
  await page.goto(await aHomeForSale(request));
  const picture = page.getByRole('img', { name: /^Map of .+, Toronto, ON/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(960);
  // The picture for the other theme is not loaded.
  expect(pictures.map((url) => new URL(url).searchParams.get('theme'))).toEqual(['dark']);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the full map' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/map\/.*;.*\/[A-Z0-9]+\/\d+/);
});
