import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test';

// Run by hand: `npm start` in one terminal, then `npm run bench clicks` in another. Prints how soon the map
// search reacts to a hand, on a page with a processor slowed down four times, over an area with more than
// 10,000 homes.

const ORIGIN = process.env['BENCH_ORIGIN'] ?? 'http://localhost:4321';
const VIEWPORT = { width: 1440, height: 900 } as const;
const SLOWED = 4;
const DEBOUNCE_MS = 150;
/** The map keeps drawn tiles up to a limit, which the first half of the pans reaches. */
const PANS = 400;
const HEAP_STEP = 100;
const PIN_CLICKS = 24;
const SMALL_PANS: readonly (readonly [number, number])[] = [
  [60, 0],
  [0, 60],
  [-60, 0],
  [0, -60],
];
const CENTRE = { x: 350, y: 520 } as const;
/** Everything that was ever listed or sold around Toronto. */
const AREA = '/real-estate/map/43.75;-79.45?z=8&show=active&show=sold&soldDays=all';
/** Single homes, to be opened one after the other. */
const STREETS = '/real-estate/map/43.6532;-79.3832?z=15';

type PaintCounts = { long: number[]; clicks: number[]; painted: number[]; rested: number[] };

/**
 * Counts from the first script on: tasks over 50 ms, interactions, and the times at which pins were
 * painted.
 */
function count(debounceMs: number): void {
  const counts: PaintCounts = { long: [], clicks: [], painted: [], rested: [] };
  Object.assign(globalThis, { counted: counts });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) counts.long.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId && entry.name === 'click') counts.clicks.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  // This timer starts when the map has come to rest, after the swing of a pan, and waits for another move.
  const wait = window.setTimeout.bind(window);
  const watchTimer = (run: TimerHandler, delayMs?: number, ...args: unknown[]) => {
    if (delayMs === debounceMs) counts.rested.push(performance.now());
    return wait(run, delayMs, ...args);
  };
  Object.assign(window, { setTimeout: watchTimer });
  // Pins are marked as stale from a new request until its answer, even if the answer brings no others: a
  // small pan over clusters often changes none.
  const afterPaint = () =>
    requestAnimationFrame(() => setTimeout(() => counts.painted.push(performance.now())));
  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      const { classList } = target as Element;
      const wasStale = oldValue?.includes('is-stale') ?? false;
      if (wasStale && classList.contains('map-pins') && !classList.contains('is-stale'))
        afterPaint();
    }
  }).observe(document, { subtree: true, attributeFilter: ['class'], attributeOldValue: true });
}

const readCounts = (page: Page): Promise<PaintCounts> =>
  page.evaluate(() => {
    const { counted } = globalThis as unknown as { counted: PaintCounts };
    return {
      long: counted.long.splice(0),
      clicks: counted.clicks.splice(0),
      painted: counted.painted.splice(0),
      rested: counted.rested.splice(0),
    };
  });

async function pan(page: Page, [dx, dy]: readonly [number, number]): Promise<number> {
  await page.mouse.move(CENTRE.x, CENTRE.y);
  await page.mouse.down();
  await page.mouse.move(CENTRE.x + dx, CENTRE.y + dy, { steps: 6 });
  await page.mouse.up();
  return await page.evaluate(() => performance.now());
}

/** Milliseconds from the rest after each pan until the pins painted after it. */
async function panTimes(page: Page, pans: number): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < pans; at += 1) {
    const endOfPan = await pan(page, SMALL_PANS[at % SMALL_PANS.length] ?? [60, 0]);
    await page.waitForTimeout(1400);
    const { painted, rested } = await readCounts(page);
    const rest = rested.findLast((time) => time > endOfPan);
    const after = painted.find((time) => rest !== undefined && time > rest + DEBOUNCE_MS);
    if (rest !== undefined && after !== undefined) times.push(after - rest - DEBOUNCE_MS);
  }
  return times;
}

/**
 * A click as a hand makes it: over the element for a while, then down, then up. The cost of pointing at it
 * is no part of the click, nor are the look-ups in the page before a click of Playwright.
 */
async function press(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('there is nothing to click on');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(300);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
}

async function filterClicks(page: Page): Promise<number[]> {
  const clicks: number[] = [];
  const menu = page.locator('summary', { hasText: /beds|Beds/ }).first();
  await menu.click();
  const turn = ['1+', '2+', '3+', '4+', '5+', 'Any'];
  for (const text of [...turn, ...turn, ...turn, ...turn]) {
    await press(page, page.getByRole('group', { name: 'Bedrooms' }).getByText(text));
    await page.waitForTimeout(900);
  }
  clicks.push(...(await readCounts(page)).clicks);
  return clicks;
}

async function pinClicks(page: Page): Promise<number[]> {
  await page.goto(ORIGIN + STREETS);
  await page.locator('.map-pin-price:visible').first().waitFor();
  await page.waitForTimeout(1500);
  await readCounts(page);
  for (let at = 0; at < PIN_CLICKS; at += 1) {
    await press(page, page.locator('.map-pin-price:visible').nth(at % 3));
    await page.waitForTimeout(700);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
  }
  return (await readCounts(page)).clicks;
}

function percentile(times: readonly number[], share: number): number {
  const sortedTimes = times.toSorted((a, b) => a - b);
  return Math.round(
    sortedTimes[Math.min(sortedTimes.length - 1, Math.floor(sortedTimes.length * share))] ?? NaN,
  );
}

async function heapMegabytes(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1e5) / 10;
}

const print = (line: string) => process.stdout.write(`${line}\n`);

const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: VIEWPORT });
const cdp = await page.context().newCDPSession(page);
await page.addInitScript(count, DEBOUNCE_MS);
await page.goto(ORIGIN + AREA);
await page.locator('.map-pin:visible').first().waitFor();
await page.waitForTimeout(2500);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
const homes = await page.getByText(/Map pins received/).textContent();
await readCounts(page);

const pans = await panTimes(page, 24);
print(`${homes?.trim()}`);
print(
  `pan end to pins painted, beyond the ${DEBOUNCE_MS} ms debounce: p50 ${percentile(pans, 0.5)} ms, p95 ${percentile(pans, 0.95)} ms (${pans.length})`,
);
const filters = await filterClicks(page);
print(
  `click on a filter to its paint: p50 ${percentile(filters, 0.5)} ms, p95 ${percentile(filters, 0.95)} ms (${filters.length})`,
);
const pins = await pinClicks(page);
print(
  `click on a pin to its paint: p50 ${percentile(pins, 0.5)} ms, p95 ${percentile(pins, 0.95)} ms (${pins.length})`,
);

await page.goto(ORIGIN + AREA);
await page.locator('.map-pin:visible').first().waitFor();
await page.waitForTimeout(2500);
await readCounts(page);
await panTimes(page, 12);
const { long } = await readCounts(page);
print(`longest task over 12 pans: ${Math.round(Math.max(0, ...long))} ms`);

await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
const heaps: string[] = [];
for (let pans = HEAP_STEP; pans <= PANS; pans += HEAP_STEP) {
  for (let at = 0; at < HEAP_STEP; at += 1) {
    await pan(page, at % 2 ? [80, 30] : [-80, -30]);
    await page.waitForTimeout(200);
  }
  await page.waitForTimeout(1000);
  heaps.push(`${await heapMegabytes(cdp)} MB after ${pans} pans`);
}
print(`heap: ${heaps.join(', ')}`);
await browser.close();
