import type { Locator, Page } from '@playwright/test';
import { holdRequests } from '#tests/support/browser/held-requests.ts';
import {
  atRest,
  expect,
  expectAccessible,
  expectTakenOver,
  mapReady,
  test,
} from '#tests/support/browser/journey.ts';

const HOME = '/real-estate/';
const PHONE = { width: 390, height: 844 };

/** The first box of the page; the home page has a second one below. */
const box = (page: Page) => page.getByRole('combobox', { name: /^Search for a place/ }).first();
const option = (page: Page, name: RegExp) => page.getByRole('option', { name });

const inLibertyVillage = (page: Page) =>
  page.getByRole('heading', { name: /^\d+ homes? in Liberty Village$/ });

/** Waits until the outline that bounds the search lies whole within the map. */
async function expectWholeOutline(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const map = await page.locator('.map-frame').boundingBox();
      const outline = await page.locator('.map-bound path').boundingBox();
      if (!map || !outline) return false;
      const isWide = outline.width > map.width / 3 || outline.height > map.height / 3;
      const isWhole =
        outline.x >= map.x &&
        outline.y >= map.y &&
        outline.x + outline.width <= map.x + map.width &&
        outline.y + outline.height <= map.y + map.height;
      return isWide && isWhole;
    })
    .toBe(true);
}

/** Types as a person does, and waits until the list belongs to the text. */
async function search(page: Page, text: string): Promise<void> {
  await box(page).pressSequentially(text, { delay: 25 });
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(page.getByText('Listings', { exact: true })).toBeVisible();
}

async function mlsNumberOnSale(page: Page): Promise<string> {
  const reply = await page.request.get(
    '/api/realty/listings?city=Toronto&status=A&resultsPerPage=1&fields=mlsNumber',
  );
  return (await reply.json()).listings[0].mlsNumber;
}

/** An address of the demo world that the geocoder knows to the number. */
async function anAddress(page: Page): Promise<string> {
  const reply = await page.request.get(
    '/api/realty/listings?city=Toronto&status=A&boardId=2&class=residential&resultsPerPage=20',
  );
  for (const { address, restricted } of (await reply.json()).listings) {
    if (restricted || address.unitNumber) continue;
    const street = `${address.streetNumber} ${address.streetName} ${address.streetSuffix}`;
    const text = `${street}, Toronto`;
    const suggestionsReply = await page.request.get('/api/places/suggestions', {
      params: { q: text },
    });
    if ((await suggestionsReply.json()).locations[0]?.kind === 'address') return text;
  }
  throw new Error('No home stands at an address that can be found.');
}

/** Fails if any part of the list is outside the window's width. */
async function expectInside(list: Locator, widthPx: number): Promise<void> {
  const area = await list.boundingBox();
  expect(area?.x).toBeGreaterThanOrEqual(0);
  expect((area?.x ?? 0) + (area?.width ?? 0)).toBeLessThanOrEqual(widthPx);
}

test.beforeEach(async ({ request, expected }) => {
  // The browser may skip the fade between two pages when a third follows at once.
  expected.push(/Transition was aborted/);
  // Streets are suggested once the server has listed them.
  await expect
    .poll(async () => {
      const reply = await request.get('/api/places/suggestions?q=king%20street');
      return (await reply.json()).locations.length;
    })
    .toBeGreaterThan(0);
});

/** The options visible without scrolling that something else covers. */
const coveredOptions = (page: Page) =>
  page.getByRole('option').evaluateAll((options) =>
    options.flatMap((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const panel = each.closest('.search-panel')?.getBoundingClientRect();
      if (!panel || y >= Math.min(panel.bottom, window.innerHeight)) return [];
      const uppermost = document.elementFromPoint(x, y);
      return each.contains(uppermost) ? [] : [`${each.textContent}: ${uppermost?.className}`];
    }),
  );

for (const [device, width, height] of [
  ['phone', 390, 844],
  ['tablet', 820, 1180],
  ['desktop', 1440, 900],
] as const) {
  test(`on a ${device}, suggestions are drawn over the homes below`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(HOME);
    // The homes load when they come into view.
    await page.locator('.home-nearby').scrollIntoViewIfNeeded();
    await expect(page.locator('.home-nearby article').first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await search(page, 'king st');
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(4);
    expect(await coveredOptions(page)).toEqual([]);
  });
}

