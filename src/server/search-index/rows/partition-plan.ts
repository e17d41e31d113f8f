import { commonSpans, type Span } from '#src/lib/spans.ts';
import { spansOfCodes } from '../scan/code-runs.ts';
import type { NumberColumn } from './columns.ts';
import type { Dictionaries } from './dictionaries.ts';
import type { IndexFilter, ListingSet, NumberRange } from '../index-search.ts';
import type { Partition } from './partitions.ts';
import { CODE_FIELDS, type CodeField, ROW_AUDIENCE } from '../row-fields.ts';
import type { RowTest } from './row-tests.ts';
import type { UpkeepRooms } from '#src/domain/budget/UpkeepRooms.ts';

/** What is left to do in a partition: the rows that can match and the tests that can fail. */
export type PartitionPlan = {
  readonly partition: Partition;
  /** In order and apart; at least one. */
  readonly spans: readonly Span[];
  readonly tests: readonly RowTest[];
  /** Whether every row that still holds passes the tests. */
  readonly passesAll: boolean;
};

/** A field that is asked for, its wanted words as codes with a table that marks them. */
type WantedCodes = {
  readonly field: CodeField;
  readonly codes: readonly number[];
  readonly table: Uint8Array;
};

/** A filter in the terms of the index; it serves every partition. */
export type CompiledFilter = {
  /** Those whose rows are left out. */
  readonly hiddenAudience: number;
  readonly wantedCodes: readonly WantedCodes[];
  readonly ranges: readonly NumberRange[];
  /** For restricted rows instead of the last status: pairs of status and type codes. */
  readonly shownAs: readonly (readonly [status: number, type: number])[] | undefined;
  readonly within: ListingSet | undefined;
  readonly budget: CodedBudget | undefined;
};

/** A budget with the tax regions of the index in the order of their codes; the first is unknown. */
type CodedBudget = {
  readonly budget: UpkeepRooms;
  readonly regions: readonly (string | null)[];
};

const UNKNOWN_WORD = -1;

function wantedCodes(
  field: CodeField,
  words: readonly (string | number)[],
  dictionaries: Dictionaries,
): WantedCodes {
  const wordCodes = words.flatMap((word) => dictionaries.codeOf(field, word) ?? []);
  const codes = [...new Set(wordCodes)];
  const table = new Uint8Array(Math.max(0, ...codes) + 1);
  for (const code of codes) table[code] = 1;
  return { field, codes, table };
}

/** Looks the words of a filter up; a word that no row has simply matches none. */
export function compileFilter(filter: IndexFilter, dictionaries: Dictionaries): CompiledFilter {
  const { anyOf, viewer, ranges, shownAs, within, budget } = filter;
  const codesByField = CODE_FIELDS.flatMap((field) => {
    const words = anyOf[field];
    return words ? [wantedCodes(field, words, dictionaries)] : [];
  });
  const code = (field: CodeField, word: string) => dictionaries.codeOf(field, word) ?? UNKNOWN_WORD;
  const regions = [null, ...dictionaries.wordsOf('taxRegion').map(String)];
  return {
    hiddenAudience: viewer === 'verified' ? ROW_AUDIENCE.anonymous : ROW_AUDIENCE.verified,
    wantedCodes: codesByField,
    // The price of each home has to be known, and no higher than any that the budget reaches for.
    ranges: budget ? [...ranges, { field: 'price', min: 1, max: budget.highestPrice }] : ranges,
    budget: budget && { budget, regions },
    shownAs: shownAs?.map(({ status, type }) => [code('status', status), code('type', type)]),
    within,
  };
}

function rangeTest(column: NumberColumn, { min, max }: NumberRange): RowTest | 'all' | 'none' {
  const { lowest, highest, base, hasUnknown, values } = column;
  if (!(min <= highest && max >= lowest)) return 'none';
  if (!hasUnknown && min <= lowest && max >= highest) return 'all';
  const bounds = { low: Math.max(min, lowest) - base, high: Math.min(max, highest) - base };
  return { kind: 'bounds', values, bounds };
}

