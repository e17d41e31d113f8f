import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { photoUrl } from '#src/domain/listing/photos/photo.ts';
import { mulberry32 } from '#src/lib/random.ts';
import { startServer } from '#tests/support/app/site-process.ts';
import { benchHomeOf, requestClasses } from './support/http-requests.ts';
import { quantile, sendFor } from './support/neighbour.ts';

// Run by `npm run bench soak`: visitors who open pages, maps, searches and photos of the demo listings
// without end, each from an address of its own, while the memory of the server is watched.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    visitors: { type: 'string', default: '50' },
    /** Before memory is watched, with the same visitors: until then bounded caches fill. */
    'warm-up': { type: 'string', default: '2' },
    port: { type: 'string', default: '4396' },
    'data-dir': { type: 'string', default: '.cache/audit-data' },
  },
});
const [minutes, visitors, warmUp, port] = [
  values.minutes,
  values.visitors,
  values['warm-up'],
  values.port,
].map(Number) as [number, number, number, number];

const MINUTE_MS = 60_000;
const SAMPLES_A_MINUTE = 30;
/** Between an answer and what a visitor asks for next. */
const PAUSE_MS = 250;
const MOST_GROWTH = 0.05;
/** Of a hundred homes. */
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

/** What visitors ask for: as many pages as searches, and the photos of some homes. */
function pathsOf(homes: readonly Home[]): readonly string[] {
  const calls = requestClasses(homes.map(benchHomeOf)).find(({ name }) => name === 'mixed');
  const pages = homes.flatMap((home) => {
    const { point, listPath: list, detailPath: detail } = benchHomeOf(home);
    const photos = home.images.slice(0, 2).map((name) => photoUrl(name, 350));
    return [`/real-estate/map/${point[1]};${point[0]}?z=14`, list, detail, ...photos];
  });
  const marketing = PAGES.map((path) => `/real-estate${path}`);
  return [...pages, ...(calls?.paths ?? []), ...Array.from({ length: 50 }, () => marketing).flat()];
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const server = await startServer(values['data-dir'], port, [], { LOG_LEVEL: 'error' });
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

/** Walks for a minute and gives the median of the memory in it, and how many answers were errors. */
async function walkedMinute(name: string): Promise<{ memoryMb: number; refusedCount: number }> {
  const samples: number[] = [];
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
  print(
    `| ${name} | ${all.latenciesMs.length} | ${refusedCount} | ${p50} | ${p99} | ${median(samples).toFixed(0)} |`,
  );
  return { memoryMb: median(samples), refusedCount: refusedCount };
}

print(`\n${visitors} visitors, ${PAUSE_MS} ms between an answer and the next request\n`);
print('| minute | requests | refused | p50 ms | p99 ms | memory MB |');
print('| --- | ---: | ---: | ---: | ---: | ---: |');
for (let at = 1; at <= warmUp; at += 1) await walkedMinute(`warm-up ${at}`);
const results: Awaited<ReturnType<typeof walkedMinute>>[] = [];
for (let at = 1; at <= minutes; at += 1) results.push(await walkedMinute(String(at)));
await server.stop();

const growth = (results.at(-1)?.memoryMb ?? Number.NaN) / (results[0]?.memoryMb ?? Number.NaN) - 1;
print(`\nMemory of the last minute against the first: ${(growth * 100).toFixed(1)} %.`);
const isRefused = results.some(({ refusedCount }) => refusedCount > 0);
if (isRefused || !(growth < MOST_GROWTH)) process.exitCode = 1;
