import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isSaved,
  readSavedHomes,
  SAVED_LIMIT,
  type SavedHomes,
  withSavedToggled,
} from '#src/domain/account/saved-homes.ts';

const home = (number: number) => ({ mlsNumber: `C${number}`, boardId: 2 });
const many = (count: number): SavedHomes =>
  Array.from({ length: count }, (_, number) => home(number));

test('toggling adds a home at the front and removes it again', () => {
  const savedHomes = withSavedToggled([home(1)], home(2));
  expect(savedHomes).toEqual([home(2), home(1)]);
  expect(withSavedToggled(savedHomes, home(2))).toEqual([home(1)]);
});

test('the same number on another board is a different home', () => {
  expect(isSaved([home(1)], { ...home(1), boardId: 86 })).toBe(false);
});

test('only the key of a home is saved', () => {
  expect(withSavedToggled([], { ...home(1), ...{ listPrice: 1 } })).toEqual([home(1)]);
});

test('beyond the limit the home saved first is dropped', () => {
  const savedHomes = withSavedToggled(many(SAVED_LIMIT), home(999));
  expect(savedHomes).toHaveLength(SAVED_LIMIT);
  expect(savedHomes[0]).toEqual(home(999));
  expect(isSaved(savedHomes, home(SAVED_LIMIT - 1))).toBe(false);
});

test.each([
  ['nothing', undefined, []],
  ['data that is not a list', { mlsNumber: 'C1', boardId: 2 }, []],
  [
    'a list with invalid entries',
    [null, 'C1', {}, { mlsNumber: 1, boardId: 2 }, { mlsNumber: '<b>', boardId: 2 }, home(1)],
    [home(1)],
  ],
  ['an entry with more than a key', [{ ...home(1), extra: 'x' }], [home(1)]],
  ['a board that is not a number', [{ mlsNumber: 'C1', boardId: '2' }], []],
])('%s is read as the valid homes that it contains', (_, storedText, homes) => {
  expect(readSavedHomes(storedText)).toEqual(homes);
});

test('homes read from any stored data read back unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (storedText) => {
      const homes = readSavedHomes(storedText);
      expect(readSavedHomes(JSON.parse(JSON.stringify(homes)))).toEqual(homes);
    }),
  );
});
