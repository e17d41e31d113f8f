import type { Span } from './spans.ts';

/** The first place of a span that passes a test, as do all behind it; the end of the span where none does. */
export function partitionPoint({ from, to }: Span, test: (place: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (test(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
