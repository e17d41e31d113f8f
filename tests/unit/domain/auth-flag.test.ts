import { expect, test } from 'vitest';
import { hasActiveSession, sessionFlag } from '#src/domain/auth-flag.ts';

test.each([
  ['', false],
  ['activeSession=true', true],
  ['activeSession=false', false],
  ['a=1; activeSession=true; b=2', true],
  ['a=1;activeSession=true', true],
  ['notactiveSession=true', false],
  ['activeSession=truely', false],
])('the cookies %j tell of a session: %s', (cookies, isActive) => {
  expect(hasActiveSession(cookies)).toBe(isActive);
});

test('the flag is kept for the whole site, and to https where the site is', () => {
  expect(sessionFlag(true, { https: false })).toBe(
    'activeSession=true; Path=/; SameSite=Lax; Max-Age=2592000',
  );
  expect(sessionFlag(false, { https: true })).toMatch(/^activeSession=false; .*; Secure$/);
  expect(sessionFlag(true, { https: true, domain: 'example.ca' })).toMatch(
    /; Domain=example\.ca; Secure$/,
  );
});
