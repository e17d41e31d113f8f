import {
  type FactName,
  type FactTable,
  type NumberFact,
  WORD_FACTS,
  type WordColumn,
  type WordFact,
} from '#src/server/listings/repository.ts';

/** The facts of one listing, as a test writes and compares them; null means unknown or not shown. */
export type Facts = { readonly [Name in FactName]?: string | number | null };

const isWord = (name: FactName): name is WordFact =>
  (WORD_FACTS as readonly string[]).includes(name);

/** Some facts of each listing in a table. */
export function factRows(table: FactTable, names: readonly FactName[]): Facts[] {
  const readers = names.map((name) => {
    if (isWord(name)) {
      const { codes, words } = table.words(name);
      return (row: number) => words[codes[row] ?? 0] || null;
    }
    const numbers = table.numbers(name);
    return (row: number) => (Number.isNaN(numbers[row]) ? null : (numbers[row] ?? null));
  });
  return Array.from({ length: table.count }, (_, row) =>
    Object.fromEntries(names.map((name, at) => [name, readers[at]?.(row) ?? null])),
  );
}

/** A table of the given listings; an omitted fact is unknown. */
export function factTable(rows: readonly Facts[]): FactTable {
  const words = (name: WordFact): WordColumn => {
    const knownWords = ['', ...new Set(rows.flatMap((row) => String(row[name] ?? '') || []))];
    return {
      codes: Int32Array.from(rows, (row) => knownWords.indexOf(String(row[name] ?? ''))),
      words: knownWords,
      sole: undefined,
    };
  };
  const numbers = (name: NumberFact) =>
    Float64Array.from(rows, (row) => Number(row[name] ?? Number.NaN));
  return { count: rows.length, words, numbers };
}
