import { PROVINCES } from '#src/domain/provinces.ts';
import { aliasesOf } from './place-aliases.ts';
import type { PlaceEntry } from './place-entry.ts';
import { brokenWordsOf, isFiller, shortForm, wordsOf } from './search-text.ts';
import { SUFFIX_WORDS } from './street-suffixes.ts';

/** A name in all the ways it may be typed. */
type IndexedName = {
  /** Its words in every spelling. */
  readonly words: readonly string[];
  /** The whole name without fillers. */
  readonly forms: readonly string[];
  /** The forms without spaces, for finding typos of whole names; only of cities and their parts. */
  readonly squeezed: readonly string[];
};

export type IndexedPlace = IndexedName & {
  readonly entry: PlaceEntry;
  /** The words of its city and province: they may follow the name but find nothing alone. */
  readonly context: readonly string[];
};

/** Names arranged for finding them by any word or its beginning. */
export type PlaceIndex = {
  readonly places: readonly IndexedPlace[];
  /** Every word that finds something, sorted. */
  readonly vocabulary: readonly string[];
  readonly numbersByWord: ReadonlyMap<string, readonly number[]>;
  /** Every word of a city or province that may follow a name. */
  readonly contextWords: ReadonlySet<string>;
  /** The numbers of the places that have squeezed forms. */
  readonly squeezable: readonly number[];
};

export type PlaceIndexBuilder = {
  add(entry: PlaceEntry): void;
  finish(): PlaceIndex;
};

/** Makes the index at once; some 40 ms for three thousand names. */
export function placeIndex(entries: Iterable<PlaceEntry>): PlaceIndex {
  const builder = placeIndexBuilder();
  for (const entry of entries) builder.add(entry);
  return builder.finish();
}

/** Makes the index entry by entry, so that a long list can be indexed in between other work. */
export function placeIndexBuilder(): PlaceIndexBuilder {
  const names = remembered(indexedName);
  const contexts = remembered(contextWordsOf);
  const places: IndexedPlace[] = [];
  const squeezable: number[] = [];
  const numbersByWord = new Map<string, number[]>();
  return {
    add: (entry) => {
      const number = places.length;
      // Streets of many cities have one name; places have names of their own in each city.
      const scope = entry.kind === 'street' ? '' : entry.cityKey;
      const { words, forms, squeezed } = names(entry, `${entry.kind} ${scope} ${entry.name}`);
      const context = contexts(entry, entry.kind === 'city' ? `- ${entry.cityKey}` : entry.cityKey);
      for (const word of findingWords(entry, words)) {
        const numbers = numbersByWord.get(word);
        if (numbers) numbers.push(number);
        else numbersByWord.set(word, [number]);
      }
      if (squeezed.length > 0) squeezable.push(number);
      places.push({ entry, words, forms, squeezed, context });
    },
    finish: () => ({
      places,
      vocabulary: [...numbersByWord.keys()].sort(),
      numbersByWord,
      contextWords: new Set([...contexts.values()].flat()),
      squeezable,
    }),
  };
}

/** Equal names and contexts are worked out once and shared. */
function remembered<Value>(make: (entry: PlaceEntry) => Value) {
  const made = new Map<string, Value>();
  const get = (entry: PlaceEntry, key: string): Value => {
    const known = made.get(key) ?? make(entry);
    made.set(key, known);
    return known;
  };
  return Object.assign(get, { values: () => made.values() });
}

function indexedName({ kind, name, cityKey }: PlaceEntry): IndexedName {
  const [whole, broken] = [wordsOf(name), brokenWordsOf(name)];
  if (kind === 'street') {
    const forms = [...new Set([whole, broken].flatMap(formsOf)), ...formsWithoutPrefix(whole)];
    return { words: allSpellings([...whole, ...broken]), forms, squeezed: [] };
  }
  const aliases = aliasesOf(cityKey, kind === 'neighbourhood' ? name : undefined).map(wordsOf);
  const words = allSpellings([...whole, ...broken, ...aliases.flat()]);
  const forms = [...new Set([whole, broken, ...aliases].flatMap(formsOf))];
  return { words, forms, squeezed: squeezedForms(whole, forms) };
}

/** With the fillers too, as a slip may have made one of them a word of its own. */
function squeezedForms(words: readonly string[], forms: readonly string[]): string[] {
  const whole = [words.join(''), words.map(shortForm).join('')];
  return [...new Set([...forms.map((form) => form.replaceAll(' ', '')), ...whole])];
}

/** "Rue du Parc" may be typed without its "rue". */
function formsWithoutPrefix(words: readonly string[]): string[] {
  const [first, ...others] = words;
  return first !== undefined && SUFFIX_WORDS.has(first) ? formsOf(others) : [];
}

function formsOf(words: readonly string[]): string[] {
  const telling = words.filter((word) => !isFiller(word));
  const told = telling.length > 0 ? telling : words;
  return [told.join(' '), told.map(shortForm).join(' ')];
}

function allSpellings(words: readonly string[]): string[] {
  return [...new Set([...words, ...words.map(shortForm)])];
}

function contextWordsOf({ kind, city, province }: PlaceEntry): string[] {
  const name = PROVINCES.find(({ code }) => code === province)?.name ?? '';
  const own = kind === 'city' ? [] : [...wordsOf(city), ...brokenWordsOf(city)];
  return allSpellings([...own, ...wordsOf(province), ...wordsOf(name)]);
}

/** Thousands of streets share a suffix or a filler: it tells nothing, so it only confirms. */
function findingWords({ kind }: PlaceEntry, words: readonly string[]): readonly string[] {
  if (kind !== 'street') return words;
  const telling = words.filter((word) => !SUFFIX_WORDS.has(word) && !isFiller(word));
  return telling.length > 0 ? telling : words;
}
