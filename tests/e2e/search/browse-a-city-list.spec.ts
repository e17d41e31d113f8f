import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

const TORONTO = '/real-estate/list/on/toronto';

test('the list of a city turns pages, opens a home, and Back returns to the page @main', async ({
  page,
}) => {
  await page.goto(TORONTO);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toronto, Ontario');
  await expect(page.getByText(/^1 - 24 of [\d,]+ Homes$/)).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(24);
  const first = await page.locator('main article').first().textContent();

  await page.getByRole('link', { name: /^Page 2/ }).click();
  await expect(page).toHaveURL(/\/list\/on\/toronto\?page=2$/);
  await expect(page.getByText(/^25 - 48 of [\d,]+ Homes$/)).toBeVisible();
  expect(await page.locator('main article').first().textContent()).not.toBe(first);

  const last = page.locator('main article').last();
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/detail\/on\/toronto\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.locator('main article')).toHaveCount(24);
  await expect(last).toBeInViewport();
});

test('the map beside the list links to a home and to the full map', async ({ page }) => {
  await page.goto(TORONTO);
  const map = page.getByRole('complementary', { name: 'These homes on the map' });
  await expectAccessible(page);
  const pin = map.locator('a.list-pin-price').first();
  const href = await pin.getAttribute('href');
  await pin.click();
  await expect(page).toHaveURL(String(href));
  await page.goBack();
  await map.getByText('Open the map').click();
  await expect(page).toHaveURL(
    /\/map\/43\.\d+;-79\.\d+\?.*in=on%2Ftoronto|\/map\/.*in=on\/toronto/,
  );
});

test('tabbing reaches the link of a home before its heart button', async ({ page }) => {
  await page.goto(TORONTO);
  const card = page.locator('main article:has(save-heart button)').first();
  await card.locator('h2 a').focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: /^Save / })).toBeFocused();
});

