import { expect, test } from 'vitest';
import { ENGLISH_NAMES, FRENCH_NAMES } from '#src/demo-world/streets/names/name-words.ts';
import { streetLabel } from '#src/server/places/streets/street-label.ts';
import { roadNameOf } from '#src/demo-world/streets/names/road-name.ts';

test.each([
  ['Hurontario Street', 'Hurontario', 'Street'],
  ['The Queensway', 'The Queensway', ''],
  ['Rue Sherbrooke', 'Rue Sherbrooke', ''],
  ['16 Avenue North', '16 Avenue North', ''],
])('the road name %s is split into name and suffix', (whole, name, suffix) => {
  expect(roadNameOf(whole)).toEqual({ name, suffix });
});

test('a label omits the parts that a street does not have', () => {
  expect(streetLabel({ name: 'Alderbank', suffix: 'Road', direction: 'NW' })).toBe(
    'Alderbank Road NW',
  );
  expect(streetLabel({ name: 'Rue du Val', suffix: '', direction: null })).toBe('Rue du Val');
});

test('no invented street name occurs twice', () => {
  expect(new Set(ENGLISH_NAMES).size).toBe(ENGLISH_NAMES.length);
  expect(new Set(FRENCH_NAMES).size).toBe(FRENCH_NAMES.length);
});
