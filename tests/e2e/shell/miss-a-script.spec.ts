import type { Page } from '@playwright/test';
import { anAccount, logIn } from '#tests/support/accounts/accounts.ts';
import { expect, test } from '#tests/support/browser/journey.ts';

// A tab that is older than the deployed site asks for scripts that do not exist. Each script that a page
// loads unasked, each island and each later part is missing in turn; the page has to say so. The imports of
// such a script fail with it, as the last test shows script by script.

const TOLD = 'A part of this page could not be loaded.';

/**
 * Scripts that only make a page smoother: strips scroll, the API knows every place, and a list's form can
 * be sent without them.
 */
const WORKS_WITHOUT = /\/(slide|local-places|list-form|form-query)/;

const PATHS = [
  '/real-estate/about',
  '/real-estate/',
  '/real-estate/list/on/toronto',
  '/real-estate/map/43.6532;-79.3832?z=14',
  '/real-estate/auth/login',
  '/real-estate/auth/new-account',
  '/real-estate/auth/verify',
  '/real-estate/application',
];

/** Opens a page, wakes the parts that sleep until they are used, and scrolls to its end. */
async function use(path: string, page: Page): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await page.evaluate(() => {
    const asleep = document.querySelectorAll('astro-island[client="focus"], [data-lead-form]');
    for (const each of asleep) each.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    window.scrollTo(0, document.body.scrollHeight);
  });
}

const isScript = (url: string) => /\/_astro\/[^?]+\.js$/.test(url) && !WORKS_WITHOUT.test(url);

/** The addresses of the scripts that a page loads in use. */
async function scriptsOf(path: string, page: Page): Promise<readonly string[]> {
  const scripts = new Set<string>();
  const note = (request: { url(): string }) => {
    if (isScript(request.url())) scripts.add(request.url());
  };
  page.on('request', note);
  await use(path, page);
  await page.waitForLoadState('load');
  await page.waitForTimeout(2000);
  page.off('request', note);
  return [...scripts];
}

/** The scripts that the page or a later import asks for, and not just the imports of another script. */
async function askedForAlone(scripts: readonly string[], page: Page): Promise<readonly string[]> {
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  const html = await page.content();
  const all = [html, ...texts].join('\n');
  return scripts.filter((url) => {
    const name = url.slice(url.lastIndexOf('/') + 1);
    return html.includes(`/${name}"`) || /import\([^)]*$/.test(all.split(name)[0] ?? '');
  });
}

/** Whether the page reports a missing script, and offers to load it again. */
async function isTold(script: string, path: string, page: Page): Promise<boolean> {
  const missing = (url: URL) => url.href.startsWith(script);
  await page.route(missing, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await use(path, page);
  const notice = page.locator('.notice', { hasText: TOLD }).filter({ visible: true });
  const reload = notice.getByRole('button', { name: 'Reload', exact: true });
  const hasNotice = await reload.waitFor({ timeout: 8000 }).then(
    () => true,
    () => false,
  );
  await page.unroute(missing);
  return hasNotice;
}

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeEach(async ({ page, expected }) => {
  expected.push(/./);
  await page.route(/\/(images|basemap)\//, (route) => route.abort());
});

/** A script of several pages is removed only from the first of them. */
const triedScripts = new Set<string>();

async function missEach(path: string, page: Page): Promise<void> {
  const scripts = await scriptsOf(path, page);
  const alone = (await askedForAlone(scripts, page)).filter((url) => !triedScripts.has(url));
  expect(alone).not.toEqual([]);
  const silent: string[] = [];
  for (const script of alone) {
    triedScripts.add(script);
    if (!(await isTold(script, path, page))) silent.push(script);
  }
  expect(silent).toEqual([]);
}

for (const path of PATHS) {
  test(`${path} reports every missing script`, async ({ page }) => {
    await missEach(path, page);
  });
}

test('the page of a home reports every missing script', async ({ page }) => {
  const list = await (await page.request.get('/real-estate/list/on/toronto')).text();
  const [, home = ''] = /href="(\/real-estate\/detail\/[^"]+\/\d+)"/.exec(list) ?? [];
  await missEach(home, page);
});

test('the profile reports every missing script', async ({ page, request }) => {
  await logIn(page, await anAccount(request));
  await missEach('/real-estate/auth/profile', page);
});

test('a missing script that others import is reported', async ({ page }) => {
  const path = '/real-estate/contact';
  const silent: string[] = [];
  for (const script of await scriptsOf(path, page)) {
    if (!(await isTold(script, path, page))) silent.push(script);
  }
  expect(silent).toEqual([]);
});
