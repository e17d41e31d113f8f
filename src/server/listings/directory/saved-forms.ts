import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { type PackedTexts, packTexts, unpackTexts } from '#src/lib/text/packed-texts.ts';
import { EntryList } from './EntryList.ts';
import type { EntryTable } from './EntryTable.ts';

/** How a value derived from entries is kept for the next start: as JSON with typed arrays in it. */
export type SavedForm<Value, Saved> = {
  /** Its name in the snapshot. */
  readonly name: string;
  readonly saving: (value: Value) => SlicedWork<Saved>;
  /** The inverse of `saving`; entries are rows of the table. */
  readonly restoring: (savedValue: Saved, table: EntryTable) => SlicedWork<Value>;
};

function atOnce<From, To>(change: (value: From) => To): (value: From) => SlicedWork<To> {
  return function* work(value) {
    yield;
    return change(value);
  };
}

/** The form of plain objects and texts. */
export function plainForm<Value>(name: string): SavedForm<Value, Value> {
  return { name, saving: atOnce((value) => value), restoring: atOnce((savedValue) => savedValue) };
}

/** The form of a map of plain values. */
export function mapForm<Value>(
  name: string,
): SavedForm<ReadonlyMap<string, Value>, readonly (readonly [key: string, value: Value])[]> {
  return { name, saving: atOnce((map) => [...map]), restoring: atOnce((pairs) => new Map(pairs)) };
}

/** Saved lists: the concatenated items of all as JSON, and where those of each end. */
type SavedLists = {
  readonly keys: PackedTexts;
  readonly ends: Uint32Array;
  readonly items: PackedTexts;
};

/** The form of a map of lists of plain values, of which there may be tens of thousands. */
export function listsForm<Item>(
  name: string,
): SavedForm<ReadonlyMap<string, readonly Item[]>, SavedLists> {
  return {
    name,
    *saving(map) {
      let end = 0;
      const ends = Uint32Array.from(map.values(), (items) => (end += items.length));
      const allItems = [...map.values()].flat();
      return {
        keys: yield* packTexts(map.keys()),
        ends,
        items: yield* packTexts(allItems.map((item) => JSON.stringify(item))),
      };
    },
    *restoring({ keys, ends, items }) {
      const all: Item[] = [];
      for (const text of yield* unpackTexts(items)) {
        all.push(JSON.parse(text) as Item);
        yield;
      }
      const names = yield* unpackTexts(keys);
      const listAt = (at: number) => all.slice(ends[at - 1] ?? 0, ends[at]);
      return new Map(names.map((key, at) => [key, listAt(at)]));
    },
  };
}

/** The form of some of the entries. */
export function entriesForm(name: string): SavedForm<EntryList, Uint32Array> {
  return {
    name,
    saving: atOnce(({ rows }) => rows),
    *restoring(rows, table) {
      yield;
      return new EntryList(table, rows);
    },
  };
}
