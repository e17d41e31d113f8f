import { anAccount, expectSignedIn, logInByForm } from '#tests/support/accounts/accounts.ts';
import {
  atRest,
  expect,
  expectAccessible,
  mapReady,
  test,
} from '#tests/support/browser/journey.ts';
import { openKept } from '#tests/support/browser/service-worker.ts';
import { fillLongLead, leadForm, wakeLeadForm } from '#tests/support/leads/lead-form.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ expected }) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to load resource/);
});

const TORONTO = '/real-estate/map/43.6532;-79.3832?z=14';
const PRIVATE = /\/(auth\/|application|api\/customer)/;
const OFFLINE = 'You are currently offline.';

test('visited pages open offline and state their age @main', async ({ page, context }) => {
  await openKept(page, '/real-estate/about');
  await openKept(page, '/real-estate/list/on/toronto');
  const home = page.locator('article a[href*="/detail/"]').first();
  const path = new URL(await home.evaluate((link: HTMLAnchorElement) => link.href)).pathname;
  await openKept(page, path);
  const title = await page.title();
  await context.setOffline(true);

  await page.goto('/real-estate/about');
  await expect(page.getByText(new RegExp(`${OFFLINE} This is a saved copy`))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(path);
  expect(await page.title()).toBe(title);
  await expect
    .poll(() =>
      page
        .locator('photo-viewer img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);

  await page.goto('/real-estate/selling');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Homes for sale in Toronto/ })).toBeVisible();
  await expectAccessible(page);
  const homes = page.locator('[data-copies="homes"] a');
  await expect(homes).toHaveCount(1);
  await context.setOffline(false);
  await expect(page).toHaveTitle(/Sell/);
});

test('the page for times offline opens where the browser keeps no copies', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.addInitScript(() => {
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('', 'SecurityError'));
  });
  await page.goto('/real-estate/offline');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(failures).toEqual([]);
});

test('a saved home that was never opened opens offline', async ({ page, context }) => {
  await openKept(page, '/real-estate/list/on/toronto');
  const card = page.locator('article').first();
  const link = card.locator('a[href*="/detail/"]').first();
  const path = new URL(await link.evaluate((each: HTMLAnchorElement) => each.href)).pathname;
  await card.locator('save-heart button').click();
  await openKept(page, '/real-estate/team');
  const keptHomes = () =>
    page.evaluate(async () => (await (await caches.open('realty-homes-v1')).keys()).length);
  await expect.poll(keptHomes).toBe(1);
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByText('You are currently offline.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  const photo = page.locator('photo-viewer img').first();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('saving a home offline is confirmed', async ({ page, context }) => {
  await openKept(page, '/real-estate/list/on/toronto');
  const heart = page.locator('article save-heart button').first();
  await expect(heart).toBeVisible();
  await context.setOffline(true);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^Saved in this browser/)).toBeVisible();
  await expect(page.getByText('A part of this page could not be loaded.')).toBeHidden();
});

test('the saved homes of a profile are listed offline, and none after logging out', async ({
  page,
  context,
  request,
}) => {
  const PROFILE = '/real-estate/auth/profile?tab=saved-homes';
  await openKept(page, '/real-estate/list/on/toronto');
  await logInByForm(page, await anAccount(request));
  await openKept(page, '/real-estate/list/on/toronto');
  await expectSignedIn(page);
  const card = page.locator('main article').nth(1);
  const link = card.locator('a[href*="/detail/"]').first();
  const path = new URL(await link.evaluate((each: HTMLAnchorElement) => each.href)).pathname;
  await card.getByRole('button', { name: /^Save / }).click();
  await openKept(page, '/real-estate/team');
  const keptHomes = () =>
    page.evaluate(async () => (await (await caches.open('realty-homes-v1')).keys()).length);
  await expect.poll(keptHomes).toBe(1);
  await context.setOffline(true);
  await page.goto(PROFILE);
  await expect(page.getByRole('heading', { name: 'Your saved homes' })).toBeVisible();
  const savedSection = page.locator('[data-copies="saved"]');
  await expect(savedSection.getByRole('link')).toHaveCount(1);
  await expect(savedSection.getByRole('link')).toContainText(/Saved \w+ \d+, \d{4}/);
  await expectAccessible(page);
  await savedSection.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByText('You are currently offline.')).toBeVisible();

  await context.setOffline(false);
  await page.goto('/real-estate/about');
  await expectSignedIn(page);
  await page.getByRole('button', { name: 'Account of Ada' }).click();
  const pageLoad = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Log Out' }).filter({ visible: true }).click();
  await pageLoad;
  await context.setOffline(true);
  await page.goto(PROFILE);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your saved homes' })).toBeHidden();
});

test('the map keeps its homes offline, and the offline notice disappears once connected', async ({
  page,
  context,
}) => {
  await openKept(page, TORONTO);
  await mapReady(page);
  // The worker answers for the page from its second visit on.
  await page.reload();
  await mapReady(page);
  await expect(page.locator('#map-results article').first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.locator('#map-results article').first()).toBeVisible();
  await page.reload();
  await mapReady(page);
  await expect(page.locator('#map-results article').first()).toBeVisible();
  await expect(page.getByText(/This is a saved copy/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
});

test('a form sent offline keeps its input and is sent once, even after a reload', async ({
  page,
  context,
}) => {
  await openKept(page, '/real-estate/contact');
  await page.reload();
  // A page without a connection may try to send any number of times: only arrivals count.
  const arrivedKeys: string[] = [];
  context.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'POST' && request.url().includes('/contact')) {
      arrivedKeys.push(request.headers()['idempotency-key'] ?? '');
    }
  });
  await wakeLeadForm(page);
  await fillLongLead(leadForm(page));
  // By then the form has loaded all its scripts.
  await atRest(page);
  await context.setOffline(true);
  await leadForm(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(/You are offline\. Your message is saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/This is a saved copy/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Your receipt number is LW-/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('realty:leads'))).toBe('[]');
  expect(arrivedKeys).toEqual([expect.stringMatching(/./)]);
});

test('no private page is cached, and logging out clears the cache', async ({ page, request }) => {
  await openKept(page, '/real-estate/team');
  await logInByForm(page, await anAccount(request));
  await page.goto('/real-estate/auth/profile');
  await expectSignedIn(page);
  await openKept(page, '/real-estate/about');
  await expectSignedIn(page);
  const keptCopies = () =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(all.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  expect(await keptCopies()).toContain('/real-estate/team');
  expect((await keptCopies()).filter((path) => PRIVATE.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Account of Ada' }).click();
  const pageLoad = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Log Out' }).filter({ visible: true }).click();
  await pageLoad;
  expect(await keptCopies()).not.toContain('/real-estate/team');
  expect((await keptCopies()).filter((path) => PRIVATE.test(path))).toEqual([]);
});

test('earlier service workers are removed, and one is registered', async ({ page }) => {
  // A page of an earlier site, whose policy lets any script be registered.
  const former = '/real-estate/former-page';
  await page.route(`**${former}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Before</title>' }),
  );
  await page.goto(former);
  await page.evaluate(() =>
    navigator.serviceWorker.register('/real-estate/service-worker.js?old', {
      scope: '/real-estate/team',
    }),
  );
  await openKept(page, '/real-estate/about');
  const scripts = () =>
    page.evaluate(async () => {
      const all = await navigator.serviceWorker.getRegistrations();
      return all.map(({ scope }) => new URL(scope).pathname);
    });
  await expect.poll(scripts).toEqual(['/real-estate/']);
});
