import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { buildIndex } from '#src/server/adapters/indexed/index-rows.ts';
import { ListingIndex } from '#src/server/search-index/ListingIndex.ts';
import { activePoints, benchDatabase } from './support/bench-database.ts';
import { searchClasses } from './support/bench-searches.ts';
import { answersText, indexSearches, type WorkReport, type Work } from './support/search-worker.ts';

// Run by `npm run bench workers`: the clusters per second that one worker finds, and two that read the same
// index in shared memory.

const ROUNDS = 5;
const LEAST_RATIO = 1.5;

const { values: options } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '2' },
  },
});
const [listings, seconds] = [options.listings, options.seconds].map(Number) as [number, number];
if (![listings, seconds].every((n) => Number.isInteger(n) && n > 0)) {
  process.stderr.write('--listings and --seconds take whole numbers\n');
  process.exit(2);
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const residentMb = () => process.memoryUsage().rss / 1e6;
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** The index in shared memory, with the maps for the workers to search. */
function makeWork(): Work {
  const database = benchDatabase(listings);
  const db = database.open();
  const searches = searchClasses(activePoints(db))
    .filter(({ name }) => /^clusters z\d+$/.test(name))
    .flatMap((one) => one.searches);
  const index = buildIndex(db).savedIndex();
  db.close();
  database.remove();
  return { index, searches };
}

async function reportOf(worker: Worker): Promise<WorkReport> {
  const [report] = (await once(worker, 'message')) as [WorkReport];
  return report;
}

const work = makeWork();
const expected = answersText(ListingIndex.restore(work.index), indexSearches(work.searches));

/** A warm worker whose answers equal those of the index here. */
async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('support/search-worker.ts', import.meta.url), {
    workerData: work,
  });
  const report = await reportOf(worker);
  if (!('answers' in report) || report.answers !== expected) {
    throw new Error('a worker answers otherwise');
  }
  return worker;
}

/** Searches per second of some workers together. */
async function searchesASecond(workers: readonly Worker[]): Promise<number> {
  const counts = await Promise.all(
    workers.map(async (worker) => {
      worker.postMessage(seconds * 1000);
      const report = await reportOf(worker);
      return 'searches' in report ? report.searches : 0;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

const before = residentMb();
const workers = [await startWorker(), await startWorker()];
const perWorkerMb = (residentMb() - before) / workers.length;
const [one, two]: [number[], number[]] = [[], []];
for (let round = 0; round < ROUNDS; round += 1) {
  one.push(await searchesASecond(workers.slice(0, 1)));
  two.push(await searchesASecond(workers));
}
await Promise.all(workers.map((worker) => worker.terminate()));

const ratio = median(two.map((count, round) => count / (one[round] ?? Number.NaN)));
const whole = (count: number) => Math.round(count).toLocaleString('en-CA');
print(
  `${listings.toLocaleString('en-CA')} listings, ${work.searches.length} maps, the median of ` +
    `${ROUNDS} rounds of ${seconds} s:\n`,
);
print(`- one worker: ${whole(median(one))} searches a second`);
print(`- two workers on the same index: ${whole(median(two))}, ${ratio.toFixed(2)}x`);
print(`- memory: ${perWorkerMb.toFixed(0)} MB more for each worker`);
const isMissed = ratio < LEAST_RATIO;
print(`- goal 16: at least ${LEAST_RATIO}x${isMissed ? ', missed' : ''}`);
process.exitCode = isMissed ? 1 : 0;
