import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CUSTOMER_LIMITS } from '#src/contract/customer/limits.ts';
import { searchName as nameRule } from '#src/contract/customer/saved.ts';
import { searchOfAddress } from '#src/domain/search/saved/search-address.ts';
import { activeFilters } from '#src/domain/search/active-filters.ts';
import { DEFAULT_ORDER } from '#src/domain/search/list/list-order.ts';
import { listHref } from '#src/domain/search/list/list-route.ts';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { searchCriteria, searchName } from '#src/ui/filters/search-name.ts';
import { anyFilters } from '#tests/support/listings/search-filters.ts';

const searchAt = (address: string) => {
  const [path = '', query = ''] = address.split('?');
  const search = searchOfAddress(`/real-estate${path}`, query);
  if (!search) throw new Error(`${address} says no search`);
  return search;
};
const nameOf = (address: string) => searchName(searchAt(address), DEFAULT_LOCALE);

test.each([
  ['/list/on/toronto/downtown?beds=2&maxPrice=800000', 'Downtown, 2+ beds, to $800K'],
  ['/list/on/toronto?minPrice=500000&beds=2', 'Toronto, 2+ beds, from $500K'],
  ['/list/on/toronto?minPrice=500000&maxPrice=900000', 'Toronto, $500K – $900K'],
  ['/list/on/toronto', 'Toronto, for sale'],
  ['/list?type=lease', 'Canada, for lease'],
  ['/list/on/ottawa?type=lease&beds=1&home=condo-apt', 'Ottawa, for lease, condo apt, 1+ beds'],
  ['/list/on/toronto?home=semi-detached&show=sold', 'Toronto, sold within 90 days, semi-detached'],
  ['/list/on/toronto?keywords=Garden', 'Toronto, “Garden”'],
  ['/list/on/toronto?keywords=pool+sauna', 'Toronto, “pool” and “sauna”'],
  ['/list/on/toronto?keywords=pool+sauna&match=any', 'Toronto, “pool” or “sauna”'],
  ['/list/on/toronto?keywords=pool+table&match=phrase', 'Toronto, “pool table”'],
  ['/list/on/toronto?maxBeds=3', 'Toronto, up to 3 beds'],
  ['/list/on/toronto?beds=2&maxBeds=3', 'Toronto, 2 to 3 beds'],
  ['/list/on/toronto?beds=1&maxBeds=1', 'Toronto, 1 bed'],
  ['/map/toronto?baths=2', 'Toronto, 2+ baths'],
  ['/map/43.65;-79.38?z=12&beds=3', 'Map area, 3+ beds'],
  ['/map/43.65;-79.38?z=12&in=on/toronto/annex', 'Annex, for sale'],
  ['/map/43.65;-79.38?z=12&area=43.6*-79.4_43.7*-79.4_43.7*-79.3', 'Drawn area, for sale'],
  ['/list?area=43.6*-79.4_43.7*-79.4_43.7*-79.3&beds=2', 'Drawn area, 2+ beds'],
  [
    '/map/43.65;-79.38?z=12&area=43.6*-79.4_43.7*-79.4_43.7*-79.3&area=44*-80_44.1*-80_44*-79',
    '2 drawn areas, for sale',
  ],
])('%s is named %s', (address, name) => {
  expect(nameOf(address)).toBe(name);
});

const province = { code: 'ON', name: 'Ontario' } as const;
const anyPlace = fc.constantFrom(
  {},
  { province },
  { province, citySlug: 'toronto' },
  { province, citySlug: 'toronto', neighborhoodSlug: 'waterfront-communities-the-island' },
  { province, citySlug: 'a'.repeat(90) },
);
const anySearch = fc.record({ place: anyPlace, filters: anyFilters }).map((request) => {
  const href = listHref({ ...request, order: DEFAULT_ORDER, page: 1 });
  return searchAt(href.replace('/real-estate', ''));
});

test('any search has a name that can be saved unchanged', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const name = searchName(search, DEFAULT_LOCALE);
      expect(nameRule().parse(name)).toBe(name);
      expect(name.length).toBeLessThanOrEqual(CUSTOMER_LIMITS.searchName);
    }),
  );
});

test('a name depends only on the search and starts with its place', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const [path = '', query = ''] = search.address.split('?');
      const again = searchOfAddress(path, query);
      expect(again && searchName(again, DEFAULT_LOCALE)).toBe(searchName(search, DEFAULT_LOCALE));
      const [place = ''] = searchCriteria(search, DEFAULT_LOCALE);
      expect(searchName(search, DEFAULT_LOCALE).startsWith(place.slice(0, 40))).toBe(true);
    }),
  );
});

test('every active filter has a criterion, and one that does not fit is dropped whole', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const criteria = searchCriteria(search, DEFAULT_LOCALE);
      expect(criteria).toHaveLength(2 + activeFilters(search.filters).length);
      expect(new Set(criteria).size).toBe(criteria.length);
    }),
  );
  const long = nameOf('/list/on/toronto?beds=2&keywords=a+very+long+wish+for+a+garden+with+apples');
  expect(long).toBe('Toronto, 2+ beds');
});
