import { partitionPoint } from '#src/lib/binary-search.ts';
import { fnv1a } from '#src/lib/random.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { sortInSlices } from '../../scheduling/sliced-work.ts';

/** A list whose items are read by their places. */
type ItemList<Item> = Iterable<Item> & {
  readonly length: number;
  at(place: number): Item | undefined;
};

/** Places of this many items and 30 bits of hash fit together into a number without loss. */
const ITEM_LIMIT = 2 ** 23;

const hashOf = (key: string) => fnv1a(key) >>> 2;

/** A text of an item. */
type KeyOf<Item> = (item: Item) => string;

/**
 * The places of items in the order of the hashes of their keys, 4 bytes an item; equal hashes keep their
 * order.
 *
 * @throws RangeError for more than eight million items
 */
export function* placesByKey<Item>(
  items: ItemList<Item>,
  keyOf: KeyOf<Item>,
): SlicedWork<Uint32Array> {
  if (items.length > ITEM_LIMIT) throw new RangeError(`more than ${ITEM_LIMIT} items`);
  const unsortedCodes = new Float64Array(items.length);
  let place = 0;
  for (const item of items) {
    unsortedCodes[place] = hashOf(keyOf(item)) * ITEM_LIMIT + place;
    place += 1;
    yield;
  }
  const codes = yield* sortInSlices(unsortedCodes);
  const places = new Uint32Array(codes.length);
  for (const [at, code] of codes.entries()) {
    places[at] = code % ITEM_LIMIT;
    yield;
  }
  return places;
}

/**
 * Finds items by their key in the order of its hash. The hash of an item is computed when the search meets
 * it, and keys with the same hash are compared in full. Items of one key keep their order.
 */
export function findByKey<Item>(
  items: ItemList<Item>,
  keyOf: KeyOf<Item>,
  places: Uint32Array,
): (key: string) => Item[] {
  const keyAt = (at: number) => {
    const item = items.at(places[at] ?? 0);
    return item === undefined ? '' : keyOf(item);
  };
  return (key) => {
    const hash = hashOf(key);
    const matches: Item[] = [];
    const all = { from: 0, to: places.length };
    for (let at = partitionPoint(all, (one) => hashOf(keyAt(one)) >= hash); ; at += 1) {
      const item = at < places.length ? items.at(places[at] ?? 0) : undefined;
      if (item === undefined) return matches;
      const other = keyOf(item);
      if (other === key) matches.push(item);
      else if (hashOf(other) !== hash) return matches;
    }
  };
}
