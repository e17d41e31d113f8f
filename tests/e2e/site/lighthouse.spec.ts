import { expect, test } from '@playwright/test';
import { JUDGED_PAGES, lighthouseJudge } from '#tests/support/browser/lighthouse.ts';

// A bench measures the speed of the pages: other work on the machine affects it.

const DEBUGGING_PORT = 9377;

const FLAGS = {
  onlyCategories: ['best-practices', 'seo'],
  // Pauses after a page has loaded only serve measurements of speed.
  ...{ pauseAfterFcpMs: 0, pauseAfterLoadMs: 0, cpuQuietThresholdMs: 0 },
  networkQuietThresholdMs: 250,
};

type Search = { readonly listings: readonly { mlsNumber: string; boardId: number }[] };

test('Lighthouse gives every page full scores on a phone', async ({
  request,
  baseURL,
  launchOptions,
}) => {
  test.setTimeout(300_000);
  const answer = await request.get(
    '/api/realty/listings?type=sale&status=A&city=Toronto&resultsPerPage=1',
  );
  const [home] = ((await answer.json()) as Search).listings;
  const judge = await lighthouseJudge(DEBUGGING_PORT, launchOptions);
  const problems: string[] = [];
  for (const path of [...JUDGED_PAGES, `/detail/${home?.mlsNumber}/${home?.boardId}`]) {
    const scores = await judge.scoresOf(`${baseURL}/real-estate${path}`, FLAGS);
    for (const name of FLAGS.onlyCategories) {
      const score = scores.get(name) ?? 0;
      if (score < 100) problems.push(`${path}: ${name} ${score}`);
    }
  }
  await judge.close();
  expect(problems).toEqual([]);
});
