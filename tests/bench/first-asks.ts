import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FIELDS_WITH_OPEN_HOUSES } from '#src/contract/listings/listing.ts';
import { ListingSearch } from '#src/contract/listings/search/search.ts';
import { completeDemoListing } from '#src/demo-world/listings/demo-listing-source.ts';
import { pinsQuery } from '#src/domain/map/map-search.ts';
import { offeredHomes } from '#src/domain/search/offered-homes.ts';
import type { ListingQuery } from '#src/domain/search/filter-query.ts';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { answerSearch } from '#src/server/listings/routes.ts';
import { listingService } from '#src/server/listings/service.ts';
import { activePoints, benchDatabase } from './support/bench-database.ts';
import { type Point, viewport } from './support/bench-searches.ts';
import { percentiles, timingsText } from './support/timings.ts';

// Run by `npm run bench first`: the cost of pins and cards whose homes are asked for the first time,
// against the same questions asked again. An answer is all of it: the search, the fields and their JSON.

const { values } = parseArgs({
  options: {
    /** A data folder of demo listings; without it homes are generated. */
    data: { type: 'string' },
    size: { type: 'string', default: '100000' },
  },
});

const QUESTIONS = 60;
const WARM_UP_QUESTIONS = 300;
/** Each round has a new server, so that all its questions are first asks; the best time counts. */
const ROUNDS = 5;
const REPEATS = 3;
const TODAY = '2026-11-21';
/** The most that a first ask may cost at p50, as a multiple of a repeated one. */
const GOAL = 3;

const print = (line: string) => process.stdout.write(`${line}\n`);
const row = (...cells: string[]) => print(`| ${cells.join(' | ')} |`);

const OFFERED: ListingQuery = { ...offeredHomes(), type: ['sale'] };
const ALL: ListingQuery = { status: ['A', 'U'] };

type Ask = (point: Point) => Record<string, unknown>;

function pinsAt(zoom: number, filter: ListingQuery): Ask {
  return (point) => pinsQuery({ ...filter, map: viewport(point, zoom) }, zoom);
}

function cardsAt(zoom: number, resultsPerPage: number): Ask {
  return (point) => ({
    ...OFFERED,
    map: viewport(point, zoom),
    resultsPerPage,
    sortBy: 'createdOnDesc',
    fields: FIELDS_WITH_OPEN_HOUSES,
  });
}

const CLASSES: Readonly<Record<string, Ask>> = {
  'pins z14': pinsAt(14, OFFERED),
  'pins z16': pinsAt(16, OFFERED),
  'pins z16, sold homes too': pinsAt(16, ALL),
  'pins z17, sold homes too': pinsAt(17, ALL),
  '8 cards in view z14': cardsAt(14, 8),
  '30 cards in view z12': cardsAt(12, 30),
};

const madeDatabase = values.data === undefined ? benchDatabase(Number(values.size)) : undefined;
const file = madeDatabase?.file ?? join(values.data ?? '', 'listings.sqlite');

function open() {
  const database = openDatabase(file, completeDemoListing);
  if (!database.ok) throw new Error(database.error);
  return database.value;
}

const firstConnection = open();
const points = activePoints(firstConnection);
const counted = firstConnection.prepare('SELECT count(*) AS listings FROM listing').get();
firstConnection.close();

/** Answers questions from a store that has not read any listing. */
function freshServer() {
  const repository = indexedListings(open(), { snapshotFile: `${file}.bench-index` });
  const service = listingService(repository, { today: () => TODAY });
  const answer = async (search: ListingSearch) => {
    const startedMs = performance.now();
    const { payload } = await answerSearch(service, search, 'verified');
    const bytes = JSON.stringify(payload).length;
    return { tookMs: performance.now() - startedMs, bytes };
  };
  return { answer, close: () => repository.close() };
}

async function measure(ask: Ask) {
  const questionAt = (at: number) => ListingSearch.parse(ask(points[at % points.length] ?? [0, 0]));
  const questions = Array.from({ length: QUESTIONS }, (_, at) => questionAt(at));
  const warmUpServer = freshServer();
  for (let at = 0; at < WARM_UP_QUESTIONS; at += 1) {
    await warmUpServer.answer(questionAt(QUESTIONS + at));
  }
  warmUpServer.close();
  const first = questions.map(() => Infinity);
  const again = questions.map(() => Infinity);
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = freshServer();
    // A question about another place prepares the statements without reading any of the homes asked for
    // below.
    await server.answer(questionAt(QUESTIONS + round));
    for (const [at, question] of questions.entries()) {
      const firstAnswer = await server.answer(question);
      first[at] = Math.min(first[at] ?? Infinity, firstAnswer.tookMs);
      bytes += firstAnswer.bytes / QUESTIONS / ROUNDS;
      for (let time = 0; time < REPEATS; time += 1) {
        again[at] = Math.min(again[at] ?? Infinity, (await server.answer(question)).tookMs);
      }
    }
    server.close();
  }
  return { first: percentiles(first), again: percentiles(again), bytes };
}

print(`\n### ${Number(counted?.['listings']).toLocaleString('en-CA')} listings\n`);
row('milliseconds, p50 / p95 / p99', 'first', 'again', 'p50', 'p95', 'KB');
row('---', '---', '---', '---', '---', '---');
const missedClasses: string[] = [];
for (const [name, ask] of Object.entries(CLASSES)) {
  const { first, again, bytes } = await measure(ask);
  const ratios = [first.p50 / again.p50, first.p95 / again.p95];
  if ((ratios[0] ?? Infinity) > GOAL) missedClasses.push(name);
  row(
    name,
    timingsText(first),
    timingsText(again),
    ...ratios.map((ratio) => `${ratio.toFixed(1)}x`),
    (bytes / 1000).toFixed(1),
  );
}
madeDatabase?.remove();
if (missedClasses.length > 0) {
  print(`\nOver ${GOAL}x at p50: ${missedClasses.join(', ')}`);
  process.exitCode = 1;
}
