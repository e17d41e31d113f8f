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

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
]) {
  test(`the price, the times and the payment stay in sight at ${viewport.width} pixels`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(await aHomeForSale(request));
    const card = page.getByRole('region', { name: 'Ask about this home' });
    await page.getByRole('heading', { name: 'Facts and features' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await atRest(page);
    for (const part of [
      card.getByText(/^\$[\d,]+$/),
      card.getByRole('link', { name: /^About \$[\d,]+ a month$/ }),
      card.getByRole('link', { name: 'Book a showing', exact: true }),
      card.getByText(/, Brokerage/),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await expect(card).toBeInViewport({ ratio: 1 });
    // A screen reader reads the price in the heading of the page alone.
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - paragraph: /^\\$[\\d,]+$/
      - heading [level=1]
    `);
    await expect(card.locator('[aria-hidden] > p')).toHaveText(/^\$[\d,]+$/);
  });
}

test('the story takes three fifths of the width, and the map all of it', async ({
  page,
  request,
}) => {
  await page.goto(await aHomeForSale(request));
  const widthOf = async (name: string) => {
    const box = await page.getByRole('region', { name, exact: true }).boundingBox();
    return box?.width ?? 0;
  };
  const photosPx = await widthOf('Photos');
  expect((await widthOf('Facts and features')) / photosPx).toBeCloseTo(0.62, 2);
  expect(await widthOf('Where it is')).toBe(photosPx);
  const [map, contact] = await Promise.all([
    page.getByRole('region', { name: 'Where it is' }).boundingBox(),
    page.getByRole('complementary').first().boundingBox(),
  ]);
  expect(map?.y).toBeGreaterThanOrEqual((contact?.y ?? 0) + (contact?.height ?? 0));
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
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
    .toBe(1232);
  // The picture for the other theme is not loaded.
  expect(pictures.map((url) => new URL(url).searchParams.get('theme'))).toEqual(['dark']);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the full map' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/map\/.*;.*\/[A-Z0-9]+\/\d+/);
});
