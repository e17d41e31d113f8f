import type { APIRequestContext } from '@playwright/test';
import { brokenNumbers } from '#tests/support/broken-numbers.ts';
import { expect, mapReady, test } from '#tests/support/browser/journey.ts';

type FoundHome = { readonly mlsNumber: string; readonly boardId: number };

async function someHomes(request: APIRequestContext, search: string): Promise<string[]> {
  const answer = await request.get(
    `/api/realty/listings?status=A&resultsPerPage=3&fields=mlsNumber,boardId&${search}`,
  );
  const { listings } = (await answer.json()) as { listings: readonly FoundHome[] };
  return listings.map(({ mlsNumber, boardId }) => `/real-estate/detail/${mlsNumber}/${boardId}`);
}

for (const width of [390, 320]) {
  test(`no number wraps in a window ${width} pixels wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    const paths = [
      '/real-estate/list/on/toronto',
      ...(await someHomes(request, 'type=sale&sortBy=listPriceDesc')),
      ...(await someHomes(request, 'type=sale&lastStatus=New&city=Toronto&boardId=2')),
      ...(await someHomes(request, 'type=lease')),
    ];
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await brokenNumbers(page), path).toEqual([]);
    }
    await page.goto('/real-estate/map/43.65;-79.38?z=14&list=full');
    await mapReady(page);
    await expect(page.locator('#map-results article').first()).toBeVisible();
    expect(await brokenNumbers(page)).toEqual([]);
  });
}
