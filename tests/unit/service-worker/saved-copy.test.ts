import { expect, test } from 'vitest';
import {
  datedPage,
  datedReply,
  firstPhoto,
  homeOf,
  savedAtMs,
} from '#src/service-worker/saved-copy.ts';

const AT = Date.UTC(2026, 10, 23, 18, 0);

test('a saved page has its save time and its content security policy', async () => {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'content-encoding': 'br',
    'content-length': '7',
  });
  const copy = datedPage('<!doctype html><html lang="en-CA"><body>1</body></html>', headers, AT);
  expect(await copy.text()).toContain(
    '<html data-saved-at="2026-11-23T18:00:00.000Z" lang="en-CA">',
  );
  expect(copy.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(copy.headers.get('content-encoding')).toBeNull();
  expect(copy.headers.get('content-length')).toBeNull();
});

test('a saved reply has its original body and its save time', async () => {
  const copy = datedReply(new Blob(['{"count":3}']), new Headers({ etag: '"1"' }), AT);
  expect(await copy.json()).toEqual({ count: 3 });
  expect(savedAtMs(copy)).toBe(AT);
  expect(copy.headers.get('etag')).toBeNull();
});

test.each<[html: string, photo: string | undefined]>([
  [
    '<img alt="" src="/images/listings/2/C0/1.jpg?w=800&amp;f=webp">',
    '/images/listings/2/C0/1.jpg?w=800&f=webp',
  ],
  [
    '<img src="/images/art/a.jpg"><img src="/images/listings/2/C0/1.jpg">',
    '/images/listings/2/C0/1.jpg',
  ],
  ['<p>No photo</p>', undefined],
])('the first photo of %s is %s', (html, photo) => {
  expect(firstPhoto(html)).toBe(photo);
});

test('two addresses of one home identify the same home', () => {
  const long = '/real-estate/detail/on/toronto/10-maple-avenue/C0/2';
  expect(homeOf(long)).toBe(homeOf('/real-estate/detail/c0/2'));
});
