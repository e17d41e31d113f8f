import { atRest, expect, mapReady, test } from '#tests/support/browser/journey.ts';
import { expectSteady, watchLayoutShift } from '#tests/support/browser/layout-shift.ts';

test('the home page shows homes of the city in its URL', async ({ page }) => {
  await page.goto('/real-estate/?state=ab&city=Calgary');
  await page.getByText('New on the market').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  const grid = page.getByRole('region', { name: 'Calgary, Alberta' });
  await expect(grid.locator('article')).toHaveCount(4);
  await page
    .getByRole('heading', { name: 'Where would you like to live?' })
    .scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  for (const column of ['Popular Searches', 'Nearby Cities', 'Popular Cities', 'Recent Listings']) {
    await expect(page.getByRole('heading', { name: column })).toBeVisible();
  }
  await page.goto('/real-estate/?city=');
  await page.getByText('New on the market').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(page.getByText('No city or province selected.')).toBeVisible();
});

test('the home page shows four homes in Toronto once they scroll into view @main', async ({
  page,
}) => {
  await page.goto('/real-estate/');
  const grid = page.getByRole('region', { name: 'Toronto, Ontario' });
  await grid.scrollIntoViewIfNeeded();
  await expect(grid.locator('article')).toHaveCount(4);
  await expect(grid.locator('article').first()).toContainText('Toronto, ON');
});

test('no street of the latest homes is cut off', async ({ page }) => {
  await page.goto('/real-estate/');
  const band = page.locator('.home-suggestions');
  await band.scrollIntoViewIfNeeded();
  await expect(band.getByRole('heading', { name: 'Recent Listings' })).toBeVisible();
  const cut = await band
    .getByRole('link')
    .locator('span')
    .evaluateAll((texts) =>
      texts
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
  const heights = await band
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  // A street on two lines would make the band higher than its placeholders.
  expect(Math.max(...heights)).toBeLessThan(50);
});

test('the home page loads homes on a tall phone without scrolling, but not immediately', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/realty/listings')) searches.push(request.url());
  });
  await page.goto('/real-estate/');
  await atRest(page);
  expect(searches).toEqual([]);
  const grid = page.getByRole('region', { name: 'Toronto, Ontario' });
  await expect(grid.locator('article')).toHaveCount(4, { timeout: 20_000 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the chosen theme persists, also on the map', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/real-estate/');
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  /** What the browser paints its own bar with, and what the page has at its top. */
  const barAndPage = () =>
    page.evaluate(() => {
      const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const pixel = document.createElement('canvas').getContext('2d');
      const asWritten = (color: string) => {
        if (pixel) pixel.fillStyle = color;
        return pixel?.fillStyle;
      };
      return [
        asWritten(colors.find(({ media }) => matchMedia(media).matches)?.content ?? ''),
        asWritten(getComputedStyle(document.body).backgroundColor),
      ];
    });
  const expectBarLikePage = async () => {
    const [bar, top] = await barAndPage();
    expect(bar).toBe(top);
  };
  expect(await theme()).toBe('light');
  await expectBarLikePage();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  expect(await theme()).toBe('dark');
  await expectBarLikePage();
  await page.goto('/real-estate/map');
  await mapReady(page);
  expect(await theme()).toBe('dark');
  await expectBarLikePage();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await mapReady(page);
  expect(await theme()).toBe('light');
});

test('nothing shifts while the pages load', async ({ page }) => {
  await watchLayoutShift(page);
  for (const path of ['/', '/map', '/list/on/toronto', '/search']) {
    await page.goto(`/real-estate${path}`);
    await atRest(page);
    await expectSteady(page, 0.02);
  }
});

test('a hidden home shows only a way to log in or join', async ({ page, request }) => {
  const reply = await request.get(
    '/api/realty/listings?city=Toronto&status=U&lastStatus=Sld&boardId=2&resultsPerPage=1',
  );
  const [hiddenHome] = (await reply.json()).listings;
  expect(hiddenHome.restricted).toBe(true);
  await page.goto(`/real-estate/detail/${hiddenHome.mlsNumber}/${hiddenHome.boardId}`);
  await expect(page).toHaveURL(`/real-estate/detail/on/toronto/${hiddenHome.mlsNumber}/2`);
  await expect(page.getByRole('link', { name: 'LOGIN TO VIEW' })).toBeVisible();
  const join = page.getByRole('link', { name: 'Join' });
  await expect(join).toHaveAttribute(
    'href',
    /\/auth\/new-account\?redirect=%2Freal-estate%2Fdetail/,
  );
});
