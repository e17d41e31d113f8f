import { randomBytes } from 'node:crypto';
import * as auth from '@aws-amplify/auth';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dataCipher } from '#src/server/encryption/data-cipher.ts';
import {
  encryptFactors,
  FACTOR_PURPOSE,
} from '#src/server/identity/second-factor/encrypt-factors.ts';
import { runAccountsTask } from '#src/server/identity/command/account-command.ts';
import { appCode } from '#tests/support/accounts/authenticator-app.ts';
import { identityService } from '#src/server/identity/service.ts';
import {
  addUser,
  aFactorCipher,
  call,
  codeFor,
  PASSWORD,
  signIn,
  type TestIdentity,
  tokensIn,
} from '#tests/support/accounts/identity/identity.ts';
import { connectAmplify, ourPool } from '#tests/support/accounts/identity/pool.ts';

const EMAIL = 'ada@example.ca';
const STEP_MS = 30_000;
const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;

let identity: TestIdentity;
beforeEach(async () => {
  const ours = await ourPool({ allowsPasswordFlow: true });
  identity = ours.identity;
  connectAmplify(ours.pool);
  addUser(identity, EMAIL);
});
afterEach(async () => {
  await auth.signOut();
  await identity.close();
});

const codeNow = (secret: string) => appCode(secret, identity.now().getTime());
const logIn = (password = PASSWORD) => auth.signIn({ username: EMAIL, password });
const give = (challengeResponse: string) => auth.confirmSignIn({ challengeResponse });
const subjects = () => identity.mailbox.list(EMAIL, 9).map(({ subject }) => subject);

/** Turns the second factor on, as the profile does, and signs out; returns the secret. */
async function turnedOn(): Promise<string> {
  await logIn();
  const { sharedSecret } = await auth.setUpTOTP();
  await auth.verifyTOTPSetup({ code: codeNow(sharedSecret) });
  await auth.updateMFAPreference({ totp: 'PREFERRED' });
  await auth.signOut();
  identity.advance(STEP_MS);
  return sharedSecret;
}

test('with the second factor on, login asks for a code and accepts the right one', async () => {
  const secret = await turnedOn();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect((await logIn()).nextStep).toEqual({ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' });
  await expect(auth.fetchUserAttributes()).rejects.toThrow();
  await expect(give('000000')).rejects.toMatchObject({ name: 'CodeMismatchException' });
  expect(await give(codeNow(secret))).toMatchObject({ isSignedIn: true });
  expect(await auth.fetchMFAPreference()).toEqual({ preferred: 'TOTP', enabled: ['TOTP'] });
  expect(subjects()).toContain('Logging in to Larchway now asks for a code');
});

test('a secret not yet verified with a code does not turn on the second factor', async () => {
  await logIn();
  const { sharedSecret } = await auth.setUpTOTP();
  await expect(auth.updateMFAPreference({ totp: 'PREFERRED' })).rejects.toMatchObject({
    name: 'InvalidParameterException',
  });
  await expect(auth.verifyTOTPSetup({ code: '000000' })).rejects.toMatchObject({
    name: 'EnableSoftwareTokenMFAException',
  });
  expect(await auth.fetchMFAPreference()).toEqual({ preferred: undefined, enabled: undefined });
  await auth.verifyTOTPSetup({ code: codeNow(sharedSecret) });
  await auth.signOut();
  expect(await logIn()).toMatchObject({ isSignedIn: true });
});

test('a code works once, and earlier codes stop working', async () => {
  const secret = await turnedOn();
  const early = codeNow(secret);
  const late = appCode(secret, identity.now().getTime(), 1);
  await logIn();
  await give(late);
  await auth.signOut();
  await logIn();
  for (const code of [late, early]) {
    await expect(give(code)).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Your software token has already been used once.',
    });
  }
  identity.advance(2 * STEP_MS);
  expect(await give(codeNow(secret))).toMatchObject({ isSignedIn: true });
});

test('a code verified on one server turns on the second factor on another', async () => {
  const { AccessToken } = tokensIn(await signIn(identity, EMAIL));
  const { body } = await call(identity, 'AssociateSoftwareToken', { AccessToken });
  const UserCode = codeNow(String(body['SecretCode']));
  expect((await call(identity, 'VerifySoftwareToken', { AccessToken, UserCode })).status).toBe(200);
  const { repository, settings } = identity;
  const clock = { now: identity.now };
  const other = await identityService({
    ...{ repository, settings, clock, deliver: () => undefined, cipher: aFactorCipher() },
  });
  const input = { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } };
  const turnOn = () => other.call('SetUserMFAPreference', input, { address: '127.0.0.1' });
  expect(await turnOn()).toEqual({});
  expect((await signIn(identity, EMAIL)).body['ChallengeName']).toBe('SOFTWARE_TOKEN_MFA');
});

test('a clock set back by a year locks nobody out, and a code still works once', async () => {
  identity.advance(YEAR_MS);
  const secret = await turnedOn();
  identity.advance(-YEAR_MS);
  const code = codeNow(secret);
  await logIn();
  expect(await give(code)).toMatchObject({ isSignedIn: true });
  await auth.signOut();
  await logIn();
  await expect(give(code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
});

test('a login that waits too long for its code has to start over', async () => {
  const secret = await turnedOn();
  await logIn();
  identity.advance(4 * MINUTE_MS);
  await expect(give(codeNow(secret))).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: expect.stringContaining('session is expired'),
  });
});

