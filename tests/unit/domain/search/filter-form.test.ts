import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRICES_OF, readFilterForm } from '#src/domain/search/filter-form.ts';
import { writeFilters } from '#src/domain/search/filter-address.ts';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import { anyFilters } from '#tests/support/listings/search-filters.ts';

const readForm = (text: string) => readFilterForm(new URLSearchParams(text));

test('an unchanged form gives the default filters', () => {
  const untouchedForm =
    'pricesOf=sale&type=sale&show=active&minPrice=&maxPrice=&home=&beds=0&baths=0&sqft=&days=&keywords=';
  expect(readForm(untouchedForm)).toEqual(defaultFilters('sale'));
});

test.each([
  ['leases after sales', 'pricesOf=sale&type=lease&minPrice=500000&maxPrice=', 'lease'],
  ['sales after leases', 'pricesOf=lease&type=sale&minPrice=1000&maxPrice=5000', 'sale'],
] as const)('prices are reset for %s', (_, text, type) => {
  const { minPrice, maxPrice } = defaultFilters(type);
  expect(readForm(text)).toMatchObject({ type, minPrice, maxPrice });
});

test('prices of the requested type stay', () => {
  expect(readForm('pricesOf=sale&type=sale&minPrice=500000')).toMatchObject({ minPrice: 500_000 });
  expect(readForm('type=lease&minPrice=2000&maxPrice=3000')).toMatchObject({ minPrice: 2000 });
});

test('chosen home types override All in a form without scripts', () => {
  expect(readForm('home=&home=detached').homeTypes).toEqual(['detached']);
});

test('the hidden field does not change the filters of any address', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const query = new URLSearchParams();
      writeFilters(filters, query);
      query.set(PRICES_OF, filters.type);
      expect(readFilterForm(query)).toEqual(filters);
    }),
  );
});
