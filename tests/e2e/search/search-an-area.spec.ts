import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectTakenOver,
  mapReady,
  test,
} from '#tests/support/browser/journey.ts';
import { homesInPanel as count } from '#tests/support/browser/map-panel.ts';

const TORONTO = '/real-estate/map/43.6532;-79.3832?z=13';

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 8 });
  await page.mouse.up();
}

test('a neighbourhood in the URL is drawn and limits the search', async ({ page }) => {
  await page.goto(`${TORONTO}&in=on/toronto/annex`);
  await mapReady(page);
  await expect(page.locator('.map-bound path')).toHaveAttribute('d', /^M/);
  await expect(page.getByRole('heading', { name: 'Homes in Annex' })).toBeVisible();
  const inside = await count(page);
  await page.getByRole('button', { name: 'Clear Bounds' }).click();
  await expect(page).not.toHaveURL(/in=/);
  await expect.poll(() => count(page)).toBeGreaterThan(inside);
  await expect(page.getByRole('button', { name: 'Clear Bounds' })).toHaveCount(0);
});

test('a city after the map path redirects to that city', async ({ page }) => {
  await page.goto('/real-estate/map/calgary');
  await expect(page).toHaveURL(/\/map\/51\.\d+;-114\.\d+\?z=[\d.]+&in=ab\/calgary/);
  await expectTakenOver(page);
  await expect(page.getByRole('heading', { name: 'Homes in Calgary' })).toBeVisible();
});

test('an area drawn by hand limits the search until it is cleared @main', async ({ page }) => {
  await page.goto(TORONTO);
  await mapReady(page);
  const all = await count(page);
  await page.getByRole('button', { name: 'Draw an area' }).click();
  await expect(page.getByText('Draw around the homes you want to see.')).toBeVisible();
  await expectAccessible(page);
  await page.mouse.move(200, 300);
  await page.mouse.down();
  for (const [x, y] of [
    [400, 300],
    [420, 500],
    [210, 520],
    [195, 320],
  ] as const) {
    await page.mouse.move(x, y, { steps: 6 });
  }
  await page.mouse.up();
  await expect(page).toHaveURL(/area=/);
  await expect(page.getByRole('heading', { name: 'Homes in your area' })).toBeVisible();
  await expect.poll(() => count(page)).toBeLessThan(all);
  const inside = await count(page);
  await page.reload();
  await mapReady(page);
  expect(await count(page)).toBe(inside);
  await page.getByRole('button', { name: 'Clear Bounds' }).click();
  await expect.poll(() => count(page)).toBe(all);
});

async function draw(page: Page, [left, top]: [number, number]): Promise<void> {
  await page.getByRole('button', { name: /^Draw (an|another) area$/ }).click();
  await expect(page.getByText('Draw around the homes you want to see.')).toBeVisible();
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (const [x, y] of [
    [left + 130, top],
    [left + 130, top + 130],
    [left, top + 130],
  ] as const) {
    await page.mouse.move(x, y, { steps: 6 });
  }
  await page.mouse.up();
}

