import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { mulberry32 } from '#src/lib/random.ts';
import { startServer } from '#tests/support/app/site-process.ts';
import { openBenchDatabase } from './support/bench-database.ts';
import type { WriterData, WriterTask } from './support/change-writer.ts';
import { benchHomeOf, requestClasses } from './support/http-requests.ts';
import { quantile, sendFor } from './support/neighbour.ts';

// Run by `npm run bench soak`: visitors open pages, maps, searches and photos of the demo listings without
// end, each from an address of its own, while another process changes listings. Watches the server's memory
// and the blocks of its main thread.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    visitors: { type: 'string', default: '50' },
    /** Minutes before memory is watched, with the same visitors: bounded caches fill meanwhile. */
    'warm-up': { type: 'string', default: '2' },
    /** Number of listings that change their price each second. */
    changes: { type: 'string', default: '10' },
    port: { type: 'string', default: '4396' },
    'data-dir': { type: 'string', default: '.cache/audit-data' },
  },
});
const [minutes, visitors, warmUp, changes, port] = [
  values.minutes,
  values.visitors,
  values['warm-up'],
  values.changes,
  values.port,
].map(Number) as [number, number, number, number, number];

const LOOP_WATCH = new URL('support/loop-watch.ts', import.meta.url).href;
const MINUTE_MS = 60_000;
const SAMPLES_A_MINUTE = 30;
/** Pause of a visitor between an answer and the next request. */
const PAUSE_MS = 250;
const MOST_GROWTH = 0.05;
/** Pages of a hundred homes each. */
const PAGES_OF_HOMES = 3;
const PAGES = ['/', '/about', '/buying', '/contact', '/team', '/reviews', '/search', '/map'];

const Homes = z.object({
  listings: z.array(
    z.object({
      mlsNumber: z.string(),
      boardId: z.number(),
      images: z.array(z.string()),
      map: z.object({ latitude: z.number(), longitude: z.number() }),
      address: z.looseObject({
        city: z.string(),
        state: z.string(),
        streetNumber: z.string(),
        streetName: z.string(),
      }),
    }),
  ),
});
type Home = z.infer<typeof Homes>['listings'][number];

const print = (line: string) => process.stdout.write(`${line}\n`);

async function homesOf(origin: string): Promise<readonly Home[]> {
  const homes: Home[] = [];
  for (let page = 1; page <= PAGES_OF_HOMES; page += 1) {
    const query = `status=A&resultsPerPage=100&sortBy=random&randomSeed=7&pageNum=${page}`;
    const reply = await fetch(`${origin}/api/realty/listings?${query}`);
    homes.push(...Homes.parse(await reply.json()).listings);
  }
  return homes;
}

/** The paths that visitors open: as many pages as searches, and the photos of some homes. */
function pathsOf(homes: readonly Home[]): readonly string[] {
  const calls = requestClasses(homes.map(benchHomeOf)).find(({ name }) => name === 'mixed');
  const pages = homes.flatMap((home) => {
    const { point, listPath: list, detailPath: detail } = benchHomeOf(home);
    const photos = home.images
      .slice(0, 2)
      .map((name) => `/images/${name}?w=350&class=small&f=webp`);
    return [`/real-estate/map/${point[1]};${point[0]}?z=14`, list, detail, ...photos];
  });
  const marketing = PAGES.map((path) => `/real-estate${path}`);
  return [...pages, ...(calls?.paths ?? []), ...Array.from({ length: 50 }, () => marketing).flat()];
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const folder = mkdtempSync(join(tmpdir(), 'soak-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
const dataDir = join(folder, 'data');
cpSync(values['data-dir'], dataDir, { recursive: true });
const listingsFile = join(dataDir, 'listings.sqlite');
const loopFile = join(folder, 'blocks.txt');
writeFileSync(loopFile, '');

const server = await startServer(dataDir, port, ['--import', LOOP_WATCH], {
  LOG_LEVEL: 'error',
  LOOP_FILE: loopFile,
});
const paths = pathsOf(await homesOf(server.origin));
const random = mulberry32(11);

function walk(minute: number) {
  const each = Array.from({ length: visitors }, (_, at) => {
    const own = paths.toSorted(() => random() - 0.5);
    const client = { from: `127.0.2.${at + 1}`, connections: 1, pauseMs: PAUSE_MS };
    return sendFor(server.origin, own, client, minute * MINUTE_MS);
  });
  return Promise.all(each);
}

/** Starts another thread that changes listings, one by one, for some minutes. */
function startChanges(): void {
  const data: WriterData = { file: listingsFile, listings: countedListings() };
  const writer = new Worker(new URL('support/change-writer.ts', import.meta.url), {
    workerData: data,
  });
  writer.unref();
  const count = Math.ceil((minutes + warmUp) * 60 * changes);
  const task: WriterTask = { kind: 'change', count, batch: 1, pauseMs: 1000 / changes };
  writer.postMessage(task);
}

function countedListings(): number {
  const db = openBenchDatabase(listingsFile);
  const counted = db.prepare('SELECT count(*) AS listings FROM listing').get();
  db.close();
  return Number(counted?.['listings']);
}

/** The longest block of the main thread in each second since the start, ms. */
const blocksMs = () => readFileSync(loopFile, 'utf8').trim().split('\n').map(Number);

/** Walks for a minute; returns the median of the memory meanwhile, and the number of error answers. */
async function walkedMinute(name: string): Promise<{ memoryMb: number; refusedCount: number }> {
  const samples: number[] = [];
  const secondsBefore = blocksMs().length;
  const sampling = setInterval(() => {
    samples.push(server.memory()?.nowMb ?? Number.NaN);
  }, MINUTE_MS / SAMPLES_A_MINUTE);
  const answers = await walk(1);
  clearInterval(sampling);
  const all = {
    latenciesMs: answers.flatMap(({ latenciesMs }) => latenciesMs).toSorted((a, b) => a - b),
    statuses: new Map<number, number>(),
  };
  const refusedCount = answers
    .flatMap(({ statuses }) => [...statuses])
    .filter(([status]) => status >= 400)
    .reduce((sum, [, count]) => sum + count, 0);
  const [p50, p99] = [quantile(all, 0.5), quantile(all, 0.99)].map((ms) => ms.toFixed(1));
  const longestMs = Math.max(0, ...blocksMs().slice(secondsBefore));
  const cells = [name, all.latenciesMs.length, refusedCount, p50, p99, longestMs];
  print(`| ${cells.join(' | ')} | ${median(samples).toFixed(0)} |`);
  return { memoryMb: median(samples), refusedCount: refusedCount };
}

print(`\n${visitors} visitors, ${PAUSE_MS} ms between an answer and the next request,`);
print(`${changes} changed listings a second\n`);
print('| minute | requests | refused | p50 ms | p99 ms | longest block ms | memory MB |');
print('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
if (changes > 0) startChanges();
for (let at = 1; at <= warmUp; at += 1) await walkedMinute(`warm-up ${at}`);
const results: Awaited<ReturnType<typeof walkedMinute>>[] = [];
for (let at = 1; at <= minutes; at += 1) results.push(await walkedMinute(String(at)));
await server.stop();

const growth = (results.at(-1)?.memoryMb ?? Number.NaN) / (results[0]?.memoryMb ?? Number.NaN) - 1;
print(`\nMemory of the last minute against the first: ${(growth * 100).toFixed(1)} %.`);
const isRefused = results.some(({ refusedCount }) => refusedCount > 0);
if (isRefused || !(growth < MOST_GROWTH)) process.exitCode = 1;
