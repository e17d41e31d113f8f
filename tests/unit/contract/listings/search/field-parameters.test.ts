import { expect, test } from 'vitest';
import {
  isFieldParameter,
  PARAMETER_ALIASES,
  RANGES,
} from '#src/contract/listings/search/fields/field-parameters.ts';
import { ListingFilter, ListingSearch } from '#src/contract/listings/search/search.ts';
import { SEARCH_PARAMETERS } from '#src/contract/listings/search/parameters/search-parameters.ts';

test('a filter has the types of the table, and no name that is not in it', () => {
  const filter: ListingFilter = { status: ['A'], minPrice: 500_000, city: ['Toronto'] };
  // @ts-expect-error a misspelt field
  const misspelt: ListingFilter = { status: ['A'], minPrise: 500_000 };
  // @ts-expect-error a number where words are compared
  const filterWithWrongType: ListingFilter = { status: ['A'], city: 5 };
  expect([filter, misspelt, filterWithWrongType]).toHaveLength(3);
});

test('a name that is not in the table is refused by name', () => {
  const [issue] = ListingSearch.safeParse({ minPrise: '5' }).error?.issues ?? [];
  expect(issue).toMatchObject({ code: 'unrecognized_keys', keys: ['minPrise'] });
});

test('every parameter of a filter is explained', () => {
  const names = Object.keys(ListingFilter.shape);
  expect(names.filter((name) => !Object.hasOwn(SEARCH_PARAMETERS, name))).toEqual([]);
  expect(names.filter(isFieldParameter).length).toBeGreaterThan(50);
  expect(isFieldParameter('map')).toBe(false);
});

test('the two ends of a range know each other', () => {
  expect(RANGES).toContainEqual(['minSqft', 'maxSqft']);
  expect(RANGES.flat()).not.toContain('minGarageSpaces');
  for (const [low, high] of RANGES) expect(high).toBe(low.replace('min', 'max'));
});

test('an alias stands for a parameter and is none itself', () => {
  for (const [alias, name] of PARAMETER_ALIASES) {
    expect([isFieldParameter(alias), isFieldParameter(name)]).toEqual([false, true]);
  }
});
