import { chromium, type Page } from '@playwright/test';

// Run by hand: `npm start` in one terminal, then `npm run bench map` in another. Prints how long the page's
// thread was blocked while the map was dragged, by view and zoom. The homes are left out, as the bench
// measures the map.

const ORIGIN = process.env['BENCH_ORIGIN'] ?? 'http://localhost:4321';
const ZOOMS = [12, 13, 14, 15, 16, 17] as const;
const VIEWPORT = { width: 1440, height: 900 } as const;
const CENTRE = { x: 720, y: 520 } as const;
const DRAGS = [
  [-500, 0],
  [-400, -250],
  [0, -250],
  [450, 0],
  [300, 250],
  [0, 250],
] as const;
const SETTLE_MS = 2500;
const GOAL_MS = 50;

type Tasks = readonly number[];

/** Lengths of the tasks over 50 ms since counting began, milliseconds. */
async function longTasks(page: Page): Promise<Tasks> {
  return await page.evaluate(() => {
    const longTasks = (globalThis as { longTasks?: number[] }).longTasks ?? [];
    return longTasks.splice(0).map(Math.round);
  });
}

async function drag(page: Page, [dx, dy]: (typeof DRAGS)[number]): Promise<void> {
  await page.mouse.move(CENTRE.x, CENTRE.y);
  await page.mouse.down();
  await page.mouse.move(CENTRE.x + dx, CENTRE.y + dy, { steps: 24 });
  await page.mouse.up();
  await page.waitForTimeout(600);
}

async function measure(page: Page, zoom: number, isAerial: boolean): Promise<Tasks> {
  await page.goto(`${ORIGIN}/real-estate/map/43.7;-79.42?z=${zoom}`);
  const toggle = page.getByRole('button', { name: /satellite/i });
  if (((await toggle.getAttribute('aria-pressed')) === 'true') !== isAerial) await toggle.click();
  await page.waitForTimeout(SETTLE_MS);
  await longTasks(page);
  for (const path of DRAGS) await drag(page, path);
  return await longTasks(page);
}

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: VIEWPORT });
await page.route('**/api/**', (route) => route.abort());
await page.addInitScript(() => {
  const longTasks: number[] = [];
  Object.assign(globalThis, { longTasks: longTasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ type: 'longtask' });
});
for (const isAerial of [false, true]) {
  for (const zoom of ZOOMS) {
    const tasks = await measure(page, zoom, isAerial);
    const longest = Math.max(0, ...tasks);
    const verdict = longest > GOAL_MS ? `longest ${longest} ms` : 'none';
    const view = isAerial ? 'aerial ' : 'roadmap';
    process.stdout.write(
      `${view} z ${zoom}: ${tasks.length} tasks over ${GOAL_MS} ms, ${verdict}\n`,
    );
  }
}
await browser.close();