test('a home links to itself on the map', async ({ page }) => {
  await page.goto(TORONTO);
  await page.locator('main article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'View On Map' }).click();
  await expect(page).toHaveURL(/\/map\/43\.\d+;-79\.\d+\/[A-Z]\d+\/2\?z=16/);
  await expect(page.getByRole('dialog', { name: 'Selected home' })).toBeVisible();
});

test('a province written in full redirects to the canonical URL', async ({ page }) => {
  await page.goto('/real-estate/list/Ontario/Toronto?page=2');
  await expect(page).toHaveURL(/\/list\/on\/toronto\?page=2$/);
});

test('a page past the end redirects to the last page', async ({ page }) => {
  await page.goto(`${TORONTO}?page=99999`);
  await expect(page).toHaveURL(/\?page=\d{1,4}$/);
  // Homes that need an account are sorted last.
  await expect(page.getByRole('region', { name: /more homes? with an account$/ })).toBeVisible();
  await expectAccessible(page);
});

test('a city without matching homes says so', async ({ page }) => {
  await page.goto('/real-estate/list/on/toronto?keywords=xyzzyq');
  await expect(page.getByText('No results found. Please try another search.')).toBeVisible();
});

test('the list without a place redirects to Toronto without map-only parameters', async ({
  page,
}) => {
  await page.goto('/real-estate/list?z=12&list=half&beds=2');
  await expect(page).toHaveURL(/\/list\/on\/toronto\?beds=2$/);
});

test('a later page without a place says that none is selected', async ({ page }) => {
  await page.goto('/real-estate/list?page=2');
  await expect(page.getByText('No city or province selected.')).toBeVisible();
  await expectAccessible(page);
});

test('a city without its province redirects to its list', async ({ page }) => {
  await page.goto('/real-estate/list/richmond-hill');
  await expect(page).toHaveURL(/\/list\/on\/richmond-hill$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Richmond Hill, Ontario');
});

test('a name shared by two cities asks which one', async ({ page }) => {
  await page.goto('/real-estate/list/richmond');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which Richmond?');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Richmond, British Columbia/ }).click();
  await expect(page).toHaveURL(/\/list\/bc\/richmond$/);
});

test('the list links to other searches, cities and homes', async ({ page }) => {
  await page.goto(TORONTO);
  for (const title of ['Popular Searches', 'Popular Cities', 'Recent Listings']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Condos in Toronto' }).click();
  await expect(page).toHaveURL(/\/list\/on\/toronto\?home=condo-apt$/);
  await expect(page.getByRole('link', { name: 'Remove Condo Apt' })).toBeVisible();
  const nearby = page.locator('section', {
    has: page.getByRole('heading', { name: 'Nearby Cities' }),
  });
  await nearby.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/list\/on\/(?!toronto)[a-z-]+$/);
});

test('Recommended shuffles once, and its pages repeat no home', async ({ page }) => {
  await page.goto(TORONTO);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Recommended');
  await expect(page).toHaveURL(/\?sort=random&seed=\d+$/);
  const hrefs = () =>
    page
      .locator('main article h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const first = await hrefs();
  await page.getByRole('link', { name: /^Page 2/ }).click();
  await expect(page).toHaveURL(/page=2$/);
  const second = await hrefs();
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
});

test('hovering a card prefetches its page', async ({ page }) => {
  await page.goto(TORONTO);
  const card = page.locator('main article:has(photo-strip)').first();
  const href = await card.locator('h2 a').getAttribute('href');
  const fetched = page.waitForResponse((response) => response.url().endsWith(String(href)));
  await card.hover();
  expect((await fetched).status()).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('list and detail pages show everything and link to each other @main', async ({ page }) => {
    await page.goto(TORONTO);
    await expect(page.locator('main article')).toHaveCount(24);
    await expect(page.locator('main article button')).toHaveCount(0);
    await page.getByRole('link', { name: /^Page 2/ }).click();
    await expect(page.getByText(/^25 - 48 of/)).toBeVisible();
    await page.locator('main article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^\$[\d,]+$/).first()).toBeVisible();
    await expect(page.locator('main img').first()).toBeVisible();
  });

  test('the filters and the sort order are a form', async ({ page }) => {
    await page.goto(TORONTO);
    await page.locator('summary', { hasText: 'Beds & baths' }).click();
    await page.getByRole('radio', { name: '3+' }).first().check();
    await page.getByRole('button', { name: 'See homes' }).first().click();
    await expect(page).toHaveURL(/\/list\/on\/toronto\?beds=3$/);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Least Expensive');
    await page.locator('noscript button').click();
    await expect(page).toHaveURL(/\?beds=3&sort=listPriceAsc$/);
    await page.getByRole('radio', { name: 'Lease' }).check();
    await page.locator('noscript button').click();
    await expect(page).toHaveURL(/\?type=lease&beds=3&sort=listPriceAsc$/);
  });
});

test('sold homes that require an account are one panel with public figures', async ({ page }) => {
  await page.goto(`${TORONTO}?show=sold&page=99999`);
  const panel = page.getByRole('region', { name: /^[\d,]+ homes with prices to see/ });
  await expect(
    panel.getByText(/^\d+ sales · .* · approximate · homes with up to 4 bedrooms$/),
  ).toBeVisible();
  await expect(page.locator('main article').filter({ hasText: 'LOGIN TO VIEW' })).toHaveCount(0);
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Sign up free' }).click();
  await expect(page).toHaveURL(
    /\/auth\/new-account\?redirect=%2Freal-estate%2Flist%2Fon%2Ftoronto/,
  );
});

test('"condos in toronto" links to the condos in Toronto', async ({ page }) => {
  await page.goto('/real-estate/search?q=condos+in+toronto');
  await page.getByRole('link', { name: /^Toronto, Ontario · condos/ }).click();
  await expect(page).toHaveURL(/\/map\/.*home=condo-apt/);
});

test('an unknown postal code gets an answer', async ({ page }) => {
  await page.goto('/real-estate/search?q=Z9Z+9Z9');
  await expect(page.getByText(/We don’t know this postal code/)).toBeVisible();
});