const showsAll = (partition: Partition, pairs: CompiledFilter['shownAs']) =>
  pairs?.some(
    ([status, type]) =>
      (partition.codes.status.counts[status] ?? 0) > 0 &&
      (partition.codes.type.counts[type] ?? 0) > 0,
  ) ?? true;

/** The plan of one partition under way: each condition narrows it or empties it. */
class PlanDraft {
  readonly partition: Partition;
  /** Absent while no row is left out. */
  #spans: readonly Span[] | undefined;
  readonly #tables: { test: RowTest; share: number }[] = [];
  readonly #bounds: RowTest[] = [];

  constructor(partition: Partition) {
    this.partition = partition;
  }

  /** Returns whether rows are left. */
  narrowByCodes({ field, codes, table }: WantedCodes): boolean {
    const column = this.partition.codes[field];
    const { values, counts, firstRows, lastRows } = column;
    let [matching, first, last] = [0, this.partition.rows, -1];
    for (const code of codes) {
      const count = counts[code] ?? 0;
      if (count === 0) continue;
      matching += count;
      first = Math.min(first, firstRows[code] ?? 0);
      last = Math.max(last, lastRows[code] ?? 0);
    }
    if (matching === this.partition.rows) return true;
    if (matching === 0) return false;
    const reach = { from: first, to: last + 1 };
    const spans = spansOfCodes(column, codes, reach);
    if (!spans) this.#tables.push({ test: { kind: 'table', values, table }, share: matching });
    const reachedSpans = spans ?? [reach];
    this.#spans = this.#spans ? commonSpans(this.#spans, reachedSpans) : reachedSpans;
    return this.#spans.length > 0;
  }

  /** Returns whether rows are left. */
  narrowByRange(range: NumberRange): boolean {
    const test = rangeTest(this.partition.numbers[range.field], range);
    if (typeof test === 'object') this.#bounds.push(test);
    return test !== 'none';
  }

  /** The rows left must have a price. */
  narrowByBudget(budgetCodes: CodedBudget): void {
    const { numbers, codes } = this.partition;
    const columns = { price: numbers.price, upkeep: numbers.yearlyUpkeep, region: codes.taxRegion };
    this.#bounds.push({ kind: 'budget', ...columns, ...budgetCodes });
  }

  get spans(): readonly Span[] {
    return this.#spans ?? [{ from: 0, to: this.partition.rows }];
  }

  /** Whether no row can fail what was asked for. */
  get passesAll(): boolean {
    return this.#tables.length === 0 && this.#bounds.length === 0;
  }

  /**
   * The test that leaves the fewest rows comes first, so that the others have less to do; a set of
   * listings is looked up last, as its rows lie all over it.
   */
  tests(within: ListingSet | undefined): RowTest[] {
    const tables = this.#tables.sort((one, other) => one.share - other.share);
    const { alive, listingIds } = this.partition;
    const stillHolds: RowTest[] = alive
      ? [{ kind: 'table', values: alive, table: Uint8Array.of(0, 1) }]
      : [];
    const isWithin: RowTest[] = within
      ? [{ kind: 'table', values: listingIds, table: within }]
      : [];
    return [...tables.map(({ test }) => test), ...this.#bounds, ...stillHolds, ...isWithin];
  }
}

/** The plan of a filter for a partition, undefined where nothing in it can match. */
export function planPartition(
  { hiddenAudience, wantedCodes, ranges, shownAs, within, budget }: CompiledFilter,
  partition: Partition,
): PartitionPlan | undefined {
  if (partition.audience === hiddenAudience) return undefined;
  const isPublicView = partition.audience === ROW_AUDIENCE.anonymous;
  if (isPublicView && (within || !showsAll(partition, shownAs))) return undefined;
  const draft = new PlanDraft(partition);
  for (const codes of wantedCodes) {
    if (isPublicView && codes.field === 'lastStatus' && shownAs) continue;
    if (!draft.narrowByCodes(codes)) return undefined;
  }
  for (const range of ranges) if (!draft.narrowByRange(range)) return undefined;
  if (budget) draft.narrowByBudget(budget);
  return {
    partition,
    spans: draft.spans,
    tests: draft.tests(within),
    passesAll: draft.passesAll && !within,
  };
}
