import { expect, test } from 'vitest';
import { hasActiveSession } from '#src/domain/account/auth/flag.ts';

test.each([
  ['', false],
  ['activeSession=true', true],
  ['activeSession=false', false],
  ['a=1; activeSession=true; b=2', true],
  ['a=1;activeSession=true', true],
  ['notactiveSession=true', false],
  ['activeSession=truely', false],
])('the cookies %j indicate a session: %s', (cookies, isActive) => {
  expect(hasActiveSession(cookies)).toBe(isActive);
});
