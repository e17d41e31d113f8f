import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchText, wordsOf } from '#src/domain/places/search-text.ts';

test.each([
  ['Montréal', 'montreal'],
  ['St. Clair', 'st clair'],
  ['Saint-Jean', 'st jean'],
  ["St. John's", 'st johns'],
  ['Alderbank Road', 'alderbank rd'],
  ['Mount Royal', 'mt royal'],
  ['The Annex', 'annex'],
  ['Le', 'le'],
  ['Rosemont–La Petite-Patrie', 'rosemont petite patrie'],
  ['Yonge-St.Clair', 'yonge st clair'],
  ['Île-des-Sœurs', 'ile soeurs'],
])('%s is normalized to "%s"', (text, expected) => {
  expect(searchText(text)).toBe(expected);
});

test('normalizing twice gives the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      expect(searchText(searchText(text))).toBe(searchText(text));
    }),
  );
});

test('words consist of letters and digits only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      for (const word of wordsOf(text)) expect(word).toMatch(/^[a-z0-9]+$/);
    }),
  );
});