test('ten wrong codes block the right one for an hour', async () => {
  const secret = await turnedOn();
  await logIn();
  for (let tries = 0; tries < 10; tries += 1) {
    await expect(give('000000')).rejects.toMatchObject({ name: 'CodeMismatchException' });
  }
  const refusal = { name: 'NotAuthorizedException', message: 'Code attempts exceeded' };
  await expect(give(codeNow(secret))).rejects.toMatchObject(refusal);
  await logIn();
  await expect(give(codeNow(secret))).rejects.toMatchObject(refusal);
  identity.advance(61 * MINUTE_MS);
  await logIn();
  expect(await give(codeNow(secret))).toMatchObject({ isSignedIn: true });
});

test('turning the second factor off requires a recent code, not just an access token', async () => {
  const secret = await turnedOn();
  await logIn();
  await give(codeNow(secret));
  const off = () => auth.updateMFAPreference({ totp: 'DISABLED' });
  await expect(off()).rejects.toMatchObject({ name: 'InvalidParameterException' });
  await expect(auth.setUpTOTP()).rejects.toMatchObject({ name: 'InvalidParameterException' });
  identity.advance(STEP_MS);
  await auth.verifyTOTPSetup({ code: codeNow(secret) });
  identity.advance(6 * MINUTE_MS);
  await expect(off()).rejects.toMatchObject({ name: 'InvalidParameterException' });
  await auth.verifyTOTPSetup({ code: codeNow(secret) });
  await off();
  expect(subjects()).toContain('Logging in to Larchway no longer asks for a code');
  await auth.signOut();
  expect(await logIn()).toMatchObject({ isSignedIn: true });
});

test('resetting the password by email does not bypass the code', async () => {
  const secret = await turnedOn();
  await auth.resetPassword({ username: EMAIL });
  const newPassword = 'Another-Horse-2';
  const confirmationCode = codeFor(identity, EMAIL);
  await auth.confirmResetPassword({ username: EMAIL, newPassword, confirmationCode });
  expect((await logIn(newPassword)).isSignedIn).toBe(false);
  expect(await give(codeNow(secret))).toMatchObject({ isSignedIn: true });
});

test('a password change between the two steps ends the login', async () => {
  const secret = await turnedOn();
  const Session = (await signIn(identity, EMAIL)).body['Session'];
  await auth.resetPassword({ username: EMAIL });
  const confirmationCode = codeFor(identity, EMAIL);
  await auth.confirmResetPassword({
    ...{ username: EMAIL, newPassword: 'Another-Horse-2', confirmationCode },
  });
  const answer = await call(identity, 'RespondToAuthChallenge', {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session,
    ChallengeResponses: { USERNAME: EMAIL, SOFTWARE_TOKEN_MFA_CODE: codeNow(secret) },
  });
  expect(answer.body['message']).toContain('session is expired');
});

test.each(['SMSMfaSettings', 'EmailMfaSettings'])('this pool does not support %s', async (name) => {
  const { AccessToken } = tokensIn(await signIn(identity, EMAIL));
  const body = { AccessToken, [name]: { Enabled: true } };
  const answer = await call(identity, 'SetUserMFAPreference', body);
  expect(answer.body['__type']).toBe('InvalidParameterException');
});

test('stores the secret encrypted and deletes it with the account', async () => {
  const secret = await turnedOn();
  const { users, factors } = identity.repository;
  const user = users.withEmail(EMAIL)!;
  const storedFactor = factors.find(user.id);
  const text = Buffer.from(storedFactor?.secret ?? '', 'base64').toString('latin1');
  expect(storedFactor).toMatchObject({ isOn: true, newSecret: null });
  expect(JSON.stringify(storedFactor) + text).not.toContain(secret);
  users.remove(user.id);
  expect(factors.all()).toEqual([]);
});

test('a new key re-encrypts secrets of the former key and refuses unknown ones', async () => {
  const { repository } = identity;
  const { id: userId } = repository.users.withEmail(EMAIL)!;
  const [before, now] = [randomBytes(32), randomBytes(32)];
  const cipherOf = (current: Buffer, former?: Buffer) =>
    dataCipher({ current, former }, FACTOR_PURPOSE);
  const secret = cipherOf(before).encrypt(Buffer.from('s3cret'), userId).toString('base64');
  const factor = { userId, secret, newSecret: null, isOn: true, lastStep: 7 };
  repository.factors.put(factor);
  const refusal = encryptFactors(repository, cipherOf(now));
  expect(refusal).toEqual({ ok: false, error: expect.stringContaining('DATA_KEY_FORMER') });
  expect(repository.factors.find(userId)).toEqual(factor);
  expect(encryptFactors(repository, cipherOf(now, before)).ok).toBe(true);
  const storedFactor = repository.factors.find(userId);
  expect(storedFactor).toEqual({ ...factor, secret: expect.any(String) });
  const plain = cipherOf(now).decrypt(Buffer.from(storedFactor?.secret ?? '', 'base64'), userId);
  expect(plain).toEqual({ ok: true, value: Buffer.from('s3cret') });
});

test('an engineer can turn off the second factor for a user', async () => {
  await turnedOn();
  const turnOff = (email: string) =>
    runAccountsTask(identity.repository, { task: 'second-factor-off', email });
  expect(turnOff('nobody@example.ca')).toMatchObject({ ok: false });
  expect(turnOff('ADA@example.ca')).toMatchObject({ ok: true });
  expect(turnOff(EMAIL)).toEqual({
    ok: false,
    error: `The account of ${EMAIL} does not use a second factor. Nothing was changed.`,
  });
  expect(await logIn()).toMatchObject({ isSignedIn: true });
});
