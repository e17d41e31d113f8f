import { expect, test } from 'vitest';
import { sessionCookie } from '#src/domain/account/auth/session-cookie.ts';

test('the flag cookie covers the whole site and is Secure over https', () => {
  expect(sessionCookie(true, { https: false })).toBe(
    'activeSession=true; Path=/; SameSite=Lax; Max-Age=2592000',
  );
  expect(sessionCookie(false, { https: true })).toMatch(/^activeSession=false; .*; Secure$/);
  expect(sessionCookie(true, { https: true, domain: 'example.ca' })).toMatch(
    /; Domain=example\.ca; Secure$/,
  );
});
