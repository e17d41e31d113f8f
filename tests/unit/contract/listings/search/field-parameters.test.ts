import { expect, test } from 'vitest';
import {
  isFieldParameter,
  PARAMETER_ALIASES,
  RANGES,
} from '#src/contract/listings/search/fields/field-parameters.ts';
import { ListingFilter, ListingSearch } from '#src/contract/listings/search/search.ts';
import { SEARCH_PARAMETERS } from '#src/contract/listings/search/parameters/search-parameters.ts';

test('a listing filter rejects misspelled fields and wrong types at compile time', () => {
  const filter: ListingFilter = { status: ['A'], minPrice: 500_000, city: ['Toronto'] };
  // @ts-expect-error a misspelt field
  const misspelt: ListingFilter = { status: ['A'], minPrise: 500_000 };
  // @ts-expect-error a number where words are compared
  const filterWithWrongType: ListingFilter = { status: ['A'], city: 5 };
  expect([filter, misspelt, filterWithWrongType]).toHaveLength(3);
});

test('an unknown parameter is refused by name', () => {
  const [issue] = ListingSearch.safeParse({ minPrise: '5' }).error?.issues ?? [];
  expect(issue).toMatchObject({ code: 'unrecognized_keys', keys: ['minPrise'] });
});

test('every filter parameter is documented', () => {
  const names = Object.keys(ListingFilter.shape);
  expect(names.filter((name) => !Object.hasOwn(SEARCH_PARAMETERS, name))).toEqual([]);
  expect(names.filter(isFieldParameter).length).toBeGreaterThan(50);
  expect(isFieldParameter('map')).toBe(false);
});

test('each range pairs a min parameter with its max', () => {
  expect(RANGES).toContainEqual(['minSqft', 'maxSqft']);
  expect(RANGES.flat()).not.toContain('minGarageSpaces');
  for (const [low, high] of RANGES) expect(high).toBe(low.replace('min', 'max'));
});

test('an alias maps to a field parameter and is not one itself', () => {
  for (const [alias, name] of PARAMETER_ALIASES) {
    expect([isFieldParameter(alias), isFieldParameter(name)]).toEqual([false, true]);
  }
});
