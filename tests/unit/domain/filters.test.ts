import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  defaultFilters,
  filterQuery,
  readFilters,
  type SearchFilters,
  withPrices,
  writeFilters,
} from '#src/domain/filters.ts';
import { priceScale } from '#src/domain/price-steps.ts';

const anyFilters: fc.Arbitrary<SearchFilters> = fc
  .constantFrom('sale' as const, 'lease' as const)
  .chain((type) => {
    const price = fc.option(fc.constantFrom(...priceScale(type).steps));
    return fc
      .record({ minPrice: price, maxPrice: price })
      .map((prices) => withPrices(defaultFilters(type), prices));
  });

test('filters written into an address read back the same', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const query = new URLSearchParams();
      writeFilters(filters, query);
      expect(readFilters(query)).toEqual(filters);
    }),
  );
});

test('default filters leave the address bare', () => {
  const query = new URLSearchParams();
  writeFilters(defaultFilters('sale'), query);
  expect(query.toString()).toBe('');
});

test('a search begins with sales that are active, new or with a changed price', () => {
  expect(filterQuery(defaultFilters('sale'))).toEqual({
    type: ['sale'],
    status: ['A'],
    lastStatus: ['New', 'Pc'],
  });
});

test('a lease search begins at 1000 to 5000 a month', () => {
  expect(filterQuery(defaultFilters('lease'))).toMatchObject({ minPrice: 1000, maxPrice: 5000 });
});

test('the top of a scale means no maximum and zero no minimum', () => {
  const sale = withPrices(defaultFilters('sale'), { minPrice: 0, maxPrice: 7_000_000 });
  expect(sale).toEqual({ type: 'sale', minPrice: null, maxPrice: null });
  const lease = withPrices(defaultFilters('lease'), { minPrice: 0, maxPrice: 10_000 });
  expect(lease).toEqual({ type: 'lease', minPrice: null, maxPrice: null });
});

test('a minimum above the maximum changes places with it', () => {
  expect(withPrices(defaultFilters('sale'), { minPrice: 900_000, maxPrice: 500_000 })).toEqual({
    type: 'sale',
    minPrice: 500_000,
    maxPrice: 900_000,
  });
});

test('nonsense in the address counts as not said', () => {
  expect(readFilters(new URLSearchParams('type=rent&minPrice=-5&maxPrice=abc'))).toEqual(
    defaultFilters('sale'),
  );
});

test('price scales ascend from zero to their tops', () => {
  for (const [type, top] of [
    ['sale', 7_000_000],
    ['lease', 10_000],
  ] as const) {
    const { steps } = priceScale(type);
    expect(steps[0]).toBe(0);
    expect(steps.at(-1)).toBe(top);
    expect(steps.every((step, i) => i === 0 || step > (steps[i - 1] ?? Infinity))).toBe(true);
  }
});
