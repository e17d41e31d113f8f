import type { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { OFFERED_STATUSES } from '#src/domain/listing/status/status.ts';
import { boxAround } from '#src/lib/geo/polygon.ts';
import { buildIndex } from '#src/server/adapters/indexed/index-rows.ts';
import { type KeywordSets, keywordSets } from '#src/server/adapters/indexed/keyword-sets.ts';
import { indexedListings, indexSearch } from '#src/server/adapters/indexed/listings.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import type { ListingIndex } from '#src/server/search-index/ListingIndex.ts';
import type { StoreSearch } from '#src/server/listings/repository.ts';
import { bytesToRead, memoryBytesPerMs } from './support/memory-bound.ts';
import { activePoints, benchDatabase } from './support/bench-database.ts';
import { type SearchClass, searchClasses } from './support/bench-searches.ts';
import { loadSupercluster } from './supercluster.ts';
import { percentiles, timeCalls, timingsText } from './support/timings.ts';

// Run by `npm run bench search`: the index against SQLite alone and against supercluster, in one process.

const BUDGET_MS = 4000;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    /** The only class to measure, for example `clusters combined z4`; all without it. */
    only: { type: 'string' },
  },
});
const sizes = values.sizes.split(',').map(Number);
if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
  process.stderr.write('--sizes takes whole numbers with commas between, as 10000,100000\n');
  process.exit(2);
}
const { only } = values;
const classNames = searchClasses([]).map(({ name }) => name);
if (only !== undefined && !classNames.includes(only)) {
  process.stderr.write(`--only takes one of: ${classNames.join(', ')}\n`);
  process.exit(2);
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const row = (...cells: string[]) => print(`| ${cells.join(' | ')} |`);
function times(slow: number, fast: number): string {
  const ratio = slow / fast;
  return `${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio).toLocaleString('en-CA')}x`;
}

/** A call of the index alone. Keywords are looked up again each time, so that the full text counts too. */
function engineCall(index: ListingIndex, keywords: KeywordSets, search: StoreSearch) {
  const translateSearch = () => {
    keywords.forget();
    const indexedSearch = indexSearch(search, keywords);
    if (!indexedSearch) throw new Error('the index leaves this search to SQLite');
    return indexedSearch;
  };
  if (search.filter.search !== undefined) return () => index.search(translateSearch());
  const boundSearch = translateSearch();
  return () => index.search(boundSearch);
}

/** The classes that supercluster can answer too, each with the homes its tree has to hold. */
const FIXED = {
  'clusters default': `status = 'A' AND type = 'sale' AND last_status IN (${OFFERED_STATUSES.map((status) => `'${status}'`)})`,
  'clusters of all': 'TRUE',
} as const;

async function compareWithSupercluster(
  db: DatabaseSync,
  { name, searches }: SearchClass,
  ours: number,
) {
  const [, kind = '', zoom = ''] = /^(.*) z(\d+)$/.exec(name) ?? [];
  const where = FIXED[kind as keyof typeof FIXED];
  if (!where) return;
  const supercluster = loadSupercluster();
  if (!supercluster) {
    print('supercluster: absent (it is not installed)');
    return;
  }
  const points = db
    .prepare(
      `SELECT lng_e6 / 1e6 AS lng, lat_e6 / 1e6 AS lat FROM listing_row
       WHERE ${where} AND audience < 2`,
    )
    .all()
    .map((place) => ({ lng: Number(place['lng']), lat: Number(place['lat']) }));
  const start = performance.now();
  const tree = supercluster(points);
  const loadMs = performance.now() - start;
  const boxes = searches.map(({ filter }) => boxAround(filter.map ?? []));
  const durationsMs = await timeCalls(
    boxes,
    ({ minX, minY, maxX, maxY }) => tree.getClusters([minX, minY, maxX, maxY], Number(zoom)),
    BUDGET_MS,
  );
  const timings = percentiles(durationsMs);
  print(
    `\n${name}: a tree of supercluster, made before for this filter (${points.length} homes), takes ` +
      `${timingsText(timings)}; the index is ${times(ours, timings.p50)} as slow at p50. ` +
      `A new filter costs it ${loadMs.toFixed(0)} ms: ${times(loadMs, ours)} the index's search.`,
  );
}

/** Compares random filters of the whole country with the time for reading their memory. */
async function compareWithMemory(
  index: ListingIndex,
  keywords: KeywordSets,
  { name, searches }: SearchClass,
): Promise<void> {
  const indexSearches = searches.map((search) => {
    const indexedSearch = indexSearch(search, keywords);
    if (!indexedSearch) throw new Error('the index leaves this search to SQLite');
    return indexedSearch;
  });
  const bytesPerMs = memoryBytesPerMs();
  const bytes = indexSearches.map(bytesToRead(index));
  const durationsMs = await timeCalls(indexSearches, (search) => index.search(search), BUDGET_MS);
  const factors = durationsMs.map((ms, at) => ms / ((bytes[at] ?? 0) / bytesPerMs));
  const { p50, p95 } = percentiles(factors);
  const { p50: mostlyBytes } = percentiles(bytes);
  print(
    `\n${name} read ${(mostlyBytes / 1e6).toFixed(2)} MB at p50, and memory gives ` +
      `${(bytesPerMs / 1e6).toFixed(1)} GB/s to one core: they take ${p50.toFixed(1)} times as long as ` +
      `that at p50, ${p95.toFixed(1)} times at p95.`,
  );
}

async function benchSize(size: number): Promise<void> {
  const database = benchDatabase(size);
  const db = database.open();
  const plain = sqliteListings(database.open());
  const start = performance.now();
  const index = buildIndex(db);
  const buildMs = performance.now() - start;
  const snapshotFile = `${database.file}.index`;
  indexedListings(database.open(), { snapshotFile }).close();
  const loadStart = performance.now();
  const indexedStore = indexedListings(db, { snapshotFile });
  const loadMs = performance.now() - loadStart;
  print(`\n### ${size.toLocaleString('en-CA')} listings\n`);
  print(
    `Read from SQLite and built in ${(buildMs / 1000).toFixed(2)} s, from its snapshot in ` +
      `${(loadMs / 1000).toFixed(3)} s; ${(index.bytes / size).toFixed(1)} bytes a listing.\n`,
  );
  row(
    'milliseconds, p50 / p95 / p99',
    'index alone',
    'with documents',
    'SQLite alone',
    'of',
    'p50',
    'p95',
  );
  row('---', '---', '---', '---', '---', '---', '---');
  const classes = searchClasses(activePoints(db)).filter(
    ({ name }) => only === undefined || name === only,
  );
  const medians = new Map<string, number>();
  const keywords = keywordSets(db);
  for (const { name, searches } of classes) {
    const alone = searches.map((search) => engineCall(index, keywords, search));
    const engine = await timeCalls(alone, (call) => call(), BUDGET_MS);
    const whole = await timeCalls(searches, (search) => indexedStore.search(search), BUDGET_MS);
    const sqlite = await timeCalls(searches, (search) => plain.search(search), BUDGET_MS);
    medians.set(name, percentiles(engine).p50);
    // SQLite may have stopped at the budget: the ratios cover only searches that both have answered.
    const [ours, theirs] = [percentiles(whole.slice(0, sqlite.length)), percentiles(sqlite)];
    row(
      name,
      ...[engine, whole, sqlite].map((durationsMs) => timingsText(percentiles(durationsMs))),
      String(sqlite.length),
      times(theirs.p50, ours.p50),
      times(theirs.p95, ours.p95),
    );
  }
  const bytes = (index.bytes / size).toFixed(1);
  print(`\nWith the sums of tiles that these searches have needed: ${bytes} bytes a listing.`);
  for (const one of classes) {
    if (one.name === 'clusters combined z4') await compareWithMemory(index, keywords, one);
    await compareWithSupercluster(db, one, medians.get(one.name) ?? Number.NaN);
  }
  plain.close();
  indexedStore.close();
  database.remove();
}

for (const size of sizes) await benchSize(size);
