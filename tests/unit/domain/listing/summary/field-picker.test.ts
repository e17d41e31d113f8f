import { expect, test } from 'vitest';
import { fieldPicker } from '#src/domain/listing/summary/field-picker.ts';

const LISTING = {
  mlsNumber: 'W1',
  address: { city: 'Toronto', area: 'West', zip: null },
  images: ['1.jpg', '2.jpg', '3.jpg'],
  details: { sqft: '900', extras: 'none' },
};

test.each([
  [['mlsNumber'], { mlsNumber: 'W1' }],
  [['address'], { address: LISTING.address }],
  [['address.*'], { address: LISTING.address }],
  [['address.city'], { address: { city: 'Toronto' } }],
  [['address.city', 'address'], { address: LISTING.address }],
  [['address', 'address.city'], { address: LISTING.address }],
  [['address.city', 'details.sqft'], { address: { city: 'Toronto' }, details: { sqft: '900' } }],
  [['images[2]'], { images: ['1.jpg', '2.jpg'] }],
  [['mlsNumber[2]'], { mlsNumber: 'W1' }],
  [['address.zip.first'], { address: { zip: null } }],
  [['__proto__', 'toString', 'address.constructor', 'no.such'], { address: {} }],
])('picking %j returns only those fields', (fields, pickedFields) => {
  expect(fieldPicker(fields)(LISTING)).toEqual(pickedFields);
});

test('a restricted listing is returned whole, as is any listing without a field list', () => {
  const restricted = { mlsNumber: 'W2', restricted: true };
  expect(fieldPicker(['address'])(restricted)).toBe(restricted);
  expect(fieldPicker(undefined)(LISTING)).toBe(LISTING);
});

test('picking does not modify the listing', () => {
  const before = structuredClone(LISTING);
  fieldPicker(['address', 'address.city', 'images[1]', 'details.extras'])(LISTING);
  expect(LISTING).toEqual(before);
});
