import { expect, test } from 'vitest';
import { readSessionDomain } from '#src/domain/account/auth/session-domain.ts';

const readDomain = (PUBLIC_SESSION_DOMAIN: string, siteOrigin?: string) =>
  readSessionDomain({ PUBLIC_SESSION_DOMAIN }, siteOrigin);

test('without a domain the cookie is limited to the host', () => {
  expect(readSessionDomain({})).toEqual({ ok: true, value: undefined });
  expect(readDomain('')).toEqual({ ok: true, value: undefined });
});

test.each([
  ['example.ca', 'https://example.ca'],
  ['example.ca', 'https://www.example.ca'],
  ['homes.example.ca', 'https://www.homes.example.ca:8443'],
  ['example.ca', undefined],
])('%s is a valid cookie domain of %s', (domain, origin) => {
  expect(readDomain(domain, origin)).toEqual({ ok: true, value: domain });
});

test.each([
  ['localhost', undefined],
  ['.example.ca', undefined],
  ['https://example.ca', undefined],
  ['example.ca; Secure', undefined],
  ['example.ca', 'https://example.com'],
  ['example.ca', 'https://notexample.ca'],
  ['www.example.ca', 'https://example.ca'],
])('%s is not a valid cookie domain of %s', (domain, origin) => {
  expect(readDomain(domain, origin)).toEqual({
    ok: false,
    error: [{ name: 'PUBLIC_SESSION_DOMAIN', sentence: expect.stringContaining(' must be ') }],
  });
});
