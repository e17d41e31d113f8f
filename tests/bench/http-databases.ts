import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { searchListings } from '#src/contract/listings/listings.ts';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { errorReplies } from '#src/server/http/replies/errors.ts';
import { mount } from '#src/server/http/mount.ts';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import { listingService } from '#src/server/listings/service.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { homeBatches } from './anchors/home-rows.ts';
import { bTreePool, placePool, postgresAnchors } from './anchors/postgres/postgres-anchor.ts';
import { postgresRepository } from './anchors/postgres/postgres-repository.ts';
import { benchDatabase } from './support/bench-database.ts';
import { benchHomesOf, requestClasses } from './support/http-requests.ts';

// Run by `npm run bench servers`: one server whose clusters come from the index, from SQLite alone and
// from PostgreSQL, under the same load.

const CONNECTIONS = 16;
const POOL = 8;
const COMPARED = 60;
const TIMES = { aSecond: 8, p99: 10 };

const { values: options } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '5' },
    postgres: { type: 'string' },
  },
});
const [listings, seconds] = [options.listings, options.seconds].map(Number) as [number, number];
if (![listings, seconds].every((n) => Number.isInteger(n) && n > 0)) {
  process.stderr.write('--listings and --seconds take whole numbers\n');
  process.exit(2);
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const row = (...cells: (string | number)[]) => print(`| ${cells.join(' | ')} |`);

type Server = {
  readonly name: string;
  readonly repository: ListingRepository;
  readonly close: () => Promise<void>;
};
type Load = { readonly name: string; readonly aSecond: number; readonly p99: number };

function apiOf(repository: ListingRepository) {
  const app = Fastify();
  errorReplies(app);
  const service = listingService(repository, { today: () => calendarDay(systemClock.now()) });
  mount(app, searchListings, ({ query }) => service.search(query, 'anonymous'));
  return app;
}

type Api = ReturnType<typeof apiOf>;

/** The number of homes in each cluster of each answer. */
async function countsOf(app: Api, paths: readonly string[]): Promise<string[]> {
  const counts: string[] = [];
  for (const path of paths) {
    const reply = await app.inject(path);
    const { aggregates } = reply.json<{ aggregates: { map: { clusters: { count: number }[] } } }>();
    counts.push(aggregates.map.clusters.map(({ count }) => count).join(' '));
  }
  return counts;
}

async function runLoad(app: Api, paths: readonly string[], duration: number) {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  const load = { url: origin, connections: CONNECTIONS, workers: 1, requests };
  await autocannon({ ...load, duration: 1 });
  return await autocannon({ ...load, duration });
}

const database = benchDatabase(listings);
const servers: Server[] = [
  { name: 'the index', repository: indexedListings(database.open()), close: async () => undefined },
  { name: 'SQLite', repository: sqliteListings(database.open()), close: async () => undefined },
];
const url = options.postgres;
const engine = url === undefined ? undefined : await postgresAnchors(url);
if (url !== undefined && engine) {
  for (const batch of homeBatches(listings)) await engine.load(batch);
  await engine.finish();
  const [plain, places] = [await bTreePool(url, POOL), await placePool(url, POOL)];
  for (const [name, pool] of [['PostgreSQL', plain] as const, ['PostGIS', places] as const]) {
    const repository = postgresRepository(database.open(), pool);
    servers.push({ name, repository, close: pool.close });
  }
} else print('PostgreSQL: absent (no --postgres postgresql://… was given)');

const db = database.open();
const [clusters] = requestClasses(benchHomesOf(db));
db.close();
if (!clusters) throw new Error('there is no class of clusters');

print(`\n### ${listings.toLocaleString('en-CA')} listings, ${CONNECTIONS} connections\n`);
row('clusters z4–z16 from', 'a second', 'p50 ms', 'p99 ms', 'longest ms', 'refused');
row('---', '---:', '---:', '---:', '---:', '---:');
const loads: Load[] = [];
let [refusedCount, differences] = [0, 0];
let expected: string[] | undefined;
for (const { name, repository, close } of servers) {
  const app = apiOf(repository);
  const counts = await countsOf(app, clusters.paths.slice(0, COMPARED));
  expected ??= counts;
  differences += counts.filter((text, at) => text !== expected?.[at]).length;
  const { requests, latency, non2xx, errors } = await runLoad(app, clusters.paths, seconds);
  refusedCount += non2xx + errors;
  row(name, requests.average, latency.p50, latency.p99, latency.max, non2xx + errors);
  loads.push({ name, aSecond: requests.average, p99: latency.p99 });
  await app.close();
  repository.close();
  await close();
}
await engine?.close();
database.remove();

const [index, ...others] = loads;
print('');
for (const { name, aSecond, p99 } of index ? others : []) {
  const [more, lower] = [(index?.aSecond ?? 0) / aSecond, p99 / (index?.p99 ?? Number.NaN)];
  print(
    `- against ${name}: ${more.toFixed(1)}x the requests a second (goal 14: ${TIMES.aSecond}x), ` +
      `p99 ${lower.toFixed(1)}x lower (goal 15: ${TIMES.p99}x)`,
  );
}
if (differences > 0) print(`\n${differences} answers differ from those of the index.`);
if (refusedCount + differences > 0) process.exitCode = 1;