test('several areas are drawn, listed and removed one by one', async ({ page }) => {
  await page.goto(TORONTO);
  await mapReady(page);
  const all = await count(page);
  await draw(page, [180, 260]);
  await expect(page.getByRole('heading', { name: 'Homes in your area' })).toBeVisible();
  await expect.poll(() => count(page)).toBeLessThan(all);
  const inFirst = await count(page);
  await draw(page, [420, 460]);
  await expect(page.getByRole('heading', { name: 'Homes in 2 areas' })).toBeVisible();
  await expect(page).toHaveURL(/area=[^&]+&area=[^&]+/);
  await expect.poll(() => count(page)).toBeGreaterThan(inFirst);
  await expect(page.locator('.map-bound text')).toHaveText(['1', '2']);
  const inBoth = await count(page);
  await expectAccessible(page);

  const areas = new URL(page.url()).searchParams.getAll('area');
  const list = new URLSearchParams(areas.map((area) => ['area', area]));
  await page.goto(`/real-estate/list?${list}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Homes in 2 areas' })).toBeVisible();
  await expect(page.getByText(` of ${inBoth} Homes`)).toBeVisible();
  await page.getByRole('link', { name: 'Remove area 2' }).click();
  await expect(page.getByText(` of ${inFirst} Homes`)).toBeVisible();

  await page.getByRole('link', { name: 'See these on the map' }).click();
  await mapReady(page);
  await draw(page, [180, 260]);
  await expect(page.getByRole('heading', { name: 'Homes in 2 areas' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove area 1' }).click();
  await expect(page.getByRole('heading', { name: 'Homes in your area' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Bounds' }).click();
  await expect(page).not.toHaveURL(/area=/);
});

test('the keyboard turns the current view into the search area', async ({ page }) => {
  await page.goto(TORONTO);
  await mapReady(page);
  await page.getByRole('button', { name: 'Draw an area' }).press('Enter');
  await expect(page.getByRole('dialog', { name: /^Draw around the homes/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/area=/);
});

test('with search on move turned off, the map waits for its button', async ({ page }) => {
  await page.goto(TORONTO);
  await mapReady(page);
  const before = await count(page);
  await page.getByRole('checkbox', { name: 'Search as I move the map' }).uncheck();
  await drag(page, [300, 500], [500, 300]);
  const search = page.getByRole('button', { name: 'Search this area' });
  await expect(search).toBeVisible();
  expect(await count(page)).toBe(before);
  await search.click();
  await expect.poll(() => count(page)).not.toBe(before);
  await page.reload();
  await mapReady(page);
  await expect(page.getByRole('checkbox', { name: 'Search as I move the map' })).not.toBeChecked();
});

test('the map moves to the location of the visitor', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 45.4215, longitude: -75.6972 });
  await page.goto(TORONTO);
  await mapReady(page);
  await page.getByRole('button', { name: 'Show my location' }).click();
  await expect(page).toHaveURL(/\/map\/45\.4\d+;-75\.\d+\?z=14/);
  const heading = page.getByRole('heading', { name: /^Homes near .+, Ottawa$/ });
  await expect(heading).toBeVisible();
  await page.goto(TORONTO);
  await expectTakenOver(page);
  await expect(page.getByRole('heading', { name: 'Homes in this area' })).toBeVisible();
});

test('a denied location says what to do instead', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto(TORONTO);
  await mapReady(page);
  await page.getByRole('button', { name: 'Show my location' }).click();
  await expect(page.getByText(/isn’t sharing your location/)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(/isn’t sharing your location/)).toHaveCount(0);
});

test('an offline notice stays until the connection is back, and the homes stay', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/);
  await page.goto(TORONTO);
  await mapReady(page);
  await expect(page.locator('#map-results article').first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are currently offline.')).toBeVisible();
  await drag(page, [300, 500], [350, 450]);
  await expect(page.getByText('Failed to receive map pins.').first()).toBeVisible();
  await expect(page.locator('#map-results article').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are currently offline.')).toBeHidden();
  await expect(page.getByText('Failed to receive map pins.')).toHaveCount(0);
});

test('screen readers hear how many homes there are and how many are hidden', async ({ page }) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=12&show=active&show=sold');
  await mapReady(page);
  await expect(
    page.getByText(/^Map pins received\. [\d,]+ homes, [\d,]+ hidden until you log in\.$/),
  ).toBeAttached();
});

test('an area out of view says how many homes it has and can be brought into view', async ({
  page,
}) => {
  const area = [
    [43.9, -79.5],
    [43.9, -79.3],
    [43.75, -79.3],
    [43.75, -79.5],
  ].map((corner) => corner.join('*'));
  await page.goto(`/real-estate/map/43.65;-79.38?z=14&area=${area.join('_')}`);
  const panel = page.locator('#map-results');
  await expect(panel.getByRole('heading', { name: /^\d+ homes in your area$/ })).toBeVisible();
  await expect(panel.getByText(/^The \d+ homes you’re looking for are outside/)).toBeVisible();
  await expectAccessible(page, '#map-results');
  await panel.getByRole('button', { name: 'Bring them into view' }).click();
  await mapReady(page);
  await expect(panel.getByRole('article').first()).toBeVisible();
});

test('the keyboard focus stays in place when drawing ends and filters are cleared', async ({
  page,
}) => {
  await page.goto('/real-estate/map/43.6532;-79.3832?z=14&beds=3');
  await mapReady(page);
  const draw = page.getByRole('button', { name: 'Draw an area' });
  await draw.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Draw around/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(draw).toBeFocused();

  await page.getByRole('button', { name: 'Clear all' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/beds=3/);
  await expect(page.locator('#map-results :focus')).toBeVisible();
});
