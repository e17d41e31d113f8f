import type { RowRange } from './select-kernels.ts';

/** A bit for every row of a column, the lowest of a word first: 1 where the row passes a test. */
export type RowBits = Int32Array;

const ROWS_A_WORD = 32;
const WORD_SHIFT = 5;
const PLACE_IN_WORD = ROWS_A_WORD - 1;

/** Bits of `rows` rows, none of which is set. */
export const emptyBits = (rows: number): RowBits => new Int32Array(Math.ceil(rows / ROWS_A_WORD));

export function setBits(bits: RowBits, selection: Int32Array, selectedCount: number): void {
  for (let at = 0; at < selectedCount; at += 1) {
    const row = selection[at] ?? 0;
    const word = row >>> WORD_SHIFT;
    bits[word] = (bits[word] ?? 0) | (1 << (row & PLACE_IN_WORD));
  }
}

let passing = new Int32Array(0);

/** The words of the rows that have a bit in every set; bits of rows outside the range are cut off. */
function wordsInAll(sets: readonly RowBits[], first: number, words: number): Int32Array {
  if (passing.length < words) passing = new Int32Array(words);
  passing.fill(-1, 0, words);
  for (const bits of sets) {
    for (let at = 0; at < words; at += 1) {
      passing[at] = (passing[at] ?? 0) & (bits[first + at] ?? 0);
    }
  }
  return passing;
}

/** Selects the rows that have a bit in every set; returns their number. */
export function selectBits(
  sets: readonly RowBits[],
  { from, to }: RowRange,
  selection: Int32Array,
): number {
  if (from >= to) return 0;
  const first = from >>> WORD_SHIFT;
  const last = (to - 1) >>> WORD_SHIFT;
  const words = wordsInAll(sets, first, last - first + 1);
  words[0] = (words[0] ?? 0) & (-1 << (from & PLACE_IN_WORD));
  words[last - first] =
    (words[last - first] ?? 0) & (-1 >>> (PLACE_IN_WORD - ((to - 1) & PLACE_IN_WORD)));
  let selectedCount = 0;
  for (let at = 0; at <= last - first; at += 1) {
    const firstRow = (first + at) * ROWS_A_WORD;
    for (let word = words[at] ?? 0; word !== 0; word &= word - 1) {
      selection[selectedCount] = firstRow + PLACE_IN_WORD - Math.clz32(word & -word);
      selectedCount += 1;
    }
  }
  return selectedCount;
}
