import { DEEPEST_TILE_ZOOM } from '#src/lib/geo/web-mercator.ts';
import {
  FACT_TILE_ZOOM,
  type FactName,
  type FactsRequest,
  type FactTable,
  WORD_FACTS,
  type WordColumn,
} from '#src/server/listings/repository.ts';
import { AUDIENCE, rowsFor } from './rows/audience.ts';
import { readLabels, labelOfKey } from './labels.ts';
import { listingWhere } from './where/listing-where.ts';
import { columnOf } from './rows/row-columns.ts';
import type { Prepare } from '../statements.ts';

/** The SQL of facts that are not columns of the same name. */
const EXPRESSIONS: Readonly<Partial<Record<FactName, string>>> = {
  listDay: 'list_day_first',
  soldDay: 'sold_day_first',
  tileX: `(tile_x >> ${DEEPEST_TILE_ZOOM - FACT_TILE_ZOOM})`,
  tileY: `(tile_y >> ${DEEPEST_TILE_ZOOM - FACT_TILE_ZOOM})`,
  restricted: `audience <> ${AUDIENCE.everyone}`,
};

const expressionOf = (name: FactName) => EXPRESSIONS[name] ?? columnOf(name);

type Row = Readonly<Record<string, unknown>>;

const isWordFact = (name: FactName) => (WORD_FACTS as readonly string[]).includes(name);

function wordColumn(
  rows: readonly Row[],
  name: FactName,
  documents: ReadonlyMap<string, string>,
): WordColumn {
  const places = new Map<string, number>([['', 0]]);
  const codes = Int32Array.from(rows, (row) => {
    const key = String(row[name] ?? '');
    const word = labelOfKey(key, documents);
    const place = places.get(word) ?? places.size;
    places.set(word, place);
    return place;
  });
  return { codes, words: [...places.keys()], sole: undefined };
}

const numberColumn = (rows: readonly Row[], name: FactName) =>
  Float64Array.from(rows, (row) => Number(row[name] ?? Number.NaN));

function readRows(prepare: Prepare, request: FactsRequest): readonly Row[] {
  const { filter, viewer, names } = request;
  if (names.length === 0) return [];
  const where = listingWhere(filter, viewer);
  return prepare(`SELECT ${factColumns(names)} FROM ${rowsFor(viewer)} WHERE ${where.sql}`).all(
    ...where.values,
  );
}

/** The asked facts of every listing a filter matches. */
export function listingFacts(prepare: Prepare, request: FactsRequest): FactTable {
  return factTable(prepare, readRows(prepare, request), request.names);
}

/** The SQL that reads facts from `listing_row`, each under its name. */
export function factColumns(names: readonly FactName[]): string {
  return names.map((name) => `${expressionOf(name)} AS ${name}`).join(', ');
}

/** Rows of `factColumns` as a table of facts. */
export function factTable(
  prepare: Prepare,
  rows: readonly Row[],
  names: readonly FactName[],
): FactTable {
  const words = new Map<FactName, WordColumn>();
  const numbers = new Map<FactName, Float64Array>();
  for (const name of names) {
    if (isWordFact(name)) {
      words.set(name, wordColumn(rows, name, readLabels(prepare, columnOf(name))));
    } else numbers.set(name, numberColumn(rows, name));
  }
  return {
    count: rows.length,
    words: (name) => requireColumn(words.get(name), name),
    numbers: (name) => requireColumn(numbers.get(name), name),
  };
}

function requireColumn<Column>(column: Column | undefined, name: FactName): Column {
  if (column === undefined) throw new RangeError(`the fact ${name} was not asked for`);
  return column;
}
