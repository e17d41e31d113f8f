import { expect, test } from 'vitest';
import { authenticatorLink } from '#src/domain/account/auth/authenticator-link.ts';

test('an authenticator app reads the account and the secret, whatever characters the email has', () => {
  const link = authenticatorLink({
    issuer: 'Larchway',
    account: 'ada+homes?&#@example.ca',
    secret: 'MZXW6YTB',
  });
  const { protocol, host, pathname, searchParams } = new URL(link);
  expect([protocol, host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(pathname)).toBe('/Larchway:ada+homes?&#@example.ca');
  expect(Object.fromEntries(searchParams)).toEqual({ secret: 'MZXW6YTB', issuer: 'Larchway' });
});
