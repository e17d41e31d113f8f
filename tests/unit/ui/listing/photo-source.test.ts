import { expect, test, vi } from 'vitest';
import { photoSource } from '#src/ui/listing/photo-source.ts';

const OPEN = { displayAddressOnInternet: 'Y', displayPublic: 'Y' } as const;

test('a photo for everyone is taken from its address', () => {
  expect(photoSource(OPEN, '/images/a', '/images/a 1x')).toEqual({
    src: '/images/a',
    srcSet: '/images/a 1x',
  });
});

test('a photo for signed-in viewers waits for the script that has their token', () => {
  expect(photoSource({ ...OPEN, displayPublic: 'N' }, '/images/a', '/images/a 1x')).toEqual({
    'data-own': '',
    'data-own-src': '/images/a',
  });
});

test('an image CDN is asked for the photos that everyone may see, and for no other', () => {
  vi.stubEnv('PUBLIC_IMAGE_CDN_URL', 'https://cdn.example.ca');
  const [url, set] = ['/images/listings/a', '/images/listings/a 1x, /images/listings/b 2x'];
  expect(photoSource(OPEN, url, set)).toEqual({
    src: 'https://cdn.example.ca/listings/a',
    srcSet: 'https://cdn.example.ca/listings/a 1x, https://cdn.example.ca/listings/b 2x',
  });
  expect(photoSource({ ...OPEN, displayPublic: 'N' }, url, set)).toMatchObject({
    'data-own-src': url,
  });
  vi.unstubAllEnvs();
});
