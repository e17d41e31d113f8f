import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { slowLink } from './support/slow-link.ts';

// Run by `npm run bench pins` beside `npm start`: the time until a phone on a slow network, with an empty
// cache, paints the first pins of the map. Network and processor are those of Lighthouse's mobile profile.

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4321' },
    runs: { type: 'string', default: '12' },
  },
});
const [toPort, runs] = [values.port, values.runs].map(Number) as [number, number];
if (![toPort, runs].every((n) => Number.isInteger(n) && n > 0)) {
  process.stderr.write('--port and --runs take whole numbers\n');
  process.exit(2);
}

const LINK_PORT = 4399;
const LINK = { roundTripMs: 150, bytesPerMs: 200 } as const;
const PROCESSOR_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;
const GOAL_MS = 1000;

/** Notes the first frame that has a pin; it is painted with that frame. */
function watchForPins(): void {
  const look = () => {
    const pins = [...document.querySelectorAll('.first-pins a')];
    if (pins.some((pin) => pin.getClientRects().length > 0)) performance.mark('pins');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Milliseconds from the click on a link to the map until the first pins are on the screen. */
async function firstPins(browser: Browser): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  await page.addInitScript(watchForPins);
  await page.goto(`http://localhost:${LINK_PORT}/real-estate/map`);
  // Remaining requests would slow the next page.
  await page.waitForLoadState('networkidle');
  const paintedMs = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [pins] = performance.getEntriesByName('pins');
    if (!paint || !pins) throw new Error('The page has no pins of its own.');
    return Math.max(paint.startTime, pins.startTime);
  });
  await context.close();
  return paintedMs;
}

const link = await slowLink(LINK, { port: LINK_PORT, toPort });
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox'],
});
// The first page makes the server render, and Chromium start, what later pages find ready.
await firstPins(browser);
const times: number[] = [];
for (let run = 0; run < runs; run += 1) times.push(await firstPins(browser));
await browser.close();
link.close();
times.sort((a, b) => a - b);
const [fastest, middle, slowest] = [0, Math.floor(runs / 2), runs - 1].map((at) =>
  Math.round(times[at] as number),
);
process.stdout.write(
  `First pins of ${runs} loads: ${fastest} ms at best, ${middle} ms in the middle, ${slowest} ms at worst (goal ${GOAL_MS} ms)\n`,
);
