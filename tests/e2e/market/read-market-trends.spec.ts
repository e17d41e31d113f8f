import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { anAccount, fillLogin } from '#tests/support/accounts/accounts.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

const TRENDS = '/real-estate/trends';

const chart = (page: Page, name: RegExp) => page.getByRole('application', { name });
const pricesOf = (page: Page) => chart(page, /^Average sold price/);
const summaryOf = (page: Page, place: string) =>
  page.getByRole('region', { name: place, exact: true });

test('the Toronto market is shown in figures and charts before any chart script loads @main', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('LiveChart')) scripts.push(request.url());
  });
  await page.goto(TRENDS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toronto market trends');
  const summary = summaryOf(page, 'Toronto');
  await expect(summary).toContainText(/[\d,]+ sales · \w{3} 1, 2026 to /);
  await expect(summary.getByText(/^\$[\d,]{7,}$/)).toBeVisible();
  await expect(page.locator('.trend-chart svg')).toHaveCount(5);
  for (const name of ['Market Trends', 'Behavior Shifts', 'Seasonal Insights']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText('Accuracy is not guaranteed.').first()).toBeVisible();
  expect(scripts).toEqual([]);
});

test('charts beside each other are level and stay in their boxes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(TRENDS);
  const boxes = await page.locator('.trend-chart').evaluateAll((charts) =>
    charts.map((each) => {
      const picture = each.querySelector('svg')?.getBoundingClientRect();
      const { top, bottom } = each.getBoundingClientRect();
      return { top, over: (picture?.bottom ?? 0) - bottom };
    }),
  );
  expect(boxes).toHaveLength(5);
  expect(boxes[0]?.top).toBe(boxes[1]?.top);
  expect(boxes[2]?.top).toBe(boxes[3]?.top);
  expect(Math.max(...boxes.map(({ over }) => over))).toBeLessThan(1);
});

