import { JUDGED_PAGES, lighthouseJudge } from '#tests/support/browser/lighthouse.ts';

// Run by hand: `npm start` in one terminal, then `npm run bench pages` in another. Prints how fast
// Lighthouse finds the pages on a phone.

const ORIGIN = process.env['BENCH_ORIGIN'] ?? 'http://localhost:4321';
const DEBUGGING_PORT = 9379;

const executablePath = process.env['CHROMIUM_PATH'];
const judge = await lighthouseJudge(DEBUGGING_PORT, {
  args: ['--no-sandbox'],
  ...(executablePath ? { executablePath } : {}),
});
process.stdout.write('| page | performance |\n| --- | ---: |\n');
for (const path of JUDGED_PAGES) {
  const scores = await judge.scoresOf(`${ORIGIN}/real-estate${path}`, {
    onlyCategories: ['performance'],
  });
  process.stdout.write(`| ${path} | ${scores.get('performance') ?? 0} |\n`);
}
await judge.close();
