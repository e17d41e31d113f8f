import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { FIELD_PARAMETERS } from '#src/contract/listings/search/fields/field-parameters.ts';
import {
  type FieldName,
  SEARCHABLE_FIELDS,
} from '#src/contract/listings/search/fields/searchable-fields.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { SORTS } from '#src/contract/listings/search/sorts.ts';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { matchingIdsReader } from '#src/server/adapters/search-process/slow-searches.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import { pageSort } from '#src/domain/search/list/page-sort.ts';
import {
  FACT_NAMES,
  type ListingRepository,
  type StoreSearch,
} from '#src/server/listings/repository.ts';
import {
  CODE_FIELDS,
  isRareField,
  isSpanField,
  NUMBER_FIELDS,
  SPAN_ENDS,
} from '#src/server/search-index/row-fields.ts';
import { factRows } from '#tests/support/listings/facts.ts';
import { PARAMETER_NAMES, questionsOf } from '#tests/support/listings/field-questions.ts';
import { aFilter } from '#tests/support/listings/filters.ts';
import { oracleHomes } from '../oracle/homes.ts';
import {
  boxes,
  circles,
  clusterings,
  fieldFilter,
  pages,
  polygons,
  severalQueries,
  viewers,
} from '../oracle/searches.ts';
import { openIndexedDatabase } from './index-files.ts';

const homes = oracleHomes(500, 12);
const documents = homes.map(({ document }) => document);
const fields = Object.keys(SEARCHABLE_FIELDS) as FieldName[];
const askingRare: ReadonlySet<string> = new Set(
  PARAMETER_NAMES.filter((name) => FIELD_PARAMETERS[name].fields.some(isRareField)),
);
const indexedParameters = PARAMETER_NAMES.filter((name) => !askingRare.has(name));

const db = openIndexedDatabase();
const plain = sqliteListings(openIndexedDatabase());
const PAGE = { sort: 'createdOnDesc', seed: 0, offset: 0, limit: 20 } as const;
/** The searches that the index left to the database. */
const askedElsewhere: unknown[] = [];
const store = indexedListings(db, {
  slow: {
    matchingIds: async (...question) => matchingIdsReader(db)(...question),
    search(search) {
      askedElsewhere.push(search);
      return sqliteListings(db).search(search);
    },
    facts(request) {
      askedElsewhere.push(request);
      return sqliteListings(db).facts(request);
    },
    close: () => undefined,
  },
});
for (const repository of [store, plain]) await repository.put(homes);
afterAll(() => {
  store.close();
  plain.close();
});

async function expectOfIndex(search: StoreSearch): Promise<number> {
  askedElsewhere.length = 0;
  const answer = await store.search(search);
  expect(askedElsewhere).toEqual([]);
  expect(answer).toEqual(await plain.search(search));
  return answer.count;
}

/** Whether a filter, or one of its queries, asks for a rare field. */
const asksRare = ({ queries = [], ...filter }: ListingFilter): boolean =>
  [filter, ...queries].some((one) => Object.keys(one).some((name) => askingRare.has(name)));

test.each(fields)('%s is either in the index or declared rare', (field) => {
  const columns: readonly string[] = isSpanField(field) ? SPAN_ENDS[field] : [field];
  const inIndex = [...CODE_FIELDS, ...NUMBER_FIELDS];
  const isHeld = columns.every((column) => (inIndex as readonly string[]).includes(column));
  expect(isHeld).toBe(!isRareField(field));
});

test('the only rare fields are the ones whose values are nearly unique to each home', () => {
  expect(fields.filter(isRareField)).toEqual(['mlsNumber', 'addressKey']);
});

const shapes = fc.record({ page: pages, clusters: clusterings });
/** The database computes cells finer than the codes of the index. */
const shape = shapes.map(({ page, clusters }) => ({
  page,
  clusters: { ...clusters, precision: Math.min(26, clusters.precision) },
}));

test.each(indexedParameters)('the index answers filters on %s as SQLite does', async (name) => {
  await fc.assert(
    fc.asyncProperty(
      questionsOf(name, documents),
      viewers,
      fc.constantFrom<('A' | 'U')[]>(['A'], ['A', 'U']),
      shape,
      async (question, viewer, status, parts) => {
        await expectOfIndex({
          filter: { ...aFilter({ status }), [name]: question },
          viewer,
          ...parts,
        });
      },
    ),
    { numRuns: 12 },
  );
});

const anywhere = fc.constant({});
const CLASSES: [name: string, parts: fc.Arbitrary<Partial<ListingFilter>>][] = [
  ['combinations of fields', anywhere],
  ['fields in a box', boxes],
  ['fields in drawn shapes, any or all', polygons],
  ['fields in a circle', circles],
  [
    'fields in a circle and drawn shapes',
    fc.tuple(circles, polygons).map(([one, two]) => ({ ...one, ...two })),
  ],
  ['several queries', severalQueries],
];

test.each(CLASSES)('the index answers %s as SQLite does', async (_name, parts) => {
  let foundCount = 0;
  const filter = fc
    .tuple(fieldFilter, parts)
    .map(([one, two]): ListingFilter => ({ ...one, ...two }))
    .filter((all) => !asksRare(all));
  await fc.assert(
    fc.asyncProperty(filter, viewers, shape, async (all, viewer, answer) => {
      foundCount += Number((await expectOfIndex({ filter: all, viewer, ...answer })) > 0);
    }),
    { numRuns: 120 },
  );
  // Searches that find nothing prove little.
  expect(foundCount).toBeGreaterThan(15);
});

test.each(SORTS)('the index sorts pages by %s', async (sort) => {
  const circle = { lat: 43.67, long: -79.38, radius: 300 };
  for (const viewer of ['anonymous', 'verified'] as const) {
    const page = { ...pageSort(sort, {}, '2026-10-15'), seed: 3, offset: 10, limit: 300 };
    await expectOfIndex({ filter: aFilter({ status: ['A', 'U'] }), viewer, page });
    await expectOfIndex({ filter: aFilter({ status: ['A', 'U'], ...circle }), viewer, page });
  }
});

test('reads the facts of many listings and of few from the index', async () => {
  const names = FACT_NAMES;
  for (const filter of [aFilter({ status: ['A', 'U'] }), aFilter({ streetNumber: ['12A'] })]) {
    askedElsewhere.length = 0;
    const rowsOf = async (repository: ListingRepository) =>
      factRows(await repository.facts({ filter, viewer: 'verified', names }), names)
        .map((row) => JSON.stringify(row))
        .toSorted();
    const facts = await rowsOf(store);
    expect(facts).toEqual(await rowsOf(plain));
    expect(facts.length).toBeGreaterThan(5);
    expect(askedElsewhere).toEqual([]);
  }
});

test('hands searches for a rare field to the slow-search process', async () => {
  const filter = aFilter({ status: ['A', 'U'], mlsNumber: ['h1'] });
  const search: StoreSearch = { filter, viewer: 'verified', page: PAGE };
  askedElsewhere.length = 0;
  expect(await store.search(search)).toEqual(await plain.search(search));
  expect(askedElsewhere).toEqual([search]);
});
