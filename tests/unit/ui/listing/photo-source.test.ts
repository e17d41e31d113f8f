import { expect, test } from 'vitest';
import { photoSource } from '#src/ui/listing/photo-source.ts';

const OPEN = { displayAddressOnInternet: 'Y', displayPublic: 'Y' } as const;

test('a public photo has a plain source', () => {
  expect(photoSource(OPEN, '/images/a', '/images/a 1x')).toEqual({
    src: '/images/a',
    srcSet: '/images/a 1x',
  });
});

test('a photo for signed-in visitors waits for the script that has the token', () => {
  expect(photoSource({ ...OPEN, displayPublic: 'N' }, '/images/a', '/images/a 1x')).toEqual({
    'data-own': '',
    'data-own-src': '/images/a',
  });
});
