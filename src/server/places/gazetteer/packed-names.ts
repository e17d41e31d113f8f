import type { SlicedWork } from '#src/lib/sliced-work.ts';
import type { PlaceEntry, PlaceEntryKind } from '../search/place-entry.ts';
import type { IndexedName } from '../search/place-index.ts';

/** What a place is called, with all the ways that may be typed. */
export type PlaceName = IndexedName & Pick<PlaceEntry, 'kind' | 'name'>;

/** Texts put one behind another, and where each begins; behind the last one where it ends. */
export type JoinedTexts = { readonly text: string; readonly starts: Uint32Array };

/** Names by number, in half the memory that an object for each takes. */
export type NameColumns = {
  /** The kinds that there are, and of each name which. */
  readonly kinds: readonly PlaceEntryKind[];
  readonly kindNumbers: Uint8Array;
  readonly texts: JoinedTexts;
  /** Where the words of each name begin among the numbers, which tell the different ones. */
  readonly wordStarts: Uint32Array;
  readonly wordNumbers: Uint32Array;
  readonly differentWords: readonly string[];
  readonly formStarts: Uint32Array;
  readonly forms: JoinedTexts;
  /** Of the few names that have any. */
  readonly squeezedNames: ReadonlyMap<number, readonly string[]>;
};

const NONE: readonly string[] = [];

/** Where each thing begins when they are put one behind another, and where the last one ends. */
function startsOf(things: readonly { readonly length: number }[]): Uint32Array {
  const starts = new Uint32Array(things.length + 1);
  for (const [at, { length }] of things.entries()) starts[at + 1] = (starts[at] ?? 0) + length;
  return starts;
}

const joinTexts = (texts: readonly string[]): JoinedTexts => ({
  text: texts.join(''),
  starts: startsOf(texts),
});

/** So many are numbered in a millisecond or two. */
const TEXTS_AT_ONCE = 5000;

/** The texts that differ, and of each text which it is. */
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

/** Packs names; it may be left off after each of the columns they come to. */
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

/** The things of a list, of those that are put one behind another. */
function itemsOf<Item>(starts: Uint32Array, list: number, itemAt: (at: number) => Item): Item[] {
  const items: Item[] = [];
  const end = starts[list + 1] ?? 0;
  for (let at = starts[list] ?? 0; at < end; at += 1) items.push(itemAt(at));
  return items;
}

/** What a name is that of; undefined where there is none of the number. */
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

/** The forms of a name without spaces, where it has any. */
export function squeezedFormsOfName(
  { squeezedNames }: NameColumns,
  number: number,
): readonly string[] {
  return squeezedNames.get(number) ?? NONE;
}
