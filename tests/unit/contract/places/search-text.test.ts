import { expect, test } from 'vitest';
import { AutocompleteQuery } from '#src/contract/listings/autocomplete/autocomplete.ts';
import { searchText } from '#src/contract/places/locations.ts';
import { isSearchable } from '#src/contract/places/search-text.ts';

test.each([
  ['', false],
  ['t', false],
  ['é', false],
  ['😀', false],
  ['to', true],
  ['😀😀', true],
  ['t😀', true],
])('client and server agree on whether %j is long enough to search', (text, isLongEnough) => {
  expect(isSearchable(text)).toBe(isLongEnough);
  expect(AutocompleteQuery.safeParse({ search: text }).success).toBe(isLongEnough);
  expect(searchText.safeParse(text).success).toBe(isLongEnough);
});