test('the script of the search box loads on use, and text typed meanwhile stays', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const release = await holdRequests(page, /SearchBoxIsland.*\.js$/);
  await page.goto(HOME);
  await atRest(page);
  expect(scripts.filter((url) => /SearchBox|client\.|react/i.test(url))).toEqual([]);
  await box(page).focus();
  await page.keyboard.type('liberty', { delay: 20 });
  await release();
  await expect(option(page, /^Liberty Village/)).toBeVisible();
  await expect(box(page)).toHaveValue('liberty');
  await expect(box(page)).toBeFocused();
});

for (const size of [{ width: 1440, height: 900 }, PHONE]) {
  test(`a neighbourhood leads from the home page to the map at ${size.width} pixels @main`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(HOME);
    await box(page).click();
    await search(page, 'liberty');
    await expectInside(page.getByRole('listbox'), size.width);
    await expectAccessible(page, '.search-box');
    await option(page, /^Liberty Village/).click();
    await expect(page).toHaveURL(
      /\/map\/43\.\d+;-79\.\d+\?z=[\d.]+&in=on\/toronto\/liberty-village$/,
    );
    await expectTakenOver(page);
    await expect(inLibertyVillage(page)).toBeVisible();
    await expectWholeOutline(page);
  });
}

test('choosing a place on the map adds to the history and keeps filters without a page load', async ({
  page,
}) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14&type=lease');
  await mapReady(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await box(page).click();
  await search(page, 'liberty');
  await option(page, /^Liberty Village/).click();
  await expect(page).toHaveURL(/z=[\d.]+&type=lease&in=on\/toronto\/liberty-village$/);
  await expect(inLibertyVillage(page)).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/map\/43\.6532;-79\.3832\?z=14&type=lease$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a city is shown entirely, with the same number of homes as its list', async ({ page }) => {
  await page.goto(HOME);
  await box(page).click();
  await search(page, 'toronto');
  await option(page, /^Toronto, Ontario/).click();
  await expectWholeOutline(page);
  await expectTakenOver(page);
  const heading = page.getByRole('heading', { name: /^\d+ homes in Toronto$/ });
  const homes = parseInt((await heading.textContent()) ?? '', 10);
  const panel = page.locator('#map-results');
  await expect(panel.getByText(`1 - 8 of ${homes} Homes in view`)).toBeVisible();
  await page.goto('/real-estate/map/43.6532;-79.3832?z=15&in=on/toronto');
  await mapReady(page);
  await expect(heading).toHaveText(`${homes} homes in Toronto`);
  await expect(panel.getByText(/of \d+ Homes in view$/)).toBeVisible();
  await expect(panel.getByText(`1 - 8 of ${homes} Homes in view`)).toBeHidden();
  await page.goto('/real-estate/list/on/toronto');
  await expect(page.getByText(`1 - 24 of ${homes} Homes`)).toBeVisible();
});

test('a main road is found in the city on the map', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14');
  await mapReady(page);
  await box(page).click();
  await search(page, '100 king street west');
  await option(page, /^King Street West, Toronto/).click();
  await expect(page).toHaveURL(/\/map\/43\.6\d+;-79\.\d+\?z=16$/);
});

test('a street address leads to its pin on the map', async ({ page }) => {
  await page.goto(HOME);
  const address = await anAddress(page);
  await box(page).click();
  await search(page, address);
  await page.getByRole('option', { name: /, Address$/ }).click();
  await expect(page).toHaveURL(/\?z=17&pin=43\.\d+;-79\.\d+$/);
  await expect(page.getByRole('img', { name: 'The address you searched for' })).toBeVisible();
});

