import type { APIRequestContext, Page } from '@playwright/test';
import { anAccount, fillLogin, logIn } from '#tests/support/accounts/accounts.ts';
import { expect, expectAccessible, test } from '#tests/support/browser/journey.ts';

const SALES = 'type=sale&status=A&boardId=2&city=Toronto';
const LOADING = 'Loading previous listing data…';
const FAILED = 'There was an error loading previous listing data…';
const HIDDEN = /Local rules require you to be signed in/;

const history = (page: Page) => page.getByRole('region', { name: 'Listing history' });

const tokenOf = (page: Page) =>
  page.evaluate(() => {
    const entry = Object.entries(localStorage).find(([name]) => name.endsWith('.idToken'));
    return entry?.[1] ?? '';
  });

type FoundHome = { readonly mlsNumber: string; readonly boardId: number };

async function someHomes(request: APIRequestContext): Promise<readonly FoundHome[]> {
  const answer = await request.get(
    `/api/realty/listings?${SALES}&resultsPerPage=200&fields=mlsNumber,boardId`,
  );
  return ((await answer.json()) as { listings: readonly FoundHome[] }).listings;
}

/** The address of a home whose history has more listings than the first rows show. */
async function aHomeWithAPast(page: Page): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  for (const { mlsNumber, boardId } of await someHomes(page.request)) {
    const answer = await page.request.get(
      `/api/realty/listings/history?mlsNumber=${mlsNumber}&boardId=${boardId}`,
      { headers },
    );
    const { history: entries } = (await answer.json()) as { history: readonly unknown[] };
    if (entries.length > 3) return `/real-estate/detail/${mlsNumber}/${boardId}`;
  }
  throw new Error('no home of the demo set was listed more than three times');
}

test('a signed-in visitor sees the listing history and can expand it', async ({
  page,
  request,
}) => {
  await logIn(page, await anAccount(request));
  await page.goto(await aHomeWithAPast(page));
  const part = history(page);
  const rows = part.getByRole('listitem').filter({ visible: true });
  await expect(rows).toHaveCount(3);
  await expect(part.getByRole('img', { name: /^Prices over time, from \$/ })).toBeVisible();
  await expect(part.getByText(HIDDEN)).toHaveCount(0);
  await part.getByText('See More').click();
  await expect(rows).not.toHaveCount(3);
  await expectAccessible(page);
  await part.getByText('See Less').click();
  await expect(rows).toHaveCount(3);
});

/** Holds or answers only the requests of the page for its viewer's own view. */
async function meetOwnView(page: Page, answer: Parameters<Page['route']>[1]): Promise<void> {
  await page.route('**/real-estate/detail/**', (route, request) =>
    request.headers()['authorization'] ? answer(route, request) : route.continue(),
  );
}

test('shows that the history is loading', async ({ page, request }) => {
  await logIn(page, await anAccount(request));
  let goOn = () => {};
  const release = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await meetOwnView(page, async (route) => {
    await release;
    await route.continue();
  });
  const [home] = await someHomes(request);
  await page.goto(`/real-estate/detail/${home?.mlsNumber}/${home?.boardId}`);
  const part = history(page);
  await expect(part.getByText(LOADING, { exact: true })).toBeVisible();
  await expect(part.getByText(HIDDEN)).toBeHidden();
  await expect(part.getByText(FAILED)).toBeHidden();
  goOn();
  await expect(part.getByText(LOADING, { exact: true })).toBeHidden();
  await expect(part.getByText(HIDDEN)).toHaveCount(0);
});

test.describe('when the history fails to load', () => {
  test.use({ expected: [[/503/], { scope: 'test' }] });

  test('the page says so instead of asking to sign in', async ({ page, request }) => {
    await logIn(page, await anAccount(request));
    await meetOwnView(page, (route) => route.fulfill({ status: 503, body: '' }));
    const [home] = await someHomes(request);
    await page.goto(`/real-estate/detail/${home?.mlsNumber}/${home?.boardId}`);
    const part = history(page);
    await expect(part.getByRole('alert')).toHaveText(FAILED);
    await expect(part.getByText(HIDDEN)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
});

test('signing in from the history returns to it', async ({ page, request }) => {
  const email = await anAccount(request);
  const [home] = await someHomes(request);
  await page.goto(`/real-estate/detail/${home?.mlsNumber}/${home?.boardId}`);
  const address = page.url();
  await expect(history(page).getByText(FAILED)).toBeHidden();
  await history(page).getByRole('link', { name: 'Sign In' }).click();
  await fillLogin(page, email);
  await page.waitForURL(address);
  await expect(history(page).getByText(HIDDEN)).toHaveCount(0);
});
