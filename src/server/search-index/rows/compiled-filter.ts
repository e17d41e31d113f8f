import type { UpkeepRooms } from '#src/domain/budget/UpkeepRooms.ts';
import type {
  IndexConditions,
  IndexFilter,
  ListingSet,
  NumberRange,
  Words,
} from '../index-search.ts';
import { type CodeField, isCodeField, type NumberField, ROW_AUDIENCE } from '../row-fields.ts';
import type { Dictionaries } from './dictionaries.ts';

/** A field that is asked for: its wanted values as codes, and a table that marks them. */
export type CodeCondition = {
  readonly field: CodeField;
  readonly codes: readonly number[];
  readonly table: Uint8Array;
  /** A key that names the codes; undefined where they are many. */
  readonly codesKey: string | undefined;
  /** Share of the wanted values among all values of the rows: a guess of how many rows have one of them. */
  readonly share: number;
};

/** A range of a column of numbers. */
export type ColumnRange = NumberRange & { readonly field: NumberField };

/** A budget, and the tax regions of the index in the order of their codes; the first is unknown. */
export type CodedBudget = {
  readonly budget: UpkeepRooms;
  readonly regions: readonly (string | null)[];
};

/** Conditions in the terms of the index; they serve every partition. */
export type CompiledConditions = {
  readonly codeConditions: readonly CodeCondition[];
  readonly ranges: readonly ColumnRange[];
  /** Replaces the last status for restricted rows: pairs of status and type codes. */
  readonly shownAs: readonly (readonly [status: number, type: number])[] | undefined;
  readonly within: ListingSet | undefined;
  readonly budget: CodedBudget | undefined;
  readonly either: readonly (readonly CompiledConditions[])[];
};

export type CompiledFilter = CompiledConditions & {
  /** The audience of the rows that are left out. */
  readonly hiddenAudience: number;
};

const UNKNOWN_WORD = -1;
const MAX_KEYED_CODES = 32;

/** Looks the words of a filter up in the dictionaries. */
class FilterCompiler {
  readonly #dictionaries: Dictionaries;

  constructor(dictionaries: Dictionaries) {
    this.#dictionaries = dictionaries;
  }

  conditions(filter: IndexConditions): CompiledConditions {
    const { shownAs, within, budget, ranges, either = [] } = filter;
    const numberRanges = ranges.filter((range): range is ColumnRange => !isCodeField(range.field));
    return {
      codeConditions: this.#codesAsked(filter),
      // Each home must have a known price, at most the highest that the budget allows.
      ranges: budget
        ? [...numberRanges, { field: 'price', min: 1, max: budget.highestPrice }]
        : numberRanges,
      budget: budget && { budget, regions: this.#taxRegions() },
      shownAs: shownAs?.map(({ status, type }) => [
        this.#codeOf('status', status),
        this.#codeOf('type', type),
      ]),
      within,
      either: either.map((group) => group.map((each) => this.conditions(each))),
    };
  }

  #codesAsked({ anyOf, allOf = {}, ranges }: IndexConditions): CodeCondition[] {
    const { of } = this.#dictionaries;
    const wantedCodes: CodeCondition[] = [];
    for (const [field, words] of Object.entries(anyOf) as [CodeField, Words][]) {
      wantedCodes.push(this.#codeCondition(field, of(field).codesOfAny(words)));
    }
    for (const [field, words] of Object.entries(allOf) as [CodeField, Words][]) {
      wantedCodes.push(this.#codeCondition(field, of(field).codesOfAll(words)));
    }
    for (const { field, min, max } of ranges) {
      if (isCodeField(field))
        wantedCodes.push(this.#codeCondition(field, of(field).codesBetween(min, max)));
    }
    return wantedCodes;
  }

  #codeCondition(field: CodeField, allCodes: readonly number[]): CodeCondition {
    const size = this.#dictionaries.of(field).words.length;
    let highest = 0;
    for (const code of allCodes) highest = Math.max(highest, code);
    const table = new Uint8Array(highest + 1);
    // A code that appears several times is taken once.
    const codes: number[] = [];
    for (const code of allCodes) {
      if (table[code] === 0) codes.push(code);
      table[code] = 1;
    }
    const codesKey = codes.length > MAX_KEYED_CODES ? undefined : codes.join();
    return { field, codes, table, codesKey, share: codes.length / Math.max(1, size) };
  }

  #codeOf(field: CodeField, word: string): number {
    return this.#dictionaries.of(field).codeOf(word) ?? UNKNOWN_WORD;
  }

  #taxRegions(): (string | null)[] {
    return [null, ...this.#dictionaries.of('taxRegion').words.map(String)];
  }
}

/** Looks the words of a filter up; a word that no row has simply matches none. */
export function compileFilter(filter: IndexFilter, dictionaries: Dictionaries): CompiledFilter {
  return {
    ...new FilterCompiler(dictionaries).conditions(filter),
    hiddenAudience: filter.viewer === 'verified' ? ROW_AUDIENCE.anonymous : ROW_AUDIENCE.verified,
  };
}
