import { expect, test } from 'vitest';
import { readImageCdn } from '#src/domain/listing/photos/image-cdn.ts';
import { contentSecurityPolicy } from '#src/hosting/content-security-policy.ts';

const policy = (url: string) =>
  contentSecurityPolicy({ inlineScripts: [], env: { PUBLIC_IMAGE_CDN_URL: url } }).directives;

test.each(['https://cdn.example.ca', 'https://cdn.example.ca/larchway'])(
  '%s is a valid image CDN and allowed by the image policy',
  (url) => {
    expect(readImageCdn({ PUBLIC_IMAGE_CDN_URL: url })).toEqual({ ok: true, value: url });
    expect(policy(url)).toContain("img-src 'self' data: blob: https://cdn.example.ca");
  },
);

test('without the setting there is no image CDN', () => {
  expect(readImageCdn({ PUBLIC_IMAGE_CDN_URL: '' })).toEqual({ ok: true, value: undefined });
  expect(policy('')).toContain("img-src 'self' data: blob:");
});

test.each([
  'http://cdn.example.ca',
  'https://cdn.example.ca/',
  'https://a:b@c.ca',
  'cdn',
  'https://c.ca?x=1',
  'https://c.ca/a b',
  ' https://c.ca',
])('%s is refused', (url) => {
  expect(readImageCdn({ PUBLIC_IMAGE_CDN_URL: url }).ok).toBe(false);
  expect(() => policy(url)).toThrow(/^PUBLIC_IMAGE_CDN_URL must be/);
});
