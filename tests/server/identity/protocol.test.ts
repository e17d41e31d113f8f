import { createHash } from 'node:crypto';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPERATIONS } from '#src/server/identity/operations.ts';
import {
  addUser,
  anIdentity,
  call,
  codeFor,
  PASSWORD,
  signIn,
  SITE_ORIGIN,
  type TestIdentity,
  tokensIn,
} from '#tests/support/accounts/identity/identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity({ allowsPasswordFlow: true });
  addUser(identity, 'ada@example.ca', {
    attributes: { given_name: 'Ada', phone_number: '+14165550100', 'custom:role': 'customer' },
  });
});
afterAll(() => identity.close());

const HEADERS = {
  'content-type': 'application/x-amz-json-1.1',
  'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
};

const post = (headers: Record<string, string>, payload = '{}') =>
  identity.app.inject({
    method: 'POST',
    url: '/identity/',
    headers: { ...HEADERS, ...headers },
    payload,
  });

test('tokens carry the Cognito claims and verify with the published keys', async () => {
  const { IdToken, AccessToken } = tokensIn(await signIn(identity, 'ada@example.ca'));
  const { issuer, clientId, poolId } = identity.settings;
  const reply = await identity.app.inject(`/identity/${poolId}/.well-known/jwks.json`);
  const keys = createLocalJWKSet(reply.json());
  const { payload } = await jwtVerify(IdToken, keys, { issuer, audience: clientId });
  const user = identity.repository.users.withEmail('ada@example.ca');
  expect(payload).toMatchObject({
    sub: user?.id,
    'cognito:username': user?.id,
    token_use: 'id',
    email: 'ada@example.ca',
    email_verified: true,
    phone_number_verified: false,
    given_name: 'Ada',
    'custom:role': 'customer',
    auth_time: Math.floor(identity.now().getTime() / 1000),
  });
  expect(Number(payload.exp) - Number(payload.iat)).toBe(3600);
  const access = decodeJwt(AccessToken);
  expect(access).toMatchObject({
    sub: user?.id,
    username: user?.id,
    client_id: clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    iss: issuer,
    origin_jti: payload['origin_jti'],
    event_id: payload['event_id'],
  });
  expect(access).not.toHaveProperty('email');
  expect(decodeProtectedHeader(IdToken).kid).toBe(reply.json().keys[0].kid);
});

test('the published key contains nothing private', async () => {
  const { poolId, issuer } = identity.settings;
  const { keys } = (await identity.app.inject(`/identity/${poolId}/.well-known/jwks.json`)).json();
  expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  const about = await identity.app.inject(`/identity/${poolId}/.well-known/openid-configuration`);
  expect(about.json()).toMatchObject({ issuer, jwks_uri: `${issuer}/.well-known/jwks.json` });
});

test('an error has its type in the body and in a header, and status 400', async () => {
  const reply = await post({}, JSON.stringify({ ClientId: 'another', Token: 'x' }));
  expect(reply.statusCode).toBe(400);
  expect(reply.headers['x-amzn-errortype']).toBe('ResourceNotFoundException:');
  expect(reply.headers['content-type']).toMatch(/^application\/x-amz-json-1\.1/);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json()).toEqual({
    __type: 'ResourceNotFoundException',
    message: 'User pool client another does not exist.',
  });
});

