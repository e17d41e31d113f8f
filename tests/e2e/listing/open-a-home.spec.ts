import type { APIRequestContext, Page } from '@playwright/test';
import { anAccount, fillLogin } from '#tests/support/accounts/accounts.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

type FoundHome = {
  readonly mlsNumber: string;
  readonly boardId: number;
  readonly images: readonly string[];
  readonly rooms: readonly unknown[];
};

const isWanted: Readonly<Record<string, (home: FoundHome) => boolean>> = {
  'with photos and rooms': ({ images, rooms }) => images.length >= 5 && rooms.length > 0,
  'with one photo or none': ({ images }) => images.length < 2,
  'with many photos': ({ images }) => images.length >= 25,
};

/** The address of the first home in a search's results that fits. */
async function aHome(
  request: APIRequestContext,
  search: string,
  matches: (home: FoundHome) => boolean = () => true,
): Promise<string> {
  for (let page = 1; page <= 5; page += 1) {
    const answer = await request.get(
      `/api/realty/listings?resultsPerPage=100&pageNum=${page}&fields=mlsNumber,boardId,images,rooms&${search}`,
    );
    const { listings } = (await answer.json()) as { listings: readonly FoundHome[] };
    const foundHome = listings.filter((home) => home.images).find(matches);
    if (foundHome) return `/real-estate/detail/${foundHome.mlsNumber}/${foundHome.boardId}`;
  }
  throw new Error(`no home was found by ${search}`);
}

