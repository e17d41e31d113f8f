import * as auth from '@aws-amplify/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser, PASSWORD, type TestIdentity } from '#tests/support/accounts/identity/identity.ts';
import { connectAmplify, ourPool, type Pool } from '#tests/support/accounts/identity/pool.ts';

// States that only an administrator of the pool can cause.

const HOUR_MS = 60 * 60_000;

let identity: TestIdentity;
let pool: Pool;
beforeAll(async () => {
  ({ identity, pool } = await ourPool({}));
  connectAmplify(pool);
});
afterAll(() => identity.close());

function addTemporary(email: string) {
  const temporaryUntilMs = identity.now().getTime() + HOUR_MS;
  return addUser(identity, email, { status: 'FORCE_CHANGE_PASSWORD', temporaryUntilMs });
}

test('a temporary password requires choosing a new password', async () => {
  addTemporary('tom@example.ca');
  const first = await auth.signIn({ username: 'tom@example.ca', password: PASSWORD });
  expect(first.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
  await expect(auth.confirmSignIn({ challengeResponse: 'weak' })).rejects.toMatchObject({
    name: 'InvalidPasswordException',
  });
  const second = await auth.confirmSignIn({
    challengeResponse: 'My-Own-Horse-1',
    options: { userAttributes: { given_name: 'Tom' } },
  });
  expect(second.isSignedIn).toBe(true);
  expect(await auth.fetchUserAttributes()).toMatchObject({ given_name: 'Tom' });
  await auth.signOut();
  const again = await auth.signIn({ username: 'tom@example.ca', password: 'My-Own-Horse-1' });
  expect(again.isSignedIn).toBe(true);
  await auth.signOut();
});

test('a temporary password expires', async () => {
  addTemporary('tim@example.ca');
  identity.advance(HOUR_MS);
  await expect(
    auth.signIn({ username: 'tim@example.ca', password: PASSWORD }),
  ).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: expect.stringContaining('Temporary password has expired'),
  });
});

test('a password that must be reset leads to the reset step', async () => {
  addUser(identity, 'una@example.ca', { status: 'RESET_REQUIRED' });
  const { nextStep } = await auth.signIn({ username: 'una@example.ca', password: PASSWORD });
  expect(nextStep.signInStep).toBe('RESET_PASSWORD');
  await auth.resetPassword({ username: 'una@example.ca' });
  await auth.confirmResetPassword({
    username: 'una@example.ca',
    newPassword: 'My-Own-Horse-1',
    confirmationCode: await pool.codeFor('una@example.ca'),
  });
  const again = await auth.signIn({ username: 'una@example.ca', password: 'My-Own-Horse-1' });
  expect(again.isSignedIn).toBe(true);
  await auth.signOut();
});

test('an unknown client gets ResourceNotFoundException', async () => {
  connectAmplify({ ...pool, userPoolClientId: 'another' });
  await expect(
    auth.signIn({ username: 'tom@example.ca', password: PASSWORD }),
  ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  connectAmplify(pool);
});

test('the client library logs in with passwords of any characters', async () => {
  const passwords = [
    'Ångström 99!',
    '🏡 Maison 1é',
    `Aa1 ${'\u{10ffff}'.repeat(40)}`,
    'Nul\u0000l-9x',
  ];
  for (const [at, password] of passwords.entries()) {
    const email = `any${at}@example.ca`;
    identity.service.addUser({ email, password, attributes: {} });
    const { isSignedIn } = await auth.signIn({ username: email, password });
    expect(isSignedIn).toBe(true);
    await auth.signOut();
    await expect(auth.signIn({ username: email, password: `${password}x` })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  }
});
