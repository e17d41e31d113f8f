import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  addUser,
  anIdentity,
  type IdentityAnswer,
  call,
  codeFor,
  PASSWORD,
  signIn,
  type TestIdentity,
  tokensIn,
} from '#tests/support/accounts/identity/identity.ts';

const EMAIL = 'ada@example.ca';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let identity: TestIdentity;
beforeEach(async () => {
  identity = await anIdentity({ allowsPasswordFlow: true });
  addUser(identity, EMAIL);
});
afterEach(() => identity.close());

const typeOf = ({ body }: IdentityAnswer) => body['__type'];
const signedIn = async () => tokensIn(await signIn(identity, EMAIL));
const refresh = (RefreshToken: string) =>
  call(identity, 'GetTokensFromRefreshToken', { RefreshToken });
const getUser = (AccessToken: string) => call(identity, 'GetUser', { AccessToken });

test('a refresh token is exchanged for new tokens of the same session', async () => {
  const first = await signedIn();
  identity.advance(20 * MINUTE_MS);
  const second = tokensIn(await refresh(first.RefreshToken));
  expect(second.RefreshToken).not.toBe(first.RefreshToken);
  const sessions = [first, second].map(({ IdToken }) => claims(IdToken));
  expect(sessions[1]).toMatchObject({
    origin_jti: sessions[0]?.['origin_jti'],
    auth_time: sessions[0]?.['auth_time'],
  });
  expect(Number(sessions[1]?.['iat']) - Number(sessions[0]?.['iat'])).toBe(20 * 60);
});

function claims(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

test('the older refresh call rotates the token as well', async () => {
  const { RefreshToken } = await signedIn();
  const answer = await call(identity, 'InitiateAuth', {
    AuthFlow: 'REFRESH_TOKEN_AUTH',
    AuthParameters: { REFRESH_TOKEN: RefreshToken },
  });
  expect(tokensIn(answer).RefreshToken).not.toBe(RefreshToken);
});

test('two tabs that refresh at the same time both stay signed in', async () => {
  const { RefreshToken } = await signedIn();
  const [one, other] = await Promise.all([refresh(RefreshToken), refresh(RefreshToken)]);
  identity.advance(30_000);
  const third = await refresh(RefreshToken);
  for (const answer of [one, other, third]) {
    expect((await refresh(tokensIn(answer).RefreshToken)).status).toBe(200);
  }
});

test('reusing an old refresh token later ends the whole session', async () => {
  const first = await signedIn();
  const second = tokensIn(await refresh(first.RefreshToken));
  identity.advance(2 * MINUTE_MS);
  expect(typeOf(await refresh(first.RefreshToken))).toBe('RefreshTokenReuseException');
  expect(typeOf(await refresh(second.RefreshToken))).toBe('NotAuthorizedException');
  expect(typeOf(await getUser(second.AccessToken))).toBe('NotAuthorizedException');
});

test('an access token expires after an hour and a session after thirty days', async () => {
  const { AccessToken, RefreshToken } = await signedIn();
  identity.advance(59 * MINUTE_MS);
  expect((await getUser(AccessToken)).status).toBe(200);
  identity.advance(2 * MINUTE_MS);
  expect((await getUser(AccessToken)).body).toEqual({
    __type: 'NotAuthorizedException',
    message: 'Access Token has expired',
  });
  identity.advance(30 * DAY_MS);
  expect(typeOf(await refresh(RefreshToken))).toBe('NotAuthorizedException');
});

test.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
  'rejects the access token %j',
  async (token) => {
    expect((await getUser(token)).status).toBe(400);
  },
);

test('rejects an ID token as an access token', async () => {
  expect(typeOf(await getUser((await signedIn()).IdToken))).toBe('NotAuthorizedException');
});

test('rejects a token whose claims were changed', async () => {
  const { AccessToken } = await signedIn();
  const [head, , signature] = AccessToken.split('.');
  const body = Buffer.from(
    JSON.stringify({ ...claims(AccessToken), sub: 'someone else' }),
  ).toString('base64url');
  expect(typeOf(await getUser(`${head}.${body}.${signature}`))).toBe('NotAuthorizedException');
});

