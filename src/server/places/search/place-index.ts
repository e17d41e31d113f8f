import { finish, type SlicedWork } from '#src/lib/sliced-work.ts';
import { PROVINCES } from '#src/domain/places/provinces.ts';
import { aliasesOf } from '../gazetteer/place-aliases.ts';
import type { PlaceEntry } from './place-entry.ts';
import { placeInOrder } from './sorted-words.ts';
import { type PlaceColumns, placeReader, placeTable } from './place-table.ts';
import { brokenWordsOf, isFiller, shortForm, wordsOf } from '#src/domain/places/search-text.ts';
import { SUFFIX_WORDS } from '../streets/street-suffixes.ts';

/** A name in all the ways it may be typed. */
export type IndexedName = {
  /** Its words in every spelling. */
  readonly words: readonly string[];
  /** The whole name without fillers. */
  readonly forms: readonly string[];
  /** The forms without spaces, for finding typos of whole names; only cities and their parts have them. */
  readonly squeezedNames: readonly string[];
};

export type IndexedPlace = IndexedName & {
  /** The words of its city and province: they may follow the name but find nothing alone. */
  readonly context: readonly string[];
};

/** Names arranged for finding them by any word or its beginning; places are identified by numbers. */
export type PlaceIndex = {
  readonly size: number;
  readonly squeezedAt: (number: number) => IndexedName['squeezedNames'];
  readonly placeAt: (number: number) => IndexedPlace | undefined;
  readonly entryAt: (number: number) => PlaceEntry | undefined;
  /** Every word that finds something, sorted. */
  readonly vocabulary: readonly string[];
  readonly numbersOf: (word: string) => Iterable<number>;
  /** Every word of a city or province that may follow a name. */
  readonly contextWords: ReadonlySet<string>;
  /** The numbers of the places that have squeezed forms. */
  readonly squeezable: readonly number[];
};

/** The data behind an index. */
export type PlaceIndexColumns = {
  readonly places: PlaceColumns;
  readonly vocabulary: readonly string[];
  /** The concatenated places of all words; `ends` holds where those of each word end. */
  readonly numbers: Uint32Array;
  readonly ends: Uint32Array;
  readonly squeezable: readonly number[];
};

type PlaceIndexBuilder = {
  add(entry: PlaceEntry): void;
  /** The columns of the added entries; a hundred and fifty thousand streets take a tenth of a second. */
  finish(): SlicedWork<PlaceIndexColumns>;
};

/** Arranging this many takes a fraction of a millisecond. */
const WORDS_AT_ONCE = 1000;
const NO_NUMBERS = new Uint32Array();

/** Makes the index at once; some 40 ms for three thousand names. */
export function placeIndex(entries: Iterable<PlaceEntry>): PlaceIndex {
  const builder = placeIndexBuilder();
  for (const entry of entries) builder.add(entry);
  return placeIndexOf(finish(builder.finish()));
}

/** Makes the index entry by entry, so that a long list can be indexed in between other work. */
export function placeIndexBuilder(): PlaceIndexBuilder {
  const table = placeTable();
  const squeezable: number[] = [];
  const numbersByWord = new Map<string, number[]>();
  const words = new Map<string, string>();
  /** Shares one string among all names with the same word. */
  const internWord = (word: string) => {
    const numbers = words.get(word);
    if (numbers === undefined) words.set(word, word);
    return numbers ?? word;
  };
  return {
    add: (entry) => {
      const number = table.add(entry, {
        name: () => {
          const { words: own, ...name } = indexedName(entry);
          return { ...name, words: own.map(internWord) };
        },
        context: () => contextWordsOf(entry),
      });
      const name = table.nameAt(number);
      if (!name) return;
      for (const word of findingWords(entry, name.words)) {
        const numbers = numbersByWord.get(word);
        if (numbers) numbers.push(number);
        else numbersByWord.set(word, [number]);
      }
      if (name.squeezedNames.length > 0) squeezable.push(number);
    },
    *finish() {
      const places = yield* table.finish();
      yield;
      const vocabulary = [...numbersByWord.keys()].sort();
      yield;
      return { places, vocabulary, ...(yield* packedLists(vocabulary, numbersByWord)), squeezable };
    },
  };
}

