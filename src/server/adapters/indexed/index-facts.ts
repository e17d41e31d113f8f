import type { MatchingRows } from '#src/server/search-index/MatchingRows.ts';
import type { ListingIndex } from '#src/server/search-index/ListingIndex.ts';
import type { IndexFilter } from '#src/server/search-index/index-search.ts';
import {
  isCodeField,
  isNumberField,
  type NumberField,
} from '#src/server/search-index/row-fields.ts';
import type {
  FactName,
  FactTable,
  NumberFact,
  WordColumn,
  WordFact,
} from '#src/server/listings/repository.ts';
import { columnOf } from '../sqlite/listings/rows/row-columns.ts';

/** Reads how a column writes a value that its rows keep folded. */
export type LabelOf = (column: string, key: string) => string | undefined;

/** The first days stand for dates of which only the month is told. */
const FIRST_DAYS: Readonly<Partial<Record<NumberFact, NumberField>>> = {
  listDay: 'listDayFirst',
  soldDay: 'soldDayFirst',
};

/** Where the index holds a number. */
function numberFieldOf(name: NumberFact): NumberField | undefined {
  return FIRST_DAYS[name] ?? (isNumberField(name) ? name : undefined);
}

/** What the index knows of each row by its partition or its place. */
const OF_EVERY_ROW: ReadonlySet<FactName> = new Set(['restricted', 'tileX', 'tileY']);

/** Whether the index holds all of these facts. */
export function holdsFacts(names: readonly FactName[]): boolean {
  return names.every(
    (name) =>
      OF_EVERY_ROW.has(name) || isCodeField(name) || name in FIRST_DAYS || isNumberField(name),
  );
}

const notHeld = (name: FactName) => new RangeError(`the index does not hold the fact ${name}`);

function wordsOf(
  index: ListingIndex,
  matches: MatchingRows,
  name: WordFact,
  labelOf: LabelOf,
): WordColumn {
  if (!isCodeField(name)) throw notHeld(name);
  const column = columnOf(name);
  const words = index.wordsOf(name).map((word) => labelOf(column, String(word)) ?? String(word));
  let codes: Int32Array | undefined;
  return {
    words: ['', ...words],
    sole: matches.soleCode(name),
    get codes() {
      codes ??= matches.codes(name);
      return codes;
    },
  };
}

function numbersOf(matches: MatchingRows, name: NumberFact): Float64Array {
  if (name === 'restricted') return matches.restrictedFlags();
  if (name === 'tileX' || name === 'tileY') return matches.tiles()[name];
  const field = numberFieldOf(name);
  if (!field) throw notHeld(name);
  return matches.numbers(field);
}

/** The facts of every listing that one of the filters matches, each column read when it is asked for. */
export function indexFacts(
  index: ListingIndex,
  filters: readonly IndexFilter[],
  labelOf: LabelOf,
): FactTable {
  const rows = index.read(filters);
  return {
    count: rows.count,
    words: (name) => wordsOf(index, rows, name, labelOf),
    numbers: (name) => numbersOf(rows, name),
  };
}
