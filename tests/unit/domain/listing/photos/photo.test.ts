import { expect, test, vi } from 'vitest';
import { getImage } from '#src/contract/images/images.ts';
import { PICTURES_VERSION } from '#src/contract/images/picture-version.ts';
import { photoSourceSet, photoUrl, thumbnailUrl } from '#src/domain/listing/photos/photo.ts';

const KEY = 'listings/2/C9000001/1.jpg';

test('the address of a photo contains the version of the drawings', () => {
  const url = new URL(photoUrl(KEY, 800), 'http://localhost');
  expect(url.pathname).toBe(`/images/${KEY}`);
  expect(url.searchParams.get('t')).toBe(`v${PICTURES_VERSION}`);
});

test.each([
  [220, 'small'],
  [350, 'small'],
  [800, 'medium'],
  [1600, 'large'],
] as const)('a photo %d px wide is requested in class %s', (w, sizeClass) => {
  const url = new URL(photoUrl(KEY, w), 'http://localhost');
  const query = getImage.query.parse(Object.fromEntries(url.searchParams));
  expect(query).toMatchObject({ w, class: sizeClass, f: 'webp' });
});

test.each([350, 800, 1600] as const)('the thumbnail of a photo %d px wide is 220 px wide', (w) => {
  expect(thumbnailUrl(photoUrl(KEY, w))).toBe(photoUrl(KEY, 220));
});

test('both widths of a photo are offered', () => {
  expect(photoSourceSet(KEY)).toBe(`${photoUrl(KEY, 350)} 1x, ${photoUrl(KEY, 800)} 2x`);
});

test('photos come from the image CDN, and those for signed-in visitors from this site', async () => {
  vi.stubEnv('PUBLIC_IMAGE_CDN_URL', 'https://cdn.example.ca');
  vi.resetModules();
  const photos = await import('#src/domain/listing/photos/photo.ts');
  const { ownPhotoUrl } = await import('#src/domain/listing/photos/image-address.ts');
  const ours = photoUrl(KEY, 800);
  const theirs = photos.photoUrl(KEY, 800);
  expect(theirs).toBe(ours.replace('/images/', 'https://cdn.example.ca/'));
  expect(photos.ogPhotoUrl(KEY)).toMatch(/^https:\/\/cdn\.example\.ca\/listings\//);
  expect(photos.thumbnailUrl(theirs)).toBe(photos.photoUrl(KEY, 220));
  expect(photos.artUrl('a', 800, 'webp')).toMatch(/^\/images\/art\//);
  expect(ownPhotoUrl(theirs)).toBe(ours);
  vi.unstubAllEnvs();
});
