import { partitionPoint } from '#src/lib/binary-search.ts';
import type { Span } from '#src/lib/spans.ts';

type SortedList<Item> = { readonly length: number; readonly [at: number]: Item };

/**
 * The place of the first item within a span whose text is not below another; the span's end when there is
 * none.
 */
function firstFrom<Item>(
  items: SortedList<Item>,
  textOf: (item: Item) => string,
  text: string,
  span: Span,
): number {
  return partitionPoint(span, (place) => {
    const item = items[place];
    return item === undefined || textOf(item) >= text;
  });
}

/** Above every character that a folded text may have. */
const LAST_CHARACTER = '\uffff';

/**
 * The span of a sorted list whose texts begin with a text: mostly short, so its end is searched near its
 * beginning.
 */
export function beginning<Item>(
  items: SortedList<Item>,
  textOf: (item: Item) => string,
  text: string,
): Span {
  const end = items.length;
  const from = firstFrom(items, textOf, text, { from: 0, to: end });
  const begins = (at: number) => {
    const item = items[at];
    return item !== undefined && textOf(item).startsWith(text);
  };
  let [low, high] = [from, from];
  for (let step = 1; high < end && begins(high); step *= 2) {
    low = high + 1;
    high += step;
  }
  const span = { from: low, to: Math.min(high, end) };
  return { from, to: firstFrom(items, textOf, text + LAST_CHARACTER, span) };
}
