import { memoize } from '#src/lib/memoize.ts';
import type { FactTable, WordColumn } from '../../repository.ts';

const CLOSED_STATUSES = ['Sld', 'Lsd'];

/** A 1 for every code whose word is one of `among`. */
const matchingCodes = ({ words }: WordColumn, among: readonly string[]) =>
  Uint8Array.from(words, (word) => Number(among.includes(word)));

/** A 1 for every listing whose word is one of `among`. */
export function wordFlags(column: WordColumn, among: readonly string[]): Uint8Array {
  const { codes } = column;
  const isWanted = matchingCodes(column, among);
  const flags = new Uint8Array(codes.length);
  for (let row = 0; row < codes.length; row += 1) flags[row] = isWanted[codes[row] ?? 0] ?? 0;
  return flags;
}

/** A 1 for every listing that was sold or leased. */
export function closedFlags({ count, words }: FactTable): Uint8Array {
  const [statuses, lastStatuses] = [words('status'), words('lastStatus')];
  const [isOff, isClosed] = [
    matchingCodes(statuses, ['U']),
    matchingCodes(lastStatuses, CLOSED_STATUSES),
  ];
  const flags = new Uint8Array(count);
  if (statuses.sole !== undefined && lastStatuses.sole !== undefined) {
    return flags.fill((isOff[statuses.sole] ?? 0) & (isClosed[lastStatuses.sole] ?? 0));
  }
  for (let row = 0; row < count; row += 1) {
    const off = isOff[statuses.codes[row] ?? 0] ?? 0;
    flags[row] = off & (isClosed[lastStatuses.codes[row] ?? 0] ?? 0);
  }
  return flags;
}

function at<Column extends Int32Array | Float64Array>(
  column: Column,
  rows: Int32Array,
  into: Column,
): Column {
  for (const [place, row] of rows.entries()) into[place] = column[row] ?? 0;
  return into;
}

/** Some rows of a table. */
export function factsOfRows({ words, numbers }: FactTable, rows: Int32Array): FactTable {
  return {
    count: rows.length,
    words: (name) => {
      const column = words(name);
      return {
        ...column,
        words: column.words,
        codes: at(column.codes, rows, new Int32Array(rows.length)),
      };
    },
    numbers: (name) => at(numbers(name), rows, new Float64Array(rows.length)),
  };
}

/** A table whose columns are read once. */
export function memoizedTable({ count, words, numbers }: FactTable): FactTable {
  return { count, words: memoize(words), numbers: memoize(numbers) };
}
