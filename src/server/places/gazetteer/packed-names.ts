import type { SlicedWork } from '#src/lib/sliced-work.ts';
import type { PlaceEntry, PlaceEntryKind } from '../search/place-entry.ts';
import type { IndexedName } from '../search/place-index.ts';

/** The name of a place, with all the ways it may be typed. */
export type PlaceName = IndexedName & Pick<PlaceEntry, 'kind' | 'name'>;

/** Concatenated texts, with the start of each and, as the last entry, the end of the last. */
export type JoinedTexts = { readonly text: string; readonly starts: Uint32Array };

/** Names by number, in half the memory of an object for each. */
export type NameColumns = {
  /** All kinds; `kindNumbers` holds the index of each name's kind. */
  readonly kinds: readonly PlaceEntryKind[];
  readonly kindNumbers: Uint8Array;
  readonly texts: JoinedTexts;
  /** Where each name begins in `wordNumbers`, which are indexes into `differentWords`. */
  readonly wordStarts: Uint32Array;
  readonly wordNumbers: Uint32Array;
  readonly differentWords: readonly string[];
  readonly formStarts: Uint32Array;
  readonly forms: JoinedTexts;
  /** The squeezed forms of the few names that have any. */
  readonly squeezedNames: ReadonlyMap<number, readonly string[]>;
};

const NONE: readonly string[] = [];

/** The start of each item when they are concatenated, and the end of the last one. */
function startsOf(items: readonly { readonly length: number }[]): Uint32Array {
  const starts = new Uint32Array(items.length + 1);
  for (const [at, { length }] of items.entries()) starts[at + 1] = (starts[at] ?? 0) + length;
  return starts;
}

const joinTexts = (texts: readonly string[]): JoinedTexts => ({
  text: texts.join(''),
  starts: startsOf(texts),
});

/** Numbering this many takes a millisecond or two. */
const TEXTS_AT_ONCE = 5000;

/** The different texts, and the index of each text among them. */
function* numberedTexts(
  texts: readonly string[],
): SlicedWork<{ readonly different: string[]; readonly numbers: Uint32Array }> {
  const numberOf = new Map<string, number>();
  const numbers = new Uint32Array(texts.length);
  for (const [at, text] of texts.entries()) {
    const number = numberOf.get(text) ?? numberOf.size;
    numberOf.set(text, number);
    numbers[at] = number;
    if (at % TEXTS_AT_ONCE === 0) yield;
  }
  return { different: [...numberOf.keys()], numbers };
}

/** Packs names; the work may pause after each of the columns. */
export function* packedNames(names: readonly PlaceName[]): SlicedWork<NameColumns> {
  const kinds = [...new Set(names.map(({ kind }) => kind))];
  const kindNumbers = Uint8Array.from(names, ({ kind }) => kinds.indexOf(kind));
  const squeezedNames = new Map(
    names
      .entries()
      .flatMap(([number, { squeezedNames: own }]) =>
        own.length > 0 ? [[number, own] as const] : [],
      ),
  );
  yield;
  const texts = joinTexts(names.map(({ name }) => name));
  yield;
  const wordStarts = startsOf(names.map(({ words }) => words));
  yield;
  const words = names.flatMap(({ words: own }) => own);
  yield;
  const { different, numbers } = yield* numberedTexts(words);
  yield;
  const formStarts = startsOf(names.map(({ forms }) => forms));
  yield;
  const allForms = names.flatMap(({ forms }) => forms);
  yield;
  return {
    ...{ kinds, kindNumbers, texts, wordStarts, squeezedNames, formStarts },
    wordNumbers: numbers,
    differentWords: different,
    forms: joinTexts(allForms),
  };
}

const textOf = ({ text, starts }: JoinedTexts, number: number) =>
  text.slice(starts[number], starts[number + 1]);

/** The items of one list in a concatenation of lists. */
function itemsOf<Item>(starts: Uint32Array, list: number, itemAt: (at: number) => Item): Item[] {
  const items: Item[] = [];
  const end = starts[list + 1] ?? 0;
  for (let at = starts[list] ?? 0; at < end; at += 1) items.push(itemAt(at));
  return items;
}

/** The kind of the place that a name belongs to; undefined for an unknown number. */
export function kindOfName({ kinds, kindNumbers }: NameColumns, number: number) {
  return kinds[kindNumbers[number] ?? -1];
}

/** A name as it is written. */
export function textOfName({ texts }: NameColumns, number: number): string {
  return textOf(texts, number);
}

/** The words of a name in every spelling. */
export function wordsOfName(columns: NameColumns, number: number): readonly string[] {
  const { wordStarts, wordNumbers, differentWords } = columns;
  return itemsOf(wordStarts, number, (at) => differentWords[wordNumbers[at] ?? 0] ?? '');
}

/** The whole name without fillers, in every way it may be typed. */
export function formsOfName({ formStarts, forms }: NameColumns, number: number): readonly string[] {
  return itemsOf(formStarts, number, (at) => textOf(forms, at));
}

/** The forms of a name without spaces, if it has any. */
export function squeezedFormsOfName(
  { squeezedNames }: NameColumns,
  number: number,
): readonly string[] {
  return squeezedNames.get(number) ?? NONE;
}
