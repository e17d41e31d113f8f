import { fnv1a } from '#src/lib/random.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { sortInSlices } from '../../scheduling/sliced-work.ts';

/** A list of which items are read by their places. */
type ItemList<Item> = Iterable<Item> & {
  readonly length: number;
  at(place: number): Item | undefined;
};

/** Places of 8,388,608 items and 30 bits of hash fit together into a number without loss. */
const ITEM_LIMIT = 2 ** 23;

const codeOf = (key: string) => (fnv1a(key) >>> 2) * ITEM_LIMIT;

/** A text of an item. */
type KeyOf<Item> = (item: Item) => string;

/**
 * The hashes of the keys of items with their places, sorted: 8 bytes an item.
 *
 * @throws RangeError for more than eight million items
 */
export function* keyCodes<Item>(
  items: ItemList<Item>,
  keyOf: KeyOf<Item>,
): SlicedWork<Float64Array> {
  if (items.length > ITEM_LIMIT) throw new RangeError(`more than ${ITEM_LIMIT} items`);
  const unsortedCodes = new Float64Array(items.length);
  let place = 0;
  for (const item of items) {
    unsortedCodes[place] = codeOf(keyOf(item)) + place;
    place += 1;
    yield;
  }
  return yield* sortInSlices(unsortedCodes);
}

/**
 * Finds items by their key: of it only a hash is among the codes, so that what shares a hash is compared in full.
 * Items of one key keep their order.
 */
export function findByKey<Item>(
  items: ItemList<Item>,
  keyOf: KeyOf<Item>,
  codes: Float64Array,
): (key: string) => Item[] {
  return (key) => {
    const from = codeOf(key);
    const matches: Item[] = [];
    for (let at = firstFrom(codes, from); ; at += 1) {
      const code = codes[at];
      if (code === undefined || code >= from + ITEM_LIMIT) return matches;
      const item = items.at(code - from);
      if (item !== undefined && keyOf(item) === key) matches.push(item);
    }
  };
}

function firstFrom(sortedKeys: Float64Array, least: number): number {
  let [low, high] = [0, sortedKeys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sortedKeys[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
