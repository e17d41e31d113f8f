import { afterEach, beforeEach, expect, test } from 'vitest';
import { noAccountEmails } from '#src/server/identity/mail/account-mailer.ts';
import { identityService } from '#src/server/identity/service.ts';
import { deviceOf, homeNetworkOf } from '#src/server/identity/sessions/device.ts';
import {
  addUser,
  aFactorCipher,
  anIdentity,
  call,
  codeFor,
  PASSWORD,
  signIn,
  type TestIdentity,
  tokensIn,
} from '#tests/support/accounts/identity/identity.ts';

// The owner of an account gets a notice of everything a thief of it would do.

const ADA = 'ada@example.ca';
const NEW_PASSWORD = 'Another-Horse-2';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const NEXT_CHROME = CHROME.replace('140', '141');
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const HOME = { userAgent: CHROME, address: '203.0.113.7' };

let identity: TestIdentity;
beforeEach(async () => {
  identity = await anIdentity({ allowsPasswordFlow: true });
  addUser(identity, ADA);
});
afterEach(() => identity.close());

const subjects = (to = ADA) => identity.mailbox.list(to, 100).map(({ subject }) => subject);
const tokens = async (visitor = HOME) => tokensIn(await signIn(identity, ADA, PASSWORD, visitor));
const NEW_DEVICE = 'New login to your Larchway account';
const CHANGED = 'Your Larchway password was changed';

test('notifies the owner of a password change', async () => {
  const { AccessToken } = await tokens();
  const change = { PreviousPassword: PASSWORD, ProposedPassword: NEW_PASSWORD };
  expect(await call(identity, 'ChangePassword', { AccessToken, ...change })).toMatchObject({
    status: 200,
  });
  expect(subjects()).toEqual([CHANGED]);
});

test('sends no notice when the password stays the same', async () => {
  const { AccessToken } = await tokens();
  const change = { PreviousPassword: 'Wrong-Horse-1', ProposedPassword: NEW_PASSWORD };
  await call(identity, 'ChangePassword', { AccessToken, ...change });
  expect(subjects()).toEqual([]);
});

test('notifies the owner of a password reset in the language of the account', async () => {
  const user = identity.repository.users.withEmail(ADA);
  if (user) identity.repository.users.put({ ...user, attributes: { locale: 'fr-CA' } });
  await call(identity, 'ForgotPassword', { Username: ADA });
  const reset = { ConfirmationCode: codeFor(identity, ADA), Password: NEW_PASSWORD };
  expect(await call(identity, 'ConfirmForgotPassword', { Username: ADA, ...reset })).toMatchObject({
    status: 200,
  });
  expect(subjects()[0]).toBe('Votre mot de passe Larchway a été changé');
});

test('notifies the old address of an email change', async () => {
  const { AccessToken } = await tokens();
  const email = { Name: 'email', Value: 'new@example.ca' };
  await call(identity, 'UpdateUserAttributes', { AccessToken, UserAttributes: [email] });
  expect(subjects()).toEqual([]);
  const Code = codeFor(identity, 'new@example.ca');
  const verify = { AccessToken, AttributeName: 'email', Code };
  expect(await call(identity, 'VerifyUserAttribute', verify)).toMatchObject({ status: 200 });
  expect(subjects()).toEqual(['Your Larchway email address was changed']);
  expect(subjects('new@example.ca')).toHaveLength(1);
});

test('sends no notice for the first login or one from a known browser and network', async () => {
  await tokens();
  await tokens();
  // An updated browser, at another address of the same network.
  await tokens({ userAgent: NEXT_CHROME, address: '203.0.200.9' });
  expect(subjects()).toEqual([]);
});

test.each([
  ['another browser', { ...HOME, userAgent: SAFARI }, 'Safari, iPhone'],
  ['another network', { ...HOME, address: '198.51.100.4' }, 'Chrome, Windows'],
])('notifies the owner once of a login from %s', async (_, visitor, device) => {
  await tokens();
  await tokens(visitor);
  await tokens(visitor);
  expect(subjects()).toEqual([NEW_DEVICE]);
  expect(identity.mailbox.list(ADA, 1)[0]?.text).toContain(`(${device})`);
});

test('notifies the owner of a login after a long inactivity', async () => {
  identity.advance(400 * 24 * 60 * 60_000);
  await tokens();
  expect(subjects()).toEqual([NEW_DEVICE]);
});

test('sends no notice for a login with a wrong password', async () => {
  await tokens();
  await signIn(identity, ADA, 'Wrong-Horse-1', { ...HOME, userAgent: SAFARI });
  expect(subjects()).toEqual([]);
});

test('users can log in when no email can be sent', async () => {
  const { repository, settings, now } = identity;
  const deliver = noAccountEmails;
  const cipher = aFactorCipher();
  const service = await identityService({ repository, settings, clock: { now }, deliver, cipher });
  identity.advance(400 * 24 * 60 * 60_000);
  const parameters = { USERNAME: ADA, PASSWORD };
  const body = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: parameters };
  const caller = { address: '203.0.113.7' };
  const answer = await service.call(
    'InitiateAuth',
    { ClientId: settings.clientId, ...body },
    caller,
  );
  expect(answer).toMatchObject({ AuthenticationResult: { AccessToken: expect.any(String) } });
});

test('identifies browsers and networks by their stable parts', () => {
  expect(deviceOf(CHROME)).toBe(deviceOf(NEXT_CHROME));
  expect(deviceOf()).toBe('unknown, unknown');
  expect(homeNetworkOf('::ffff:203.0.113.7')).toBe('203.0');
  expect(homeNetworkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1');
});
