import { expect, test } from 'vitest';
import { fieldConditions } from '#src/domain/search/field-conditions.ts';
import { aFilter } from '#tests/support/listings/filters.ts';

const conditionsOf = (filter: Parameters<typeof aFilter>[0]) =>
  fieldConditions(aFilter(filter)).slice(1);

test('words are compared in the form that listings store', () => {
  expect(conditionsOf({ city: ["St. John's"], state: ['Ontario'], zip: ['m4e 2b7'] })).toEqual([
    { fields: ['city'], keys: [['st-johns']] },
    { fields: ['state'], keys: [['ON']] },
    { fields: ['zip'], keys: [['M4E2B7']] },
  ]);
});

test('the ends of a range form one condition', () => {
  expect(conditionsOf({ minPrice: 5, maxPrice: 9, maxSqft: 700 })).toEqual([
    { fields: ['listPrice'], min: 5, max: 9 },
    { fields: ['sqft'], max: 700 },
  ]);
});

test('days are numbers, and a date covers its whole day', () => {
  expect(conditionsOf({ minListDate: '1970-01-03' })).toEqual([{ fields: ['listDay'], min: 2 }]);
  expect(conditionsOf({ minUpdatedOn: '1970-01-02', maxUpdatedOn: '1970-01-02' })).toEqual([
    { fields: ['updatedSecond'], min: 86_400, max: 172_799 },
  ]);
});

test('a word searched in two fields is compared in the form of each', () => {
  expect(conditionsOf({ propertyTypeOrStyle: ['Condo Apt'] })).toEqual([
    { fields: ['propertyType', 'style'], keys: [['condo apt'], ['condo apt']] },
  ]);
});

test('empty values, places and keywords give no field conditions', () => {
  expect(conditionsOf({ city: [], search: 'lake', lat: 1 })).toEqual([]);
});

test('an unknown field is refused', () => {
  const filter = { status: ['A' as const], minPrise: 5 };
  expect(() => fieldConditions(filter)).toThrow(RangeError);
});
