import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { sqliteAddresses } from '#src/server/adapters/sqlite/listings/address-lookup.ts';
import { autocomplete } from '#src/server/listings/autocomplete/autocomplete.ts';
import { homesForSale } from '#src/server/listings/directory/homes-for-sale.ts';
import { listingDirectory } from '#src/server/listings/directory/listing-directory.ts';
import { activePoints, openBenchDatabase } from './support/bench-database.ts';
import { benchFolder } from './support/bench-folder.ts';
import { searchClasses } from './support/bench-searches.ts';
import type { WriterData, WriterReport, WriterTask } from './support/change-writer.ts';
import { percentiles } from './support/timings.ts';

// Run by `npm run bench changes`: how long searches and suggestions wait while another connection changes
// listings.

const EVERY_MS = 10;
const SUGGESTION_EVERY = 5;
const CALM_MS = 3000;
const REFRESH_MS = 1000;

const { values: options } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    changes: { type: 'string', default: '1,10,1000,30000' },
    added: { type: 'string', default: '20000' },
  },
});
const listings = Number(options.listings);
const counts = options.changes.split(',').map(Number);
const added = Number(options.added);
if (![listings, added, ...counts].every((n) => Number.isInteger(n) && n >= 0)) {
  process.stderr.write('--listings, --changes and --added take whole numbers\n');
  process.exit(2);
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const row = (...cells: (string | number)[]) => print(`| ${cells.join(' | ')} |`);
const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

const folder = mkdtempSync(join(tmpdir(), 'changes-'));
const file = join(folder, 'listings.sqlite');
copyFileSync(join(benchFolder(listings), 'listings.sqlite'), file);

const db = openBenchDatabase(file);
const events: string[] = [];
const repository = indexedListings(db, { onEvent: ({ text }) => events.push(text) });
const directory = listingDirectory(sqliteAddresses(db));
const suggest = autocomplete({ directory, repository });
const homes = homesForSale(directory);
await directory.warm();
// A job of the server does the same.
setInterval(() => void directory.refresh(), REFRESH_MS).unref();
const searches = searchClasses(activePoints(db))
  .filter(({ name }) => !name.startsWith('keyword'))
  .flatMap((one) => one.searches);
const TYPED = ['12 map', 'b12', 'toronto', '7 oak', 'king', 'b99', '100 cedar', 'ottawa'];

let asked = 0;
const nextSearch = () => {
  asked += 7;
  const search = searches[asked % searches.length];
  return search ? repository.search(search) : undefined;
};
const nextSuggestion = () => {
  asked += 1;
  homes();
  const query = { search: TYPED[asked % TYPED.length] ?? 'b1', resultsPerPage: 10 };
  return suggest(query, asked % 2 === 0 ? 'anonymous' : 'verified');
};

/** Delays of searches and of suggestions, counted from when each was due. */
type Delays = { readonly searches: number[]; readonly suggestions: number[] };

/** Asks at a steady pace until `isOver`; questions due during a block count as waiting. */
async function askUntil(isOver: () => boolean): Promise<Delays> {
  const delays: Delays = { searches: [], suggestions: [] };
  let due = performance.now();
  for (let at = 0; !isOver(); at += 1) {
    due += EVERY_MS;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    else await nextTurn();
    const isSuggestion = at % SUGGESTION_EVERY === 0;
    await (isSuggestion ? nextSuggestion() : nextSearch());
    delays[isSuggestion ? 'suggestions' : 'searches'].push(performance.now() - due);
  }
  return delays;
}

const writer = new Worker(new URL('support/change-writer.ts', import.meta.url), {
  workerData: { file, listings } satisfies WriterData,
});
let lastReport: WriterReport = 'committed';
let reportedMs = 0;
writer.on('message', (report: WriterReport) => {
  lastReport = report;
  reportedMs = performance.now();
});
function tell(task: WriterTask): void {
  lastReport = 'committing';
  writer.postMessage(task);
}

/** The delays of all questions from the commit until some seconds of calm. */
async function delaysOf(task: WriterTask, calmMs: number): Promise<Delays> {
  tell(task);
  let isDone = false;
  return await askUntil(() => {
    isDone ||= lastReport === 'committed';
    return isDone && performance.now() - reportedMs > calmMs;
  });
}

const worst = (delays: readonly number[]) => Math.max(0, ...delays);

function report(name: string, { searches: all, suggestions }: Delays): void {
  row(
    name,
    ...[all, suggestions].flatMap((each) => [
      ms(percentiles(each).p50),
      ms(percentiles(each).p99),
      ms(worst(each)),
    ]),
  );
}

/** The number of searches per second, one after the other, in processor time of this thread alone. */
async function searchesASecond(durationMs: number): Promise<number> {
  const [end, before] = [performance.now() + durationMs, process.threadCpuUsage()];
  let count = 0;
  while (performance.now() < end) {
    await nextSearch();
    count += 1;
    if (count % 20 === 0) await nextTurn();
  }
  const { user, system } = process.threadCpuUsage(before);
  return count / ((user + system) / 1e6);
}

print(`\n${listings.toLocaleString('en-CA')} listings; milliseconds.\n`);
row('changed', 'search p50', 'p99', 'longest', 'suggestion p50', 'p99', 'longest');
row(...Array.from({ length: 7 }, () => '---'));
const warmUntil = performance.now() + CALM_MS;
await askUntil(() => performance.now() > warmUntil);
const calmUntil = performance.now() + CALM_MS;
report('nothing', await askUntil(() => performance.now() > calmUntil));
for (const count of counts) {
  const task: WriterTask = { kind: 'change', count, batch: count, pauseMs: 0 };
  report(`${count.toLocaleString('en-CA')} at once`, await delaysOf(task, 2 * CALM_MS));
}
const tenASecond: WriterTask = { kind: 'change', count: 100, batch: 1, pauseMs: 100 };
report('10 a second', await delaysOf(tenASecond, 0));
if (added > 0) {
  const load: WriterTask = { kind: 'add', count: added, batch: 500, pauseMs: 20 };
  report(`${added.toLocaleString('en-CA')} new, 500 at a time`, await delaysOf(load, 2 * CALM_MS));
}
const [calm, changing]: [number[], number[]] = [[], []];
for (let round = 0; round < 3; round += 1) {
  calm.push(await searchesASecond(CALM_MS));
  tell({ ...tenASecond, count: 30 });
  changing.push(await searchesASecond(CALM_MS));
  while (lastReport !== 'committed') await sleep(50);
}
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[1] ?? 0;
print(
  `\nSearches a second of processor time: ${middle(calm).toFixed(0)} without changes, ` +
    `${middle(changing).toFixed(0)} beside 10 changes a second ` +
    `(${Math.round(100 * (1 - middle(changing) / middle(calm)))} % fewer).`,
);
for (const text of events.filter((each) => !each.includes('updated'))) print(`- ${text}`);
await writer.terminate();
repository.close();
rmSync(folder, { recursive: true, force: true });
