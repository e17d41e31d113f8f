import { expect, test } from 'vitest';
import { getImage } from '#src/contract/images/images.ts';
import { PICTURES_VERSION } from '#src/contract/images/picture-version.ts';
import { photoSourceSet, photoUrl } from '#src/domain/listing/photo.ts';

const KEY = 'listings/2/C9000001/1.jpg';

test('the address of a photo carries the version of the drawings', () => {
  const url = new URL(photoUrl(KEY, 800), 'http://localhost');
  expect(url.pathname).toBe(`/images/${KEY}`);
  expect(url.searchParams.get('t')).toBe(`v${PICTURES_VERSION}`);
});

test('the query of a photo is one that the contract accepts', () => {
  const url = new URL(photoUrl(KEY, 350), 'http://localhost');
  const query = getImage.query.parse(Object.fromEntries(url.searchParams));
  expect(query).toMatchObject({ w: 350, f: 'webp' });
});

test('both widths of a photo are offered', () => {
  expect(photoSourceSet(KEY)).toBe(`${photoUrl(KEY, 350)} 1x, ${photoUrl(KEY, 800)} 2x`);
});
