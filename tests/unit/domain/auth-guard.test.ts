import { expect, test } from 'vitest';
import { guardedTo } from '#src/domain/auth-guard.ts';

const path = '/real-estate/auth/profile';

test('a signed-in user is sent home from a page for visitors', () => {
  expect(guardedTo('public-only', { isSignedIn: true, path })).toBe('/real-estate/');
  expect(guardedTo('public-only', { isSignedIn: false, path })).toBeUndefined();
});

test('a visitor is sent from a private page to the login, with a way back', () => {
  expect(guardedTo('private', { isSignedIn: true, path })).toBeUndefined();
  expect(guardedTo('private', { isSignedIn: false, path })).toBe(
    '/real-estate/auth/login?redirect=%2Freal-estate%2Fauth%2Fprofile',
  );
});
