import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Dictionary } from '#src/server/search-index/rows/Dictionary.ts';

type Kind = ConstructorParameters<typeof Dictionary>[0];

function dictionaryOf(kind: Kind, words: readonly (string | number)[]): Dictionary {
  const dictionary = new Dictionary(kind);
  for (const word of words) dictionary.add(word);
  return dictionary;
}

const sorted = (codes: readonly number[]) => [...new Set(codes)].toSorted((a, b) => a - b);

test('a value keeps its first code', () => {
  const dictionary = dictionaryOf('word', ['a', 7]);
  expect([dictionary.add('b'), dictionary.add('a'), dictionary.codeOf(7)]).toEqual([3, 1, 2]);
  expect(dictionary.words).toEqual(['a', 7, 'b']);
  expect(dictionary.codesOfAny(['b', 'none', 'a'])).toEqual([3, 1]);
});

test('words are found by prefix as by checking each one', () => {
  const letters = fc.string({ unit: fc.constantFrom('M', '4', 'E'), maxLength: 5 });
  fc.assert(
    fc.property(fc.uniqueArray(letters), fc.array(letters), (words, beginnings) => {
      const dictionary = dictionaryOf('prefix', words);
      const asked = beginnings.filter(Boolean);
      const expected = words.flatMap((word, at) => {
        const begins = asked.some((beginning) => word.startsWith(beginning));
        return begins || (asked.length === 0 && beginnings.includes(word)) ? [at + 1] : [];
      });
      expect(sorted(dictionary.codesOfAny(beginnings))).toEqual(expected);
    }),
  );
});

test('lists are found by any and by all of their words, with a bar as a space', () => {
  const dictionary = dictionaryOf('words', ['|gym|pool|', '|pool|', '|a b|gym|gym|', '||']);
  expect(sorted(dictionary.codesOfAny(['gym', 'none']))).toEqual([1, 3]);
  expect(dictionary.codesOfAll(['pool', 'gym'])).toEqual([1]);
  expect(dictionary.codesOfAll(['gym', 'none'])).toEqual([]);
  expect(dictionary.codesOfAny(['a|b'])).toEqual([3]);
  expect(dictionary.codesOfAny([''])).toEqual([4]);
});

test('lists of numbers are found by any number in a range', () => {
  const dictionary = dictionaryOf('numbers', ['[3,9]', '[5]']);
  expect(sorted(dictionary.codesBetween(4, 6))).toEqual([2]);
  expect(sorted(dictionary.codesBetween(9, Infinity))).toEqual([1]);
  expect(sorted(dictionary.codesBetween(6, 8))).toEqual([]);
});

test('a saved dictionary is restored unchanged and accepts new values', () => {
  const dictionary = dictionaryOf('words', ['|gym|', '|pool|é|']);
  const restored = new Dictionary('words', dictionary.saved());
  expect(restored.saved()).toEqual(dictionary.saved());
  expect(restored.add('|sauna|gym|')).toBe(3);
  expect(restored.words).toEqual(['|gym|', '|pool|é|', '|sauna|gym|']);
  expect(sorted(restored.codesOfAny(['gym']))).toEqual([1, 3]);
  expect(restored.saved()).not.toEqual(dictionary.saved());
});

test('a partly read dictionary is read to its end when it is queried', () => {
  const words = Array.from({ length: 100 }, (_, at) => `word ${at}`);
  const restored = new Dictionary('word', dictionaryOf('word', words).saved());
  const opening = restored.opening();
  for (let step = 0; step < 40; step += 1) opening.next();
  expect(restored.codeOf('word 80')).toBe(81);
  expect(opening.next().done).toBe(true);
  expect(restored.words).toEqual(words);
  expect(restored.opening().next().done).toBe(true);
});
