import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { contentDir } from '../content-folder/content-dir.mjs';
import { stop } from './run/run-command.mjs';

// Takes the pictures of the site that browsers show before it is installed, and the one that other sites show
// beside a link to it, from a site that runs:
// CHROMIUM_PATH=/usr/bin/chromium npm run screenshots

const SITE = `http://localhost:${process.env.PORT || 4321}/real-estate`;
const SCREENSHOTS = [
  {
    file: 'screenshots/narrow.webp',
    path: '/list/on/toronto',
    viewport: { width: 390, height: 844 },
  },
  {
    file: 'screenshots/wide.webp',
    path: '/map/43.6532;-79.3832?z=14',
    viewport: { width: 1280, height: 800 },
  },
  { file: 'share.jpg', path: '/', viewport: { width: 1200, height: 630 } },
];

const isThere = await fetch(SITE, { method: 'HEAD' }).then(
  ({ ok }) => ok,
  () => false,
);
if (!isThere)
  stop(`There is no site at ${SITE}. Start it with npm start, or set PORT to its port.`);

const executablePath = process.env.CHROMIUM_PATH || undefined;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const { file, path, viewport } of SCREENSHOTS) {
    const page = await browser.newPage({ viewport, serviceWorkers: 'block' });
    await page.goto(SITE + path);
    await page.waitForLoadState('networkidle');
    const picture = await page.screenshot();
    const target = join(contentDir(), 'site/public', file);
    await sharp(picture).toFormat(extname(file).slice(1), { quality: 80 }).toFile(target);
    process.stdout.write(`${target}\n`);
  }
} finally {
  await browser.close();
}
