import { expect, test } from 'vitest';
import { afterLogOutPath, guardRedirect } from '#src/domain/account/auth/guard.ts';

const path = '/real-estate/auth/profile';

test('a signed-in user is redirected home from a page for visitors', () => {
  expect(guardRedirect('public-only', { isSignedIn: true, path })).toBe('/real-estate/');
  expect(guardRedirect('public-only', { isSignedIn: false, path })).toBeUndefined();
});

test('a visitor is redirected from a private page to log-in with a return path', () => {
  expect(guardRedirect('private', { isSignedIn: true, path })).toBeUndefined();
  expect(guardRedirect('private', { isSignedIn: false, path })).toBe(
    '/real-estate/auth/login?redirect=%2Freal-estate%2Fauth%2Fprofile',
  );
});

test.each([
  ['/real-estate/auth/profile', '/real-estate/auth/login'],
  ['/real-estate/application', '/real-estate/auth/login'],
  ['/real-estate/', undefined],
  ['/real-estate/list/on/toronto', undefined],
])('logging out on %s leads to %s', (path, to) => {
  expect(afterLogOutPath(path)).toBe(to);
});