test('a chart shows the figures of a month by mouse and keyboard', async ({ page }) => {
  await page.goto(TRENDS);
  const prices = pricesOf(page);
  await prices.focus();
  await expect(page.locator('.trend-picture svg')).toHaveCount(1);
  const tip = page.getByRole('figure').filter({ has: prices }).getByRole('status');
  await page.keyboard.press('ArrowRight');
  const first = await tip.textContent();
  expect(first).toMatch(/2026\$[\d,]+, \d+ homes sold, \$[\d.]+M in all$/);
  await page.keyboard.press('ArrowRight');
  await expect(tip).not.toHaveText(first ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(tip).toHaveText(first ?? '');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveText('');
  await prices.hover({ position: { x: 120, y: 100 } });
  await expect(tip).toContainText('homes sold');
  await expectAccessible(page);
});

/** The chart labels that run over an edge or are not in the page's font, with their font. */
const flawedLabels = (page: Page) =>
  page.locator('.trend-chart svg:visible').evaluateAll((charts) =>
    charts.flatMap((drawn) => {
      const edges = drawn.getBoundingClientRect();
      return [...drawn.querySelectorAll('text')].flatMap((label) => {
        const { left, right } = label.getBoundingClientRect();
        const font = getComputedStyle(label).fontFamily;
        const isWhole = left >= edges.left - 0.5 && right <= edges.right + 0.5;
        const isOfPage = font === getComputedStyle(document.body).fontFamily;
        return isWhole && isOfPage ? [] : `${label.textContent} in ${font}`;
      });
    }),
  );

test('no chart label is cut off, in the static image and in the interactive chart', async ({
  page,
}) => {
  await page.goto(TRENDS);
  await expect(page.locator('.trend-chart svg')).toHaveCount(5);
  expect(await flawedLabels(page)).toEqual([]);
  const charts = page.locator('.trend-chart');
  for (const at of [0, 1, 2, 3, 4]) {
    await charts.nth(at).focus();
    await expect(charts.nth(at).locator('.trend-picture svg')).toBeVisible();
  }
  expect(await flawedLabels(page)).toEqual([]);
});

test('city, bedrooms and two years change in place, and Back undoes them', async ({ page }) => {
  await page.goto(TRENDS);
  await page.getByLabel('City', { exact: true }).selectOption('Ajax');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajax market trends');
  await expect(page).toHaveURL(`${TRENDS}?place=on/ajax`);
  await expect(summaryOf(page, 'Ajax')).toContainText('sales');
  await expect(page.locator('.trend-picture svg').first()).toBeVisible();
  await page.getByLabel('Show 24 months').check();
  await expect(page).toHaveURL(`${TRENDS}?place=on/ajax&older=1`);
  await expect(summaryOf(page, 'Ajax')).toContainText('2024 to');
  await page.getByLabel('Bedrooms').selectOption('Up to 3 bedrooms');
  await expect(page).toHaveURL(`${TRENDS}?place=on/ajax&beds=3&older=1`);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(TRENDS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toronto market trends');
  await expect(summaryOf(page, 'Toronto')).toContainText('sales');
});

test('up to three typed places can be compared and removed', async ({ page }) => {
  await page.goto(TRENDS);
  const field = page.getByLabel('Any city or neighbourhood');
  await field.fill('Vancouver');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(`${TRENDS}?place=on/toronto&place=bc/vancouver`);
  await expect(summaryOf(page, 'Vancouver')).toContainText('sales');
  await field.fill('oshawa');
  await field.press('Enter');
  await expect(page).toHaveURL(`${TRENDS}?place=on/oshawa&place=bc/vancouver`);
  await field.fill('Hamilton');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('Three places at most.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await page.getByRole('link', { name: 'Stop comparing Vancouver' }).click();
  await expect(page).toHaveURL(`${TRENDS}?place=on/oshawa&place=on/hamilton`);
  await field.fill('Zzqqkx');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('We couldn’t find “Zzqqkx”.')).toBeVisible();
  await expect(field).toHaveValue('Zzqqkx');
});

test('all figures are available as a table and a CSV file', async ({ page }) => {
  await page.goto(`${TRENDS}?place=on/toronto&place=on/ajax`);
  await page.getByText('See the numbers as a table').click();
  await expect(page.getByRole('row')).toHaveCount(15);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('market-trends.csv');
  const lines = readFileSync(await file.path(), 'utf8').split('\n');
  expect(lines).toHaveLength(15);
  expect(lines[0]).toContain('place,month');
  expect(lines[1]).toMatch(/^Toronto,2026-\d\d,false,\d+,\d+/);
});

test.describe('when the figures fail to load', () => {
  test.use({ expected: [/503/] });

  test('the page says so, keeps its content and can retry', async ({ page }) => {
    await page.goto(TRENDS);
    await page.route('**/api/realty/listings?*', (route) => route.fulfill({ status: 503 }));
    await page.getByLabel('City', { exact: true }).selectOption('Whitby');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('There is an error — check it out!');
    await expect(alert).toContainText('Failed to fetch market data.');
    await expect(summaryOf(page, 'Toronto')).toBeVisible();
    await page.unroute('**/api/realty/listings?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(summaryOf(page, 'Whitby')).toContainText('sales');
    await expect(alert).toHaveCount(0);
  });
});

test('a list and a listing show the market of their city and link to it', async ({ page }) => {
  await page.goto('/real-estate/list/on/toronto');
  const glimpse = page.getByRole('region', { name: 'The Toronto market' });
  await expect(glimpse).toContainText(/Average sold price\$[\d,]+/);
  await page.locator('main article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/detail\//);
  await expect(glimpse).toContainText(/[\d,]+ sales · /);
  await glimpse.getByRole('link', { name: 'See market trends in Toronto' }).click();
  await expect(page).toHaveURL(TRENDS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toronto market trends');
});

test('a signed-in visitor sees the sales of all boards', async ({ page }) => {
  await page.goto(`${TRENDS}?beds=2`);
  await expect(page.getByText('Average sold price', { exact: true })).toBeVisible();
  await expect(summaryOf(page, 'Toronto').getByText('—').first()).toBeVisible();
  await page.goto(`/real-estate/auth/login?redirect=${encodeURIComponent(`${TRENDS}?beds=2`)}`);
  await fillLogin(page, await anAccount(page.request));
  await expect(page).toHaveURL(`${TRENDS}?beds=2`);
  await expect(summaryOf(page, 'Toronto').getByText(/^\$[\d,]{7,}$/)).toBeVisible();
  await expect(page.getByText('Approximate:')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows another market, including a typed one', async ({ page }) => {
    await page.goto(TRENDS);
    await page.getByLabel('City', { exact: true }).selectOption('Oakville');
    await page.getByRole('button', { name: 'Show trends' }).click();
    await expect(page).toHaveURL(`${TRENDS}?place=on/oakville`);
    await page.getByLabel('Any city or neighbourhood').fill('Ottawa');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL(`${TRENDS}?place=on/oakville&place=on/ottawa`);
    await expect(page.locator('.trend-chart svg')).toHaveCount(5);
  });
});