test('revoking a refresh token ends its session and no other', async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  await call(identity, 'RevokeToken', { Token: one.RefreshToken });
  expect(typeOf(await getUser(one.AccessToken))).toBe('NotAuthorizedException');
  expect(typeOf(await refresh(one.RefreshToken))).toBe('NotAuthorizedException');
  expect((await refresh(other.RefreshToken)).status).toBe(200);
});

test('signing out everywhere ends all sessions', async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  await call(identity, 'GlobalSignOut', { AccessToken: one.AccessToken });
  expect(typeOf(await refresh(other.RefreshToken))).toBe('NotAuthorizedException');
});

test('changing the password ends the other sessions', async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  const changeReply = await call(identity, 'ChangePassword', {
    AccessToken: one.AccessToken,
    PreviousPassword: PASSWORD,
    ProposedPassword: 'Another-Horse-2',
  });
  expect(changeReply.status).toBe(200);
  expect((await refresh(one.RefreshToken)).status).toBe(200);
  expect(typeOf(await refresh(other.RefreshToken))).toBe('NotAuthorizedException');
});

test('resetting a forgotten password ends all sessions', async () => {
  const { RefreshToken } = await signedIn();
  await call(identity, 'ForgotPassword', { Username: EMAIL });
  const changeReply = await call(identity, 'ConfirmForgotPassword', {
    Username: EMAIL,
    ConfirmationCode: codeFor(identity, EMAIL),
    Password: 'Another-Horse-2',
  });
  expect(changeReply.status).toBe(200);
  expect(typeOf(await refresh(RefreshToken))).toBe('NotAuthorizedException');
});

test('lists the live sessions of a user, last seen first', async () => {
  const { id: userId } = identity.repository.users.withEmail(EMAIL)!;
  const [old, other] = [await signedIn(), await signedIn()];
  identity.advance(MINUTE_MS);
  await refresh(old.RefreshToken);
  await call(identity, 'RevokeToken', { Token: (await signedIn()).RefreshToken });
  const idOf = ({ IdToken }: typeof old) => claims(IdToken)['origin_jti'];
  const liveSessions = identity.service.sessions.liveOf(userId);
  expect(liveSessions.map(({ id }) => id)).toEqual([idOf(old), idOf(other)]);
  expect(liveSessions[0]).toMatchObject({
    lastSeenAtMs: liveSessions[1]!.lastSeenAtMs + MINUTE_MS,
  });
  identity.advance(31 * DAY_MS);
  expect(identity.service.sessions.liveOf(userId)).toEqual([]);
});

test('only the owner can end a session, and only once', async () => {
  const stranger = addUser(identity, 'eve@example.ca');
  const { AccessToken, RefreshToken, IdToken } = await signedIn();
  const { sub, origin_jti } = claims(IdToken) as Record<string, string>;
  const { sessions } = identity.service;
  expect(sessions.end(stranger.id, origin_jti!)).toBe(false);
  expect((await getUser(AccessToken)).status).toBe(200);
  expect(sessions.end(sub!, origin_jti!)).toBe(true);
  expect(sessions.end(sub!, origin_jti!)).toBe(false);
  expect(typeOf(await getUser(AccessToken))).toBe('NotAuthorizedException');
  expect(typeOf(await refresh(RefreshToken))).toBe('NotAuthorizedException');
});

test('tokens of a deleted user stop working', async () => {
  const { AccessToken, RefreshToken } = await signedIn();
  await call(identity, 'DeleteUser', { AccessToken });
  expect(typeOf(await getUser(AccessToken))).toBe('NotAuthorizedException');
  expect(typeOf(await refresh(RefreshToken))).toBe('NotAuthorizedException');
  expect(identity.repository.users.withEmail(EMAIL)).toBeUndefined();
});
