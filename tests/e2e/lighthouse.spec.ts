import { chromium, expect, test } from '@playwright/test';
import lighthouse from 'lighthouse';

// How Google's own tool judges the pages on a phone. The numbers are printed; that of performance is
// not judged here, as other work on the machine moves it.

const DEBUGGING_PORT = 9377;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const PAGES = [
  '/',
  '/about',
  '/buying',
  '/selling',
  '/contact',
  '/team',
  '/reviews',
  '/accessibility',
  '/list/on/toronto',
] as const;

type Search = { readonly listings: readonly { mlsNumber: string; boardId: number }[] };

test('Lighthouse finds nothing wrong with the pages on a phone', async ({
  request,
  baseURL,
  launchOptions,
}) => {
  test.setTimeout(300_000);
  const answer = await request.get(
    '/api/realty/listings?type=sale&status=A&city=Toronto&resultsPerPage=1',
  );
  const [home] = ((await answer.json()) as Search).listings;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  const flawed: string[] = [];
  for (const path of [...PAGES, `/detail/${home?.mlsNumber}/${home?.boardId}`]) {
    const result = await lighthouse(`${baseURL}/real-estate${path}`, {
      port: DEBUGGING_PORT,
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
      disableFullPageScreenshot: true,
    });
    const scores = CATEGORIES.map(
      (name) => [name, Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)] as const,
    );
    const said = scores.map(([name, score]) => `${name} ${score}`).join(', ');
    process.stdout.write(`lighthouse ${path.padEnd(24)} ${said}\n`);
    if (scores.some(([name, score]) => name !== 'performance' && score < 100)) {
      flawed.push(`${path}: ${said}`);
    }
  }
  await browser.close();
  expect(flawed).toEqual([]);
});
