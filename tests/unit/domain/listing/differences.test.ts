import { expect, test } from 'vitest';
import { differencesOf } from '#src/domain/listing/differences.ts';

const HOME = { numBedrooms: 3, numBathrooms: 2, numGarageSpaces: 1, sqft: '1100-1500' };

test.each([
  ['the same rooms and size', HOME, []],
  ['one more bedroom', { ...HOME, numBedrooms: 4 }, [{ kind: 'beds', more: 1 }]],
  ['fewer bathrooms', { ...HOME, numBathrooms: 1 }, [{ kind: 'baths', more: -1 }]],
  ['no garage', { ...HOME, numGarageSpaces: null }, [{ kind: 'garage', more: -1 }]],
  ['a larger size', { ...HOME, sqft: 1502 }, [{ kind: 'sqft', more: 200 }]],
  ['an unknown size', { ...HOME, sqft: null }, []],
  ['a size range from zero', { ...HOME, sqft: '0-499' }, []],
  ['unknown rooms', { ...HOME, numBedrooms: null, numBathrooms: null }, []],
])('a home with %s has the matching differences', (_, other, differences) => {
  expect(differencesOf(HOME, other)).toEqual(differences);
});
