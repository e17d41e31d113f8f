import { expect, test } from 'vitest';
import { VALUED_TYPES } from '#src/contract/listings/valued-homes.ts';
import { boardTypesOf, valuedTypeOf } from '#src/domain/market/valuation/valued-types.ts';

test.each([
  ['Detached', 'detached'],
  ['att/row/townhouse', 'townhouse'],
  ['Co-Op Apt', 'condo-apt'],
  ['Triplex', 'multiplex'],
  ['Vacant Land', undefined],
  [null, undefined],
])('%s is valued as %s', (propertyType, type) => {
  expect(valuedTypeOf(propertyType)).toBe(type);
});

test('every valued type is recognized by each of its board terms', () => {
  for (const type of VALUED_TYPES) {
    expect(boardTypesOf(type).map(valuedTypeOf)).toEqual(boardTypesOf(type).map(() => type));
  }
});
