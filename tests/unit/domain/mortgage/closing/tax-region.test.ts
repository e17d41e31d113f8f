import { expect, test } from 'vitest';
import { placeOfRegion, taxRegionOf } from '#src/domain/mortgage/closing/tax-region.ts';

test('Toronto is a city of Ontario, and every other region is a province', () => {
  expect(placeOfRegion('ON-toronto')).toEqual({ province: 'ON', city: 'toronto' });
  expect(placeOfRegion('BC')).toEqual({ province: 'BC', city: '' });
});

test.each([
  ['Ontario', 'Toronto', 'ON-toronto'],
  ['on', ' TORONTO', 'ON-toronto'],
  ['ON', 'Ottawa', 'ON'],
  ['Québec', 'Toronto', 'QC'],
  ['Ohio', 'Toronto', null],
])('a home in %s, %s is taxed by the rules of %s', (state, city, region) => {
  expect(taxRegionOf(state, city)).toBe(region);
});
