import type { Span } from '#src/lib/spans.ts';

/** Going through this many rows of a column takes a fraction of a millisecond. */
export const ROWS_A_PART = 2 ** 15;

/** All of `rows` rows in parts, between which long work can pause. */
export function* inParts(rows: number): Generator<Span, void> {
  for (let from = 0; from < rows; from += ROWS_A_PART) {
    yield { from, to: Math.min(rows, from + ROWS_A_PART) };
  }
}
