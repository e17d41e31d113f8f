import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { contentDir } from '../content-folder/content-dir.mjs';
import { stop } from './run/run-command.mjs';

// Takes the pictures of the site that browsers show before it is installed, from a site that runs:
// CHROMIUM_PATH=/usr/bin/chromium npm run screenshots

const SITE = `http://localhost:${process.env.PORT || 4321}/real-estate`;
const SCREENSHOTS = [
  { name: 'narrow', path: '/list/on/toronto', viewport: { width: 390, height: 844 } },
  { name: 'wide', path: '/map/43.6532;-79.3832?z=14', viewport: { width: 1280, height: 800 } },
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
  for (const { name, path, viewport } of SCREENSHOTS) {
    const page = await browser.newPage({ viewport, serviceWorkers: 'block' });
    await page.goto(SITE + path);
    await page.waitForLoadState('networkidle');
    const picture = await page.screenshot();
    const file = join(contentDir(), 'site/public/screenshots', `${name}.webp`);
    await sharp(picture).webp({ quality: 80 }).toFile(file);
    process.stdout.write(`${file}\n`);
  }
} finally {
  await browser.close();
}
