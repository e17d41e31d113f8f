import { expect, test } from 'vitest';
import { sessionCookie } from '#src/domain/account/auth/session-cookie.ts';

test('the flag is kept for the whole site, and to https where the site is', () => {
  expect(sessionCookie(true, { https: false })).toBe(
    'activeSession=true; Path=/; SameSite=Lax; Max-Age=2592000',
  );
  expect(sessionCookie(false, { https: true })).toMatch(/^activeSession=false; .*; Secure$/);
  expect(sessionCookie(true, { https: true, domain: 'example.ca' })).toMatch(
    /; Domain=example\.ca; Secure$/,
  );
});