test('an MLS number leads to the home @main', async ({ page }) => {
  await page.goto('/real-estate/list/on/toronto');
  const mlsNumber = await mlsNumberOnSale(page);
  await page.goto('/real-estate/map');
  await mapReady(page);
  await box(page).click();
  await box(page).pressSequentially(mlsNumber);
  await expect(option(page, new RegExp(`MLS® ${mlsNumber}`))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/detail/on/toronto/.*${mlsNumber}/\\d+$`));
});

test('the search box works by keyboard only and offers recent searches @main', async ({ page }) => {
  await page.goto(HOME);
  await page.keyboard.press('Tab');
  while (!(await box(page).evaluate((input) => input === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('mississauga', { delay: 25 });
  await expect(option(page, /^Mississauga, Ontario/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, /^Mississauga, Ontario/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/in=on\/mississauga/);
  await mapReady(page);
  await page.goto(HOME);
  await box(page).focus();
  await expect(page.getByText('Recent searches')).toBeVisible();
  await expectAccessible(page, '.search-box');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/in=on\/mississauga/);
});

test('the places in the browser answer when the server fails, with one notice', async ({
  page,
  expected,
}) => {
  expected.push(/500/);
  await page.goto(HOME);
  await box(page).click();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const databases = await indexedDB.databases();
        if (!databases.some(({ name }) => name === 'realty-places')) return false;
        const { promise, resolve } = Promise.withResolvers<unknown>();
        const opening = indexedDB.open('realty-places');
        opening.onsuccess = () => {
          const database = opening.result;
          const counting = database.transaction('state').objectStore('state').count();
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result);
          };
        };
        return promise;
      }),
    )
    .toBe(1);
  await page.route(/\/api\//, (route) => route.fulfill({ status: 500, json: [] }));
  await box(page).pressSequentially('liber', { delay: 25 });
  await expect(option(page, /^Liberty Village/)).toBeVisible();
  await expect(page.getByText('Could not connect to server.')).toHaveCount(1);
  await box(page).pressSequentially('ty', { delay: 400 });
  await expect(option(page, /^Liberty Village/)).toBeVisible();
  await expect(page.getByText('Could not connect to server.')).toHaveCount(1);
  await page.unrouteAll();
});

test('the suggestions fit a window of 320 pixels and forced colors', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(HOME);
  await box(page).click();
  await search(page, 'king');
  await page.keyboard.press('ArrowDown');
  await expectInside(page.getByRole('listbox'), 320);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  const outline = await page
    .getByRole('option', { selected: true })
    .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).toBe('solid');
});

test('on a phone, the header links to a search page, and Back leaves it again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/real-estate/map');
  await mapReady(page);
  await expect(box(page)).toBeHidden();
  await page.getByRole('link', { name: 'Search for a place' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(box(page)).toBeFocused();
  await search(page, 'liberty');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(box(page)).toHaveValue('');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/map/);
});

test('in a wide window, the search page redirects to the home page, which has a search box', async ({
  page,
}) => {
  await page.goto('/real-estate/search');
  await expect(page).toHaveURL(/\/real-estate\/$/);
  await expect(box(page)).toBeVisible();
});

test('in a wide window, lists, homes, the map and trends have a search box in the header', async ({
  page,
}) => {
  const list = '/real-estate/list/on/toronto';
  await page.goto(list);
  const home = await page.locator('main article').first().getByRole('link').getAttribute('href');
  for (const path of [list, home ?? '', '/real-estate/map', '/real-estate/trends']) {
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('combobox', { name: /^Search for a place/ })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Search for a place' })).toBeHidden();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Enter opens the search page, which answers with links', async ({ page }) => {
    await page.goto(HOME);
    await box(page).fill('liberty');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=liberty$/);
    await expect(box(page)).toHaveValue('liberty');
    await expect(page.getByRole('heading', { name: 'Neighbourhoods' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Listings' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Liberty Village/ })).toHaveAttribute(
      'href',
      /\/map\/43\.\d+;-79\.\d+\?z=14&in=on\/toronto\/liberty-village&fit=on$/,
    );
    await box(page).fill('zzzzqq');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('No Results')).toBeVisible();
    const mlsNumber = await mlsNumberOnSale(page);
    await page.goto(`/real-estate/search?q=${mlsNumber.toLowerCase()}`);
    await page.getByRole('link', { name: new RegExp(mlsNumber) }).click();
    await expect(page).toHaveURL(new RegExp(`${mlsNumber}/\\d+$`));
  });
});

test('on a list, a neighbourhood opens its list with the current filters', async ({ page }) => {
  await page.goto('/real-estate/list/on/ottawa?beds=2');
  await box(page).click();
  await search(page, 'liberty');
  await option(page, /^Liberty Village/).click();
  await expect(page).toHaveURL(/\/list\/on\/toronto\/liberty-village\?beds=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Liberty Village');
});
