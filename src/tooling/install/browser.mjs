import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { node24, node24Environment } from './node-24.mjs';
import { PROJECT } from '../run/project.mjs';
import { runCommand, stop } from '../run/run-command.mjs';

/** The headless Chromium first, as Playwright does: journeys take a tenth less time in it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];
const DOWNLOAD_LIMIT_MS = 180_000;

function onPath() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync);
}

function ofPlaywright() {
  const { chromium } = createRequire(join(PROJECT, 'package.json'))('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function downloadBrowser() {
  process.stdout.write('No browser found; asking Playwright to download one …\n');
  const cli = join(PROJECT, 'node_modules/@playwright/test/cli.js');
  const limits = { env: node24Environment(), timeoutMs: DOWNLOAD_LIMIT_MS, quiet: true };
  await runCommand(node24(), [cli, 'install', 'chromium'], limits);
  return ofPlaywright();
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stdout.write('Installing Debian’s chromium …\n');
  await runCommand('apt-get', ['update'], { quiet: true });
  for (const name of DEBIAN_PACKAGES) {
    // Older releases have no package of the first name.
    await runCommand('apt-get', ['install', '-y', name], { quiet: true });
    const browserPath = onPath();
    if (browserPath) return browserPath;
  }
  return undefined;
}

/** Path of a Chromium for the browser tests: an installed one, else a downloaded one. */
export async function ensureBrowser() {
  const namedBrowser = process.env['CHROMIUM_PATH'];
  if (namedBrowser && !existsSync(namedBrowser))
    stop(`CHROMIUM_PATH names ${namedBrowser}, which does not exist.`);
  const browserPath =
    namedBrowser || onPath() || ofPlaywright() || (await downloadBrowser()) || (await fromDebian());
  return (
    browserPath ??
    stop(
      'The browser tests need Chromium: none is installed, and none could be downloaded. ' +
        'Install Chromium or Chrome, or set CHROMIUM_PATH to its path, and run npm test again.',
    )
  );
}
