import { defineConfig, devices } from '@playwright/test';
import { DATA_FOLDER, DEMO_DATE } from './support/browser/demo-data.ts';

/** With different ports, two checkouts of the project can run their journeys at the same time. */
const PORT = Number(process.env['E2E_PORT'] ?? 4399);

/** Keep Chromium from looking for anything outside this machine. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--disable-component-update',
  '--disable-background-networking',
  '--no-first-run',
];

/**
 * Parts of Chromium that no test looks at and that cost each new page a second of work: the pages that list
 * suggestions below the address bar, and a process held ready for the next site. The rest are those that
 * Playwright itself switches off, repeated because only the last such list counts.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: './e2e',
  globalSetup: './support/browser/wait-until-warm.ts',
  outputDir: '../.test-results',
  fullyParallel: true,
  // One more than cores: a journey waits for the page some of its time.
  workers: 3,
  // A journey may fail because the machine is busy; the reporter names each that passes only on its retry.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./support/browser/flaky-journeys.ts']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // Drawing motion takes a sixth of the time of all journeys; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys cannot see a service worker's requests; journeys about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      args: [...QUIET, `--disable-features=${DISABLED_FEATURES.join(',')}`],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /on-a-phone\.spec\.ts/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch:
        /(pages-are-accessible|on-a-phone|sign-(up|out)|reset-a-password|apply-for-a-mortgage|profile-tabs)\.spec\.ts/,
      // At the phone's own pixel density a page would have seven times as many pixels to draw.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
      },
    },
  ],
  webServer: {
    command: 'node tests/support/browser/serve-site.ts',
    cwd: new URL('..', import.meta.url).pathname,
    url: `http://localhost:${PORT}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    env: {
      PORT: String(PORT),
      DATA_DIR: DATA_FOLDER,
      DEMO_DATE,
      LOG_LEVEL: 'error',
      CHECK_REPLIES: 'true',
      // A busy machine is no fault of the site.
      REQUEST_DEADLINE_MS: '12000',
      // All journeys come from one address.
      LEADS_AT_ONCE: '1000',
      READ_LIMIT_MS: '60000',
      SITE_ORIGIN: `http://localhost:${PORT}`,
    },
  },
});
