import type { MatchingRows } from '#src/server/search-index/MatchingRows.ts';
import type { ListingIndex } from '#src/server/search-index/ListingIndex.ts';
import type { IndexFilter } from '#src/server/search-index/index-search.ts';
import type { NumberField } from '#src/server/search-index/row-fields.ts';
import type {
  FactTable,
  NumberFact,
  WordColumn,
  WordFact,
} from '#src/server/listings/repository.ts';
import { columnOf } from '../sqlite/listings/rows/row-columns.ts';
import type { LabelCache } from './label-cache.ts';

type ColumnFact = Exclude<NumberFact, 'restricted' | 'tileX' | 'tileY'>;

/**
 * The field of the index that holds a number; for dates of which only the month is known, the first day.
 */
function numberFieldOf(name: ColumnFact): NumberField {
  if (name === 'listDay') return 'listDayFirst';
  return name === 'soldDay' ? 'soldDayFirst' : name;
}

/** A column with only the words that its rows have, as the words of all other rows are many more. */
function fewWords(
  index: ListingIndex,
  rows: MatchingRows,
  name: WordFact,
  labels: LabelCache,
): WordColumn {
  const all = index.wordsOf(name);
  const places = new Int32Array(all.length + 1);
  const present: (string | number)[] = [];
  const codes = rows.codes(name);
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] ?? 0;
    if (code === 0) continue;
    if (places[code] === 0) places[code] = present.push(all[code - 1] ?? '');
    codes[at] = places[code] ?? 0;
  }
  return { words: ['', ...labels.some(columnOf(name), present)], sole: undefined, codes };
}

function wordsOf(
  index: ListingIndex,
  rows: MatchingRows,
  name: WordFact,
  labels: LabelCache,
): WordColumn {
  const all = index.wordsOf(name);
  if (all.length > rows.count) return fewWords(index, rows, name, labels);
  let codes: Int32Array | undefined;
  return {
    words: labels.all(columnOf(name), all),
    sole: rows.soleCode(name),
    get codes() {
      codes ??= rows.codes(name);
      return codes;
    },
  };
}

function numbersOf(rows: MatchingRows, name: NumberFact): Float64Array {
  if (name === 'restricted') return rows.restrictedFlags();
  if (name === 'tileX' || name === 'tileY') return rows.tiles()[name];
  return rows.numbers(numberFieldOf(name));
}

/** The facts of every listing that one of the filters matches, each column read when it is asked for. */
export function indexFacts(
  index: ListingIndex,
  filters: readonly IndexFilter[],
  labels: LabelCache,
): FactTable {
  const rows = index.read(filters);
  return {
    count: rows.count,
    words: (name) => wordsOf(index, rows, name, labels),
    numbers: (name) => numbersOf(rows, name),
  };
}
