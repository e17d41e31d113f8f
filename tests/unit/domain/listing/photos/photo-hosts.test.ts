import { expect, test } from 'vitest';
import {
  isLocalHost,
  photoAddress,
  readPhotoHosts,
} from '#src/domain/listing/photos/photo-hosts.ts';

test.each([
  ['ddfcdn.realtor.ca', ['ddfcdn.realtor.ca']],
  [' A.example , *.b.example', ['a.example', '*.b.example']],
  ['localhost:4421', ['localhost:4421']],
  ['127.0.0.1:80', ['127.0.0.1:80']],
])('%j is read as hosts', (text, hosts) => {
  expect([...(readPhotoHosts(text) ?? [])]).toEqual(hosts);
});

test.each([
  '',
  'a',
  '*',
  '*.',
  'localhost',
  '10.0.0.1',
  '127.0.0.1',
  '169.254.169.254',
  'a.example:8080',
  'https://a.example',
  'a.example/photos',
  'a.example,,b.example',
  '[::1]:80',
])('%j is refused', (text) => {
  expect(readPhotoHosts(text)).toBeUndefined();
});

test('a wildcard matches all subdomains but not the domain itself', () => {
  const hosts = new Set(['*.b.example']);
  expect(photoAddress('https://a.b.example/1', hosts)?.href).toBe('https://a.b.example/1');
  expect(photoAddress('https://x.a.b.example/1', hosts)).toBeDefined();
  expect(photoAddress('https://b.example/1', hosts)).toBeUndefined();
  expect(photoAddress('https://ab.example/1', hosts)).toBeUndefined();
});

test('a local port is allowed only where it is named', () => {
  const hosts = new Set(['localhost:4421', 'a.example']);
  expect(photoAddress('http://localhost:4421/1', hosts)).toBeDefined();
  expect(photoAddress('http://localhost:4422/1', hosts)).toBeUndefined();
  expect(photoAddress('http://127.0.0.1:4421/1', hosts)).toBeUndefined();
  expect(isLocalHost(new URL('https://a.example/'), hosts)).toBe(false);
});
