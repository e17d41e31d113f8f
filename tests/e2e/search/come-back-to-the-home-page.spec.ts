import type { Page } from '@playwright/test';
import { anAccount, expectSignedIn, logIn } from '#tests/support/accounts/accounts.ts';
import { holdRequests } from '#tests/support/browser/held-requests.ts';
import {
  atRest,
  expect,
  expectAccessible,
  expectAccessibleLook,
  test,
} from '#tests/support/browser/journey.ts';
import { expectSteady, watchLayoutShift } from '#tests/support/browser/layout-shift.ts';
import { aHomeForSale } from '#tests/support/listings/demo-homes.ts';

const HOME = '/real-estate/';

const bandOf = (page: Page) => page.getByRole('region', { name: 'Welcome back' });
const homesOf = (page: Page) => bandOf(page).getByRole('list', { name: 'Recently viewed homes' });

/** Stores homes as the browser keeps them, viewed a moment ago, the first one last. */
async function rememberHomes(page: Page, homes: readonly string[]): Promise<void> {
  await page.goto('/real-estate/about');
  await page.evaluate((lines) => {
    localStorage.setItem('realty:viewed', lines.map((line) => `${Date.now()} ${line}`).join('\n'));
  }, homes);
}

type Found = { readonly mlsNumber: string; readonly boardId: number; readonly restricted?: true };

/** Homes of Toronto found by a search. */
async function someHomes(page: Page, query: string): Promise<readonly Found[]> {
  const reply = await page.request.get(
    `/api/realty/listings?city=Toronto&type=sale&resultsPerPage=20&${query}`,
  );
  const { listings } = (await reply.json()) as { listings: readonly Found[] };
  return listings;
}

const forSale = (page: Page) => someHomes(page, 'status=A&lastStatus=New');
const lineOf = ({ mlsNumber, boardId }: Found) => `${mlsNumber} ${boardId}`;

test('an opened home appears on the home page at the next visit', async ({ page, context }) => {
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bandOf(page)).toBeHidden();
  await page.goto(await aHomeForSale(page.request));
  const street = await page.getByRole('heading', { level: 1 }).textContent();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('realty:viewed'))).toBeTruthy();

  const next = await context.newPage();
  await next.goto(HOME);
  await bandOf(next).scrollIntoViewIfNeeded();
  await expect(homesOf(next).locator('article')).toHaveCount(1);
  const title = await homesOf(next).locator('h3 .font-semibold').textContent();
  expect(street).toContain(title?.trim());
  await homesOf(next)
    .getByRole('link', { name: title?.trim() ?? '' })
    .click();
  await expect(next).toHaveURL(/\/detail\//);
});

test('sold homes are marked and removed homes are left out', async ({ page }) => {
  const [home] = await forSale(page);
  const sold = (await someHomes(page, 'status=U&lastStatus=Sld')).find((each) => each.restricted);
  if (!home || !sold) throw new Error('Toronto has no such homes');
  await rememberHomes(page, [lineOf(home), 'GONE1 2', lineOf(sold)]);
  await page.goto(HOME);
  await bandOf(page).scrollIntoViewIfNeeded();
  const cards = homesOf(page).locator('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('$');
  await expect(cards.last()).toContainText('Sold');
  await expect(cards.last()).toContainText('LOGIN TO VIEW');
  await expect(cards.last()).not.toContainText('$');
  const lines = await page.evaluate(() => localStorage.getItem('realty:viewed'));
  expect(lines).not.toContain('GONE1');
});

test('the viewed homes can be cleared and restored', async ({ page }) => {
  await rememberHomes(page, (await forSale(page)).slice(0, 3).map(lineOf));
  await page.goto(HOME);
  await bandOf(page).scrollIntoViewIfNeeded();
  const cards = homesOf(page).locator('article');
  await expect(cards).toHaveCount(3);
  await expect(cards.first().locator('.photo-color rect').first()).toHaveAttribute(
    'fill',
    /^#[0-9a-f]{6}$/,
  );
  await expectAccessible(page);
  const clear = bandOf(page).getByRole('button', { name: 'Clear history' });
  await clear.click();
  await expect(bandOf(page).getByRole('status')).toContainText('Your viewing history is cleared.');
  const undo = bandOf(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(3);
  await clear.click();
  await expect(undo).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bandOf(page)).toBeHidden();
});

for (const width of [390, 820, 1440]) {
  test(`late viewed homes shift nothing at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const sold = (await someHomes(page, 'status=U&lastStatus=Sld')).find((each) => each.restricted);
    if (!sold) throw new Error('Toronto has no such home');
    await rememberHomes(page, [...(await forSale(page)).slice(0, 5), sold].map(lineOf));
    await watchLayoutShift(page);
    const release = await holdRequests(page, '**/api/realty/listings*');
    await page.goto(HOME);
    await bandOf(page).scrollIntoViewIfNeeded();
    await expect(homesOf(page)).toHaveAttribute('aria-busy', 'true');
    const heightPx = () => bandOf(page).evaluate((band) => band.getBoundingClientRect().height);
    const skeletonPx = await heightPx();
    await release();
    await expect(homesOf(page).locator('article')).toHaveCount(6);
    expect(Math.abs((await heightPx()) - skeletonPx)).toBeLessThan(1);
    await expectSteady(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectAccessibleLook(page);
    }
  });
}

test('saved searches show new homes while logged in and disappear after logging out', async ({
  page,
  request,
}) => {
  await logIn(page, await anAccount(request));
  await page.goto(HOME);
  const searches = bandOf(page).getByRole('region', { name: 'Saved searches' });
  await searches.scrollIntoViewIfNeeded();
  await expect(searches).toContainText('Save a search');
  await expectAccessible(page);
  await page.reload();
  await expectSignedIn(page);
  await expect(bandOf(page)).toBeHidden();

  await page.goto('/real-estate/list/on/toronto?beds=2');
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByLabel('Name').fill('Two beds downtown');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(page.getByText('“Two beds downtown” is saved.')).toBeVisible();

  await page.goto(HOME);
  await searches.scrollIntoViewIfNeeded();
  const search = searches.getByRole('link', { name: /^Two beds downtown/ });
  await expect(search).toContainText(/No new homes|\d+ new homes?/);
  await expectAccessible(page);
  await search.click();
  await expect(page).toHaveURL(/\/list\/on\/toronto\?beds=2/);

  await page.goto(await aHomeForSale(request));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('realty:viewed'))).toBeTruthy();
  await page.goto('/real-estate/auth/profile');
  // Otherwise requests of the profile would arrive after the log-out has ended the session.
  await atRest(page);
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.waitForURL('**/auth/login');
  expect(await page.evaluate(() => localStorage.getItem('realty:viewed'))).toBeNull();
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bandOf(page)).toBeHidden();
});