/** The concatenated numbers of all words, and where those of each word end. */
function* packedLists(
  vocabulary: readonly string[],
  numbersByWord: ReadonlyMap<string, readonly number[]>,
): SlicedWork<Pick<PlaceIndexColumns, 'numbers' | 'ends'>> {
  const ends = new Uint32Array(vocabulary.length);
  let end = 0;
  for (const [at, word] of vocabulary.entries()) {
    end += numbersByWord.get(word)?.length ?? 0;
    ends[at] = end;
  }
  const numbers = new Uint32Array(end);
  for (const [at, word] of vocabulary.entries()) {
    numbers.set(numbersByWord.get(word) ?? [], ends[at - 1] ?? 0);
    if (at % WORDS_AT_ONCE === 0) yield;
  }
  return { numbers, ends };
}

/** The index over columns. */
export function placeIndexOf(columns: PlaceIndexColumns): PlaceIndex {
  const { places, vocabulary, numbers, ends, squeezable } = columns;
  return {
    ...placeReader(places),
    vocabulary,
    numbersOf(word) {
      const at = placeInOrder(vocabulary, word);
      return vocabulary[at] === word ? numbers.subarray(ends[at - 1] ?? 0, ends[at]) : NO_NUMBERS;
    },
    squeezable,
  };
}

function indexedName({ kind, name, cityKey }: PlaceEntry): IndexedName {
  const [fullWords, brokenWords] = [wordsOf(name), brokenWordsOf(name)];
  if (kind === 'street') {
    const forms = [
      ...new Set([fullWords, brokenWords].flatMap(formsOf)),
      ...formsWithoutPrefix(fullWords),
    ];
    return { words: allSpellings([...fullWords, ...brokenWords]), forms, squeezedNames: [] };
  }
  const aliases = aliasesOf(cityKey, kind === 'neighbourhood' ? name : undefined).map(wordsOf);
  const words = allSpellings([...fullWords, ...brokenWords, ...aliases.flat()]);
  const forms = [...new Set([fullWords, brokenWords, ...aliases].flatMap(formsOf))];
  return { words, forms, squeezedNames: squeezedForms(fullWords, forms) };
}

/** Includes the fillers too, as a slip may have made one of them a word of its own. */
function squeezedForms(words: readonly string[], forms: readonly string[]): string[] {
  const joinedForms = [words.join(''), words.map(shortForm).join('')];
  return [...new Set([...forms.map((form) => form.replaceAll(' ', '')), ...joinedForms])];
}

/** "Rue du Parc" may be typed without its "rue". */
function formsWithoutPrefix(words: readonly string[]): string[] {
  const [first, ...others] = words;
  return first !== undefined && SUFFIX_WORDS.has(first) ? formsOf(others) : [];
}

function formsOf(words: readonly string[]): string[] {
  const telling = words.filter((word) => !isFiller(word));
  const significantWords = telling.length > 0 ? telling : words;
  return [significantWords.join(' '), significantWords.map(shortForm).join(' ')];
}

function allSpellings(words: readonly string[]): string[] {
  return [...new Set([...words, ...words.map(shortForm)])];
}

function contextWordsOf({ kind, city, province }: PlaceEntry): string[] {
  const name = PROVINCES.find(({ code }) => code === province)?.name ?? '';
  const cityWords = kind === 'city' ? [] : [...wordsOf(city), ...brokenWordsOf(city)];
  return allSpellings([...cityWords, ...wordsOf(province), ...wordsOf(name)]);
}

/**
 * A suffix or a filler that thousands of streets share identifies none of them: it only confirms a match.
 */
function findingWords({ kind }: PlaceEntry, words: readonly string[]): readonly string[] {
  if (kind !== 'street') return words;
  const telling = words.filter((word) => !SUFFIX_WORDS.has(word) && !isFiller(word));
  return telling.length > 0 ? telling : words;
}
