import type { FoundRows } from '#src/server/search-index/FoundRows.ts';
import type { ListingIndex } from '#src/server/search-index/ListingIndex.ts';
import type { IndexFilter } from '#src/server/search-index/index-search.ts';
import type { CodeField, NumberField } from '#src/server/search-index/row-fields.ts';
import type {
  FactName,
  FactTable,
  NumberFact,
  WordColumn,
  WordFact,
} from '#src/server/listings/repository.ts';

/** Reads how a column writes a value that its rows keep folded. */
export type LabelOf = (column: string, key: string) => string | undefined;

/** Where the index holds words, and the column they are written in. */
const WORD_FIELDS: Readonly<Partial<Record<WordFact, { field: CodeField; column: string }>>> = {
  boardId: { field: 'boardId', column: 'board_id' },
  type: { field: 'type', column: 'type' },
  class: { field: 'class', column: 'class' },
  status: { field: 'status', column: 'status' },
  lastStatus: { field: 'lastStatus', column: 'last_status' },
  propertyType: { field: 'propertyType', column: 'property_type' },
  style: { field: 'style', column: 'style' },
  city: { field: 'city', column: 'city' },
  area: { field: 'area', column: 'area' },
  neighborhood: { field: 'neighborhood', column: 'neighborhood' },
  state: { field: 'state', column: 'state' },
};

/** Where the index holds numbers. */
const NUMBER_FIELDS: Readonly<Partial<Record<NumberFact, NumberField>>> = {
  listPrice: 'listPrice',
  soldPrice: 'soldPrice',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  sqftLow: 'sqftLow',
  sqftHigh: 'sqftHigh',
  daysOnMarket: 'daysOnMarket',
  listDay: 'listDayFirst',
  soldDay: 'soldDayFirst',
  shuffle: 'shuffle',
};

/** What the index knows of each row by its partition or its place. */
const OF_EVERY_ROW: ReadonlySet<FactName> = new Set(['restricted', 'tileX', 'tileY']);

/** Whether the index holds all of these facts. */
export function holdsFacts(names: readonly FactName[]): boolean {
  return names.every(
    (name) => OF_EVERY_ROW.has(name) || name in WORD_FIELDS || name in NUMBER_FIELDS,
  );
}

const notHeld = (name: FactName) => new RangeError(`the index does not hold the fact ${name}`);

function wordsOf(
  index: ListingIndex,
  found: FoundRows,
  name: WordFact,
  labelOf: LabelOf,
): WordColumn {
  const place = WORD_FIELDS[name];
  if (!place) throw notHeld(name);
  const { field, column } = place;
  const words = index.wordsOf(field).map((word) => labelOf(column, String(word)) ?? String(word));
  let codes: Int32Array | undefined;
  return {
    words: ['', ...words],
    sole: found.soleCode(field),
    get codes() {
      codes ??= found.codes(field);
      return codes;
    },
  };
}

function numbersOf(found: FoundRows, name: NumberFact): Float64Array {
  if (name === 'restricted') return found.restricted();
  if (name === 'tileX' || name === 'tileY') return found.tiles()[name];
  const field = NUMBER_FIELDS[name];
  if (!field) throw notHeld(name);
  return found.numbers(field);
}

/** The facts of every listing a filter matches, each column read when it is asked for. */
export function indexFacts(index: ListingIndex, filter: IndexFilter, labelOf: LabelOf): FactTable {
  const found = index.read(filter);
  return {
    count: found.count,
    words: (name) => wordsOf(index, found, name, labelOf),
    numbers: (name) => numbersOf(found, name),
  };
}
