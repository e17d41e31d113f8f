import type { Span } from '#src/lib/spans.ts';
import type {
  FactName,
  FactsRequest,
  FactTable,
  NumberFact,
  StoreResult,
  StoreSearch,
  WordColumn,
  WordFact,
} from '#src/server/listings/repository.ts';
import { WORD_FACTS } from '#src/server/listings/repository.ts';

/** A question to the search process. */
export type Question =
  | { readonly kind: 'search'; readonly search: StoreSearch }
  | { readonly kind: 'facts'; readonly request: FactsRequest }
  | { readonly kind: 'ids'; readonly query: string; readonly span: Span };

/** A message to the supervisor: a numbered question, or that its answer is not wanted. */
export type SupervisorRequest =
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  | { readonly kind: 'stop'; readonly id: number };

/** A message from the supervisor. */
export type SupervisorReply = { readonly id: number; readonly reply: SearchProcessReply };

/** A table of facts as it travels between processes. */
export type FactColumns = {
  readonly count: number;
  readonly words: ReadonlyMap<string, WordColumn>;
  readonly numbers: ReadonlyMap<string, Float64Array>;
};

/** An answer of the search process. */
export type SearchProcessReply =
  | { readonly kind: 'search'; readonly result: StoreResult }
  | { readonly kind: 'facts'; readonly columns: FactColumns }
  | { readonly kind: 'ids'; readonly ids: string }
  | { readonly kind: 'failed'; readonly reason: string }
  /** The process ended before it answered. */
  | { readonly kind: 'ended' };

function isWordFact(name: FactName): name is WordFact {
  return (WORD_FACTS as readonly string[]).includes(name);
}

/** The columns of a table that were asked for. */
export function columnsOf(table: FactTable, names: readonly FactName[]): FactColumns {
  const words = new Map<string, WordColumn>();
  const numbers = new Map<string, Float64Array>();
  for (const name of names) {
    if (isWordFact(name)) words.set(name, table.words(name));
    else numbers.set(name, table.numbers(name));
  }
  return { count: table.count, words, numbers };
}

function column<Column>(columns: ReadonlyMap<string, Column>, name: WordFact | NumberFact): Column {
  const values = columns.get(name);
  if (values === undefined) throw new RangeError(`the fact ${name} was not asked for`);
  return values;
}

/** The table that the columns were taken from. */
export function tableOf({ count, words, numbers }: FactColumns): FactTable {
  return {
    count,
    words: (name) => column(words, name),
    numbers: (name) => column(numbers, name),
  };
}
