import { parseArgs } from 'node:util';
import fc from 'fast-check';
import {
  FIELD_PARAMETERS,
  type FieldParameterName,
} from '#src/contract/listings/search/fields/field-parameters.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { buildIndex } from '#src/server/adapters/indexed/index-rows.ts';
import { keywordSets } from '#src/server/adapters/indexed/keyword-sets.ts';
import { indexSearch } from '#src/server/adapters/indexed/listings.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { SORTS } from '#src/contract/listings/search/sorts.ts';
import { pageSort } from '#src/domain/search/list/page-sort.ts';
import type { PageRequest, StoreSearch } from '#src/server/listings/repository.ts';
import { isRareField } from '#src/server/search-index/row-fields.ts';
import { PARAMETER_NAMES, questionsOf } from '#tests/support/listings/field-questions.ts';
import { benchDatabase } from './support/bench-database.ts';
import { benchHomes } from './support/bench-homes.ts';
import { percentiles, timeCalls, timingsText } from './support/timings.ts';

// Run by `npm run bench fields`: each field of a search on its own, over all listings. It fails if one
// costs much more than most.

const SAMPLE_HOMES = 400;
const QUESTIONS = 12;
const BUDGET_MS = 2000;
const MEDIANS_LIMIT = 5;
/** A time that nobody notices, however fast the other fields are. */
const FLOOR_MS_A_MILLION = 10;

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '100000' },
    sqlite: { type: 'boolean', default: false },
  },
});
const size = Number(values.size);
if (!Number.isInteger(size) || size < 1) {
  process.stderr.write('--size takes a whole number, as 100000\n');
  process.exit(2);
}

const print = (line: string) => process.stdout.write(`${line}\n`);

const PAGE: PageRequest = { sort: 'createdOnDesc', seed: 1, offset: 0, limit: 20 };
const homes = [...benchHomes(SAMPLE_HOMES)].map(({ document }) => document);

/** Searches over both sides of the market with only these conditions. */
function searchesFor(
  asked: readonly Partial<ListingFilter>[],
  page: PageRequest = PAGE,
): StoreSearch[] {
  return asked.map((question, at) => ({
    filter: { status: ['A', 'U'], ...question },
    viewer: at % 3 === 0 ? 'verified' : 'anonymous',
    page,
  }));
}

function searchesForField(name: FieldParameterName): StoreSearch[] {
  const questions = fc.sample(questionsOf(name, homes), { numRuns: QUESTIONS, seed: 3 });
  return searchesFor(questions.map((question) => ({ [name]: question })));
}

const places = homes.slice(0, QUESTIONS).flatMap(({ map }) => map ?? []);
const circles = places.map(({ latitude: lat, longitude: long }) => ({ lat, long, radius: 30 }));
const overlaps = places.map(({ latitude, longitude }): Partial<ListingFilter> => {
  const ring = (shift: number): [number, number][] => [
    [longitude - 0.3 + shift, latitude - 0.2],
    [longitude + 0.3 + shift, latitude - 0.2],
    [longitude + shift, latitude + 0.3],
  ];
  return { map: [ring(-0.1), ring(0.1)], mapOperator: 'AND' };
});
const eithers = homes.slice(0, QUESTIONS).map(({ address }): Partial<ListingFilter> => ({
  operator: 'OR',
  city: [address.city],
  minBedrooms: 5,
  basement: ['Walk-Out'],
}));

/** Other conditions: areas, any of several fields, and pages in every order. */
const OTHERS: readonly (readonly [name: string, searches: StoreSearch[]])[] = [
  ['lat, long, radius', searchesFor(circles)],
  ['mapOperator=AND', searchesFor(overlaps)],
  ['operator=OR', searchesFor(eithers)],
  ...SORTS.map((sort): [string, StoreSearch[]] => [
    `sortBy=${sort}`,
    searchesFor(
      circles.map((circle) => ({ ...circle, radius: 400 })),
      { ...PAGE, ...pageSort(sort, {}, '2026-10-15') },
    ),
  ]),
];

const database = benchDatabase(size);
const db = database.open();
const index = buildIndex(db);
const keywords = keywordSets(db);
const plain = sqliteListings(database.open());

function askIndex(search: StoreSearch) {
  const indexedSearch = indexSearch(search, keywords);
  if (!indexedSearch) throw new Error('the index leaves a field to SQLite that is not rare');
  return index.search(indexedSearch);
}

async function p50OfSqlite(searches: readonly StoreSearch[]): Promise<string> {
  const durationsMs = await timeCalls(searches, (search) => plain.search(search), BUDGET_MS);
  return percentiles(durationsMs).p50.toFixed(1);
}

print(
  `\n### ${size.toLocaleString('en-CA')} listings, ${(index.bytes / size).toFixed(1)} bytes each\n`,
);
print('| parameter | index, p50 / p95 / p99 ms | SQLite, p50 ms |');
print('| --- | --- | --- |');
const costs = new Map<string, number>();

async function measure(name: string, searches: readonly StoreSearch[], isRare = false) {
  const sqliteMs = isRare || values.sqlite ? await p50OfSqlite(searches) : '';
  if (isRare) {
    print(`| ${name} | rare | ${sqliteMs} |`);
    return;
  }
  const timings = percentiles(await timeCalls(searches, askIndex, BUDGET_MS));
  costs.set(name, timings.p50);
  print(`| ${name} | ${timingsText(timings)} | ${sqliteMs} |`);
}

for (const name of PARAMETER_NAMES) {
  await measure(name, searchesForField(name), FIELD_PARAMETERS[name].fields.some(isRareField));
}
for (const [name, searches] of OTHERS) await measure(name, searches);
plain.close();
database.remove();

const medianMs = percentiles([...costs.values()]).p50;
const limitMs = Math.max(MEDIANS_LIMIT * medianMs, (FLOOR_MS_A_MILLION * size) / 1e6);
const costly = [...costs].filter(([, ms]) => ms > limitMs);
print(
  `\n${costs.size} questions of the index; the median costs ${medianMs.toFixed(3)} ms, the limit is ${limitMs.toFixed(3)} ms.`,
);
for (const [name, ms] of costly) print(`${name} costs ${ms.toFixed(3)} ms: more than the limit.`);
process.exit(costly.length > 0 ? 1 : 0);
