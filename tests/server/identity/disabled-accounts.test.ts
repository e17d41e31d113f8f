import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readAccountsTask, runAccountsTask } from '#src/server/identity/command/account-command.ts';
import { appCode } from '#tests/support/accounts/authenticator-app.ts';
import {
  addUser,
  anIdentity,
  call,
  codeFor,
  signIn,
  type TestIdentity,
  tokensIn,
} from '#tests/support/accounts/identity/identity.ts';

const EMAIL = 'ada@example.ca';
const DISABLED = { __type: 'NotAuthorizedException', message: 'User is disabled.' };

let identity: TestIdentity;
beforeEach(async () => {
  identity = await anIdentity({ allowsPasswordFlow: true });
  addUser(identity, EMAIL);
});
afterEach(() => identity.close());

const run = (task: 'disable' | 'enable', email = EMAIL) =>
  runAccountsTask(identity.repository, { task, email });

test('a disabled account cannot log in until it is enabled again', async () => {
  expect(run('disable', 'ADA@example.ca')).toMatchObject({ ok: true });
  expect(await signIn(identity, EMAIL)).toEqual({ status: 400, body: DISABLED });
  expect(run('enable')).toMatchObject({ ok: true });
  expect((await signIn(identity, EMAIL)).status).toBe(200);
});

test('without the password, nobody learns that an account is disabled', async () => {
  run('disable');
  const wrong = await signIn(identity, EMAIL, 'Wrong-Horse-1');
  expect(wrong.body).toEqual((await signIn(identity, 'nobody@example.ca')).body);
});

test('disabling an account ends its sessions at once', async () => {
  const tokens = tokensIn(await signIn(identity, EMAIL));
  run('disable');
  const { AccessToken, RefreshToken } = tokens;
  expect((await call(identity, 'GetUser', { AccessToken })).status).toBe(400);
  const refresh = await call(identity, 'GetTokensFromRefreshToken', { RefreshToken });
  expect(refresh.status).toBe(400);
  run('enable');
  expect((await call(identity, 'GetTokensFromRefreshToken', { RefreshToken })).status).toBe(400);
});

test('a log-in that waits for a code of the app ends with the account', async () => {
  const { AccessToken } = tokensIn(await signIn(identity, EMAIL));
  const { body } = await call(identity, 'AssociateSoftwareToken', { AccessToken });
  const codeNow = () => appCode(String(body['SecretCode']), identity.now().getTime());
  await call(identity, 'VerifySoftwareToken', { AccessToken, UserCode: codeNow() });
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await call(identity, 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
  identity.advance(60_000);
  const { Session } = (await signIn(identity, EMAIL)).body;
  run('disable');
  const ChallengeResponses = { USERNAME: EMAIL, SOFTWARE_TOKEN_MFA_CODE: codeNow() };
  const answer = { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session, ChallengeResponses };
  expect((await call(identity, 'RespondToAuthChallenge', answer)).body).toEqual(DISABLED);
});

test('a new password does not enable an account', async () => {
  run('disable');
  await call(identity, 'ForgotPassword', { Username: EMAIL });
  const ConfirmationCode = codeFor(identity, EMAIL);
  const Password = 'Another-Horse-2';
  await call(identity, 'ConfirmForgotPassword', { Username: EMAIL, ConfirmationCode, Password });
  expect((await signIn(identity, EMAIL, Password)).body).toEqual(DISABLED);
});

describe('the command', () => {
  test.each([
    [['disable', EMAIL], { task: 'disable', email: EMAIL }],
    [['enable', EMAIL], { task: 'enable', email: EMAIL }],
    [['second-factor-off', EMAIL], { task: 'second-factor-off', email: EMAIL }],
    [['disable'], undefined],
    [['disable', EMAIL, 'more'], undefined],
    [['delete', EMAIL], undefined],
    [['toString', EMAIL], undefined],
    [[], undefined],
  ])('reads %j', (args, task) => {
    expect(readAccountsTask(args)).toEqual(task);
  });

  test('says what changed, and what did not', () => {
    expect(run('disable', 'nobody@example.ca')).toEqual({
      ok: false,
      error: 'There is no account for nobody@example.ca. Nothing was changed.',
    });
    expect(run('enable')).toEqual({
      ok: false,
      error: `The account of ${EMAIL} is not disabled. Nothing was changed.`,
    });
    expect(run('disable')).toEqual({
      ok: true,
      value: `The account of ${EMAIL} can no longer log in, and its sessions have ended.`,
    });
    expect(run('disable')).toEqual({
      ok: false,
      error: `The account of ${EMAIL} is already disabled. Nothing was changed.`,
    });
    expect(run('enable')).toEqual({
      ok: true,
      value: `The account of ${EMAIL} can log in again.`,
    });
  });
});