const SALE = 'type=sale&status=A&lastStatus=New&city=Toronto&boardId=2';
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('a home for sale is complete without scripts, with its price in the source @main', async ({
  browser,
  baseURL,
  request,
}) => {
  const path = await aHome(request, SALE, isWanted['with photos and rooms']);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${path}`);
  for (const name of [
    'Overview',
    'About this home',
    'Facts and features',
    'Rooms',
    'Similar Listings',
  ]) {
    await expect(heading(page, name).first()).toBeVisible();
  }
  await expect(main(page).getByText('For Sale').first()).toBeVisible();
  await expect(heading(page, 'Monthly payment estimate')).toBeVisible();
  await page.getByText('Metres', { exact: true }).click();
  await expect(page.locator('.in-metres').first()).toBeVisible();
  await expect(page.locator('.in-feet').first()).toBeHidden();
  const [first] = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  )['@graph'];
  expect(first).toMatchObject({ '@type': 'RealEstateListing', offers: { priceCurrency: 'CAD' } });
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await request.get(new URL(image ?? '').pathname + new URL(image ?? '').search);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  await context.close();
});

test('the keyboard moves through the full-screen photos @main', async ({ page, request }) => {
  await page.goto(await aHome(request, SALE, isWanted['with photos and rooms']));
  await page.locator('[data-photo="1"]').first().focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Photos' });
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^3 \/ \d+$/)).toBeVisible();
  await viewer.getByRole('button', { name: 'Previous photo' }).click();
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(viewer.getByText(/^1 \/ \d+$/)).toBeVisible();
  await expect
    .poll(() =>
      viewer
        .locator('img')
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBe(1600);
  const fourth = viewer.getByRole('button', { name: /photo 4 of/i });
  await fourth.click();
  await expect(viewer.getByText(/^4 \/ \d+$/)).toBeVisible();
  await expect(fourth).toHaveAttribute('aria-current', 'true');
  const thumbnail = fourth.locator('img');
  await expect(thumbnail).toHaveAttribute('src', /w=220&class=small/);
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(220);
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.locator('[data-photo="1"]').first()).toBeFocused();
});

test('the payment follows the input and reports invalid values @main', async ({
  page,
  request,
}) => {
  await page.goto(await aHome(request, `${SALE}&minPrice=600000&maxPrice=900000`));
  const estimate = page.getByRole('region', { name: 'Monthly payment estimate' });
  const amount = estimate.locator('[aria-live="polite"]').first();
  const before = await amount.textContent();
  const rate = estimate.getByLabel('Interest rate, %');
  await rate.fill('7');
  await expect(amount).not.toHaveText(before ?? '');
  await rate.fill('x');
  await expect(estimate.getByText('Enter a number from 0 to 25.')).toBeVisible();
  await rate.fill('5');
  await expect(amount).toHaveText(before ?? '');
  await estimate.getByLabel('Down payment, %').fill('5');
  await expect(
    estimate.getByText(/At this price the down payment must be at least \$[\d,]+/),
  ).toBeVisible();
  await estimate.getByLabel('Down payment, %').fill('20');
  await estimate.getByLabel('This is my first home').check();
  await expect(estimate.getByText('First home rebate')).toBeVisible();
});

test('the URL of a home can be copied from the share menu', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(await aHome(request, SALE));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const menu = page.getByRole('region', { name: 'Share this home' });
  await expect(menu.getByRole('link')).toHaveCount(3);
  await menu.getByRole('button', { name: 'Copy this link' }).click();
  await expect(menu.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const clipboardText = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(clipboardText).pathname).toBe(new URL(page.url()).pathname);
  await expectAccessible(page);
});

test('a sold home shows its sold price and no payment @main', async ({ page, request }) => {
  await page.goto(await aHome(request, 'type=sale&status=U&lastStatus=Sld&state=AB'));
  await expect(main(page).getByText('Sold', { exact: true }).first()).toBeVisible();
  await expect(main(page).locator('s').first()).toBeVisible();
  await expect(heading(page, 'Monthly payment estimate')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a home for lease shows its rent and no payment', async ({ page, request }) => {
  await page.goto(await aHome(request, 'type=lease&status=A&city=Toronto'));
  await expect(main(page).getByText('For Lease').first()).toBeVisible();
  await expect(main(page).getByText('/mo').first()).toBeVisible();
  await expect(heading(page, 'Monthly payment estimate')).toHaveCount(0);
});

test('a leased home is marked as leased', async ({ page, request }) => {
  await page.goto(await aHome(request, 'type=lease&status=U&lastStatus=Lsd&state=AB'));
  await expect(main(page).getByText('Leased', { exact: true }).first()).toBeVisible();
});

test('a home of board 86 names its source and has no history', async ({ page, request }) => {
  await page.goto(await aHome(request, 'type=sale&status=A&boardId=86'));
  await expect(page.getByText(/national data distribution facility/).first()).toBeVisible();
  await expect(heading(page, 'Listing history')).toHaveCount(0);
});

test('comparable homes load two at a time', async ({ page, request }) => {
  const answer = await request.get(
    '/api/realty/listings?type=sale&status=A&state=AB&resultsPerPage=60&fields=mlsNumber,boardId',
  );
  const { listings } = (await answer.json()) as { listings: readonly FoundHome[] };
  for (const { mlsNumber, boardId } of listings) {
    const home = await request.get(`/api/realty/listings/${mlsNumber}?boardId=${boardId}`);
    const { comparables = [] } = (await home.json()) as { comparables?: unknown[] };
    if (comparables.length < 3) continue;
    await page.goto(`/real-estate/detail/${mlsNumber}/${boardId}`);
    const cards = page.getByRole('region', { name: 'Comparable sales' }).locator('article');
    await expect(cards.filter({ visible: true })).toHaveCount(2);
    // Whatever the lines below them say.
    const line = page
      .getByText(/ away$/)
      .filter({ visible: true })
      .first();
    await line.evaluate((element) => element.append(' and away'.repeat(60)));
    const ends = await cards.evaluateAll((all) =>
      all.slice(0, 2).map((card) => card.getBoundingClientRect().bottom),
    );
    expect(ends[0]).toBe(ends[1]);
    await page.getByText('Load More').first().click();
    await expect(cards.filter({ visible: true })).toHaveCount(Math.min(4, comparables.length));
    return;
  }
  throw new Error('no home of the demo set has more than two comparable ones');
});

test('the history requires sign-in, which opens over the page @main', async ({ page, request }) => {
  await page.goto(await aHome(request, SALE));
  const address = page.url();
  const history = page.getByRole('region', { name: 'Listing history' });
  await expect(history.getByText(/Local rules require you to be signed in/)).toBeVisible();
  await expect(history.getByText('Join for free with no obligation')).toBeVisible();
  await history.getByRole('link', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog).toBeVisible();
  await fillLogin(page, await anAccount(request));
  await expect(dialog).toBeHidden();
  await expect(history.getByText(/Local rules require you to be signed in/)).toBeHidden();
  await expect(page).toHaveURL(address);
});

test('the map link opens the map on the home', async ({ page, request }) => {
  const path = await aHome(request, SALE);
  await page.goto(path);
  await page.getByRole('link', { name: 'View On Map' }).click();
  await expect(page).toHaveURL(/\/real-estate\/map\//);
  await expect(page.getByRole('dialog', { name: 'Selected home' })).toBeVisible();
});

test('a printed home shows its photo, facts and contact details', async ({ page, request }) => {
  await page.goto(await aHome(request, SALE, isWanted['with photos and rooms']));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('photo-viewer li').first()).toBeVisible();
  await expect(page.locator('photo-viewer li').nth(1)).toBeHidden();
  const photo = await page.locator('photo-viewer img').first().boundingBox();
  expect((photo?.width ?? 0) / (photo?.height ?? 1)).toBeCloseTo(1.5, 1);
  expect(photo?.width).toBeLessThan(400);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(page.getByText(/Brokerage, \+1 \(416\) 555-0148$/)).toBeVisible();
  await expect(heading(page, 'Facts and features')).toBeVisible();
  // Firefox begins a column of a grid on a sheet of its own, and cuts its lines.
  await expect(page.locator('main > .page > div:has(h1)')).toHaveCSS('display', 'block');
  await expect(page.getByText(/Log in to/)).toBeHidden();
  await expect(heading(page, 'Similar Listings')).toBeHidden();
  await expect(page.getByRole('complementary').first()).toBeHidden();
});

test('an unknown home links back to the list of its city', async ({ page, expected }) => {
  expected.push(/404/);
  await page.goto('/real-estate/detail/on/toronto/NONE1/2');
  await expect(page.getByText('Could not find this listing.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL('/real-estate/list/on/toronto');
});
