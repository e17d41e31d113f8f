import { expect, test } from 'vitest';
import { randomOf } from '#src/demo-world/listings/random.ts';
import {
  hasWordsFor,
  sentence,
  template,
  withArticles,
} from '#src/demo-world/listings/remarks/template.ts';

const say = (pattern: string, words: Record<string, string | null>) =>
  sentence(template(pattern), words, randomOf('a'));

test('slots are filled, and the first letter is capitalized', () => {
  expect(say('<home> in <place>.', { home: 'a loft', place: 'Malton' })).toEqual({
    text: 'A loft in Malton.',
    slots: new Set(['home', 'place']),
  });
});

test('an alternative with missing words is skipped', () => {
  expect(say('It is bright{ and faces <facing>|}.', { facing: null }).text).toBe('It is bright.');
});

test('a sentence with missing words cannot be used', () => {
  expect(hasWordsFor(template('It faces <facing>.'), { facing: null })).toBe(false);
  expect(
    hasWordsFor(template('It {faces <facing>|is <size>}.'), { facing: null, size: 'big' }),
  ).toBe(true);
  expect(
    hasWordsFor(template('It {faces <facing>|is <size>}.'), { facing: null, size: null }),
  ).toBe(false);
});

test.each([
  ['a apartment', 'an apartment'],
  ['a one-bedroom loft', 'a one-bedroom loft'],
  ['a upper suite', 'an upper suite'],
  ['a unit', 'a unit'],
  ['a 8-foot ceiling', 'an 8-foot ceiling'],
  ['a 18-by-90-foot lot', 'an 18-by-90-foot lot'],
  ['a 110-foot lot', 'a 110-foot lot'],
  ['a eight-unit building', 'an eight-unit building'],
  ['A income property', 'An income property'],
])('"%s" becomes "%s" with the right article', (word, phrase) => {
  expect(withArticles(word)).toBe(phrase);
});