test.each([
  ['no target', { 'x-amz-target': '' }, '{}', 'UnknownOperationException'],
  ['another service', { 'x-amz-target': 'Dynamo.SignUp' }, '{}', 'UnknownOperationException'],
  [
    'the name of an inherited property',
    { 'x-amz-target': 'AWSCognitoIdentityProviderService.constructor' },
    '{}',
    'UnknownOperationException',
  ],
  ['invalid JSON', {}, '{', 'SerializationException'],
  ['an empty body', {}, '', 'SerializationException'],
  ['a JSON list', {}, '[]', 'InvalidParameterException'],
  ['JSON null', {}, 'null', 'InvalidParameterException'],
  ['plain text', { 'content-type': 'text/plain' }, '{}', 'SerializationException'],
  [
    'JSON of another content type',
    { 'content-type': 'application/json' },
    '{}',
    'SerializationException',
  ],
  ['a body that is too large', {}, `"${'x'.repeat(20_000)}"`, 'RequestEntityTooLargeException'],
  ['another site', { origin: 'https://evil.example' }, '{}', 'ForbiddenException'],
  ['a frame without origin', { origin: 'null' }, '{}', 'ForbiddenException'],
  ['a cross-site page', { 'sec-fetch-site': 'cross-site' }, '{}', 'ForbiddenException'],
  [
    'a same-site page of another origin',
    { 'sec-fetch-site': 'same-site' },
    '{}',
    'ForbiddenException',
  ],
  ['a foreign host name', { host: 'evil.example:4321' }, '{}', 'ForbiddenException'],
  ['an invalid host name', { host: 'a b' }, '{}', 'ForbiddenException'],
])('%s is refused', async (_, headers: Record<string, string>, payload, type) => {
  const reply = await post(headers, payload);
  expect([reply.statusCode, reply.json().__type]).toEqual([400, type]);
  expect(reply.headers['access-control-allow-origin']).toBeUndefined();
});

test.each([
  { origin: SITE_ORIGIN, 'sec-fetch-site': 'same-origin' },
  { origin: 'http://127.0.0.1:9999', host: '127.0.0.1:9999' },
  { host: '[::1]:80' },
])('answers requests of the site itself: %j', async (headers: Record<string, string>) => {
  const body = JSON.stringify({ ClientId: identity.settings.clientId, Token: 'x' });
  const reply = await post(headers, body);
  expect([reply.statusCode, reply.body]).toEqual([200, '{}']);
});

test('supports every operation that the client library and the site need', () => {
  expect([...OPERATIONS.keys()].sort()).toEqual([
    'AssociateSoftwareToken',
    'ChangePassword',
    'ConfirmForgotPassword',
    'ConfirmSignUp',
    'DeleteUser',
    'ForgotPassword',
    'GetTokensFromRefreshToken',
    'GetUser',
    'GetUserAttributeVerificationCode',
    'GlobalSignOut',
    'InitiateAuth',
    'ResendConfirmationCode',
    'RespondToAuthChallenge',
    'RevokeToken',
    'SetUserMFAPreference',
    'SignUp',
    'UpdateUserAttributes',
    'VerifySoftwareToken',
    'VerifyUserAttribute',
  ]);
});

test('refuses plain password login unless it is enabled', async () => {
  const strict = await anIdentity();
  addUser(strict, 'ada@example.ca');
  const { body } = await signIn(strict, 'ada@example.ca');
  expect(body).toEqual({
    __type: 'InvalidParameterException',
    message: 'USER_PASSWORD_AUTH flow not enabled for this client',
  });
  await strict.close();
});

test('stores no password, token or code in usable form', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'larchway-identity-')), 'identity.sqlite');
  const storedIdentity = await anIdentity({ file, allowsPasswordFlow: true });
  addUser(storedIdentity, 'ada@example.ca');
  const { RefreshToken, AccessToken } = tokensIn(await signIn(storedIdentity, 'ada@example.ca'));
  await call(storedIdentity, 'ForgotPassword', { Username: 'ada@example.ca' });
  const resetCode = codeFor(storedIdentity, 'ada@example.ca');
  await call(storedIdentity, 'SignUp', { Username: 'bo@example.ca', Password: PASSWORD });
  const signUpCode = codeFor(storedIdentity, 'bo@example.ca');
  const codes = storedIdentity.db.prepare('SELECT * FROM code').all();
  expect(codes.map((row) => row['purpose']).toSorted()).toEqual(['reset', 'sign-up']);
  for (const code of [resetCode, signUpCode]) {
    const hash = createHash('sha256').update(code).digest('hex');
    for (const value of codes.flatMap((row) => Object.values(row))) {
      expect([code, hash]).not.toContain(String(value));
    }
  }
  await storedIdentity.close();
  const bytes = readFileSync(file).toString('latin1');
  for (const secret of [PASSWORD, RefreshToken, AccessToken]) {
    expect(bytes.includes(secret)).toBe(false);
  }
});
