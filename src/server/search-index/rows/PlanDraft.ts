import { commonSpans, joinedSpans, type Span } from '#src/lib/spans.ts';
import type { ListingSet } from '../index-search.ts';
import { ROW_AUDIENCE } from '../row-fields.ts';
import { spansOfCodes } from '../scan/code-runs.ts';
import type { NumberColumn } from './columns.ts';
import type {
  CodedBudget,
  ColumnRange,
  CompiledConditions,
  CodeCondition,
} from './compiled-filter.ts';
import type { Partition } from './partitions.ts';
import type { RowTest } from './row-tests.ts';

function rangeTest(column: NumberColumn, { min, max }: ColumnRange): RowTest | 'all' | 'none' {
  const { lowest, highest, base, hasUnknown, values } = column;
  if (!(min <= highest && max >= lowest)) return 'none';
  if (!hasUnknown && min <= lowest && max >= highest) return 'all';
  const bounds = { low: Math.max(min, lowest) - base, high: Math.min(max, highest) - base };
  return { kind: 'bounds', values, bounds };
}

const showsAll = ({ codes }: Partition, pairs: CompiledConditions['shownAs']) =>
  pairs?.some(([status, type]) => codes.status.sole === status && codes.type.sole === type) ?? true;

/** A test of codes, and the approximate number of rows that pass it. */
type TableTest = { readonly test: RowTest; readonly rows: number };

const inOrder = (tests: readonly TableTest[]) =>
  tests.toSorted((one, other) => one.rows - other.rows).map(({ test }) => test);

/** The unfinished plan of one partition: each condition narrows it or empties it. */
export class PlanDraft {
  readonly partition: Partition;
  /** Absent while no row is left out. */
  #spans: readonly Span[] | undefined;
  readonly #tables: TableTest[] = [];
  /** Tests that the spans replace. */
  readonly #spanned: TableTest[] = [];
  readonly #bounds: RowTest[] = [];
  #within: ListingSet | undefined;

  constructor(partition: Partition) {
    this.partition = partition;
  }

  /** Narrows it by all conditions; returns whether rows are left. */
  narrow(conditions: CompiledConditions): boolean {
    const { codeConditions, ranges, shownAs, within, budget, either } = conditions;
    const isPublicView = this.partition.audience === ROW_AUDIENCE.anonymous;
    if (isPublicView && (within || !showsAll(this.partition, shownAs))) return false;
    for (const codes of codeConditions) {
      if (isPublicView && codes.field === 'lastStatus' && shownAs) continue;
      if (!this.#narrowByCodes(codes)) return false;
    }
    for (const range of ranges) if (!this.#narrowByRange(range)) return false;
    if (budget) this.#narrowByBudget(budget);
    this.#within = within;
    return either.every((group) => this.#narrowByEither(group));
  }

  get spans(): readonly Span[] {
    return this.#spans ?? [{ from: 0, to: this.partition.rows }];
  }

  /** Whether every row of the spans passes all conditions. */
  get passesAll(): boolean {
    return this.#tables.length === 0 && this.#bounds.length === 0 && !this.#within;
  }

  /**
   * The test that leaves the fewest rows comes first, so that the others have less to do; a set of listings
   * comes last, as its rows lie all over it.
   */
  tests(): RowTest[] {
    const { alive } = this.partition;
    const stillHolds: RowTest[] = alive
      ? [{ kind: 'table', values: alive, table: Uint8Array.of(0, 1), codesKey: undefined }]
      : [];
    return [...inOrder(this.#tables), ...this.#bounds, ...stillHolds, ...this.#withinTest()];
  }

  /** The tests of any row of the partition, in the spans or not. */
  #testsAnywhere(): RowTest[] {
    const tables = inOrder([...this.#spanned, ...this.#tables]);
    return [...tables, ...this.#bounds, ...this.#withinTest()];
  }

  #withinTest(): RowTest[] {
    const { listingIds: values } = this.partition;
    return this.#within
      ? [{ kind: 'table', values, table: this.#within, codesKey: undefined }]
      : [];
  }

  #narrowByCodes({ field, codes, table, codesKey, share }: CodeCondition): boolean {
    const column = this.partition.codes[field];
    const { values, sole, counts, firstRows, lastRows } = column;
    const { rows } = this.partition;
    if (sole !== undefined) return table[sole] === 1;
    if (codes.length === 0) return false;
    if (counts.length === 0) {
      this.#tables.push({ test: { kind: 'table', values, table, codesKey }, rows: share * rows });
      return true;
    }
    let [matching, first, last] = [0, rows, -1];
    const present: number[] = [];
    for (const code of codes) {
      const count = counts[code] ?? 0;
      if (count === 0) continue;
      present.push(code);
      matching += count;
      first = Math.min(first, firstRows[code] ?? 0);
      last = Math.max(last, lastRows[code] ?? 0);
    }
    if (matching === rows) return true;
    if (matching === 0) return false;
    const reach = { from: first, to: last + 1 };
    const spans = spansOfCodes(column, present, reach);
    const tests = spans ? this.#spanned : this.#tables;
    tests.push({ test: { kind: 'table', values, table, codesKey }, rows: matching });
    return this.#narrowBySpans(spans ?? [reach]);
  }

  #narrowBySpans(spans: readonly Span[]): boolean {
    this.#spans = this.#spans ? commonSpans(this.#spans, spans) : spans;
    return this.#spans.length > 0;
  }

  #narrowByRange(range: ColumnRange): boolean {
    const test = rangeTest(this.partition.numbers[range.field], range);
    if (typeof test === 'object') this.#bounds.push(test);
    return test !== 'none';
  }

  /** The remaining rows must have a price. */
  #narrowByBudget(budgetCodes: CodedBudget): void {
    const { numbers, codes } = this.partition;
    const columns = { price: numbers.price, upkeep: numbers.yearlyUpkeep, region: codes.taxRegion };
    this.#bounds.push({ kind: 'budget', ...columns, ...budgetCodes });
  }

  /** Leaves the rows that meet one of several conditions. */
  #narrowByEither(group: readonly CompiledConditions[]): boolean {
    const drafts: PlanDraft[] = [];
    for (const conditions of group) {
      const draft = new PlanDraft(this.partition);
      if (!draft.narrow(conditions)) continue;
      if (draft.passesAll && !draft.#spans) return true;
      drafts.push(draft);
    }
    if (drafts.length === 0) return false;
    const spans = joinedSpans(drafts.flatMap((draft) => draft.spans));
    const alternatives = drafts.map((draft) => draft.#testsAnywhere());
    const test: RowTest = { kind: 'either', alternatives };
    if (drafts.every(({ passesAll }) => passesAll)) this.#spanned.push({ test, rows: Infinity });
    else this.#bounds.push(test);
    return this.#narrowBySpans(spans);
  }
}
