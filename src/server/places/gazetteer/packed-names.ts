import type { SlicedWork } from '#src/lib/sliced-work.ts';
import type { PlaceEntry } from '../search/place-entry.ts';
import type { IndexedName } from '../search/place-index.ts';

/** What a place is called, with all the ways that may be typed. */
export type PlaceName = IndexedName & Pick<PlaceEntry, 'kind' | 'name'>;

/** Names by number, in half the memory that an object for each takes. */
export type PackedNames = {
  readonly kindAt: (number: number) => PlaceEntry['kind'] | undefined;
  readonly textAt: (number: number) => string;
  readonly wordsAt: (number: number) => readonly string[];
  readonly formsAt: (number: number) => readonly string[];
  readonly squeezedAt: (number: number) => readonly string[];
};

const NONE: readonly string[] = [];

/** Where each thing begins when they are put one behind another, and where the last one ends. */
function startsOf(things: readonly { readonly length: number }[]): Uint32Array {
  const starts = new Uint32Array(things.length + 1);
  for (const [at, { length }] of things.entries()) starts[at + 1] = (starts[at] ?? 0) + length;
  return starts;
}

/** Makes one of many lists again, of items that are put one behind another. */
function packedLists(lists: readonly (readonly unknown[])[]) {
  const starts = startsOf(lists);
  return <Item>(list: number, itemAt: (number: number) => Item): Item[] => {
    const items: Item[] = [];
    const end = starts[list + 1] ?? 0;
    for (let at = starts[list] ?? 0; at < end; at += 1) items.push(itemAt(at));
    return items;
  };
}

/** Texts put one behind another. */
function packedTexts(texts: readonly string[]): (number: number) => string {
  const all = texts.join('');
  const starts = startsOf(texts);
  return (number) => all.slice(starts[number], starts[number + 1]);
}

/** Texts of which many are the same. */
function repeatedTexts(texts: readonly string[]): (number: number) => string {
  const different = [...new Set(texts)];
  const numbers = new Map(different.map((text, number) => [text, number]));
  const packedNumbers = Uint32Array.from(texts, (text) => numbers.get(text) ?? 0);
  return (number) => different[packedNumbers[number] ?? 0] ?? '';
}

/** Packs names; it may be left off after each of the columns they come to. */
export function* packedNames(names: readonly PlaceName[]): SlicedWork<PackedNames> {
  const kinds = names.map(({ kind }) => kind);
  const squeezedNames = names.map(({ squeezedNames: own }) => (own.length > 0 ? own : NONE));
  yield;
  const textAt = packedTexts(names.map(({ name }) => name));
  yield;
  const wordsOf = packedLists(names.map(({ words }) => words));
  yield;
  const words = names.flatMap(({ words: own }) => own);
  yield;
  const wordAt = repeatedTexts(words);
  yield;
  const formsOf = packedLists(names.map(({ forms }) => forms));
  yield;
  const formAt = packedTexts(names.flatMap(({ forms }) => forms));
  return {
    textAt,
    kindAt: (number) => kinds[number],
    wordsAt: (number) => wordsOf(number, wordAt),
    formsAt: (number) => formsOf(number, formAt),
    squeezedAt: (number) => squeezedNames[number] ?? NONE,
  };
}
