import Fastify, { type FastifyInstance } from 'fastify';
import { createLocalJWKSet, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpHttp } from '#src/server/http/set-up-http.ts';
import { publishedKeys } from '#src/server/tokens/published-keys.ts';
import { type TokenViewer, tokenViewer } from '#src/server/tokens/token-viewer.ts';
import {
  addUser,
  anIdentity,
  call,
  signIn,
  type SignedInTokens,
  type TestIdentity,
  tokensIn,
} from '#tests/support/accounts/identity/identity.ts';

let identity: TestIdentity;
let app: FastifyInstance;
let tokens: SignedInTokens;

async function anApi(viewer: TokenViewer): Promise<FastifyInstance> {
  const api = Fastify();
  viewer.watch(api);
  await setUpHttp(api, { https: false, identify: viewer.identify });
  api.get('/public', async (request) => ({ viewer: viewer.identify(request) }));
  api.get('/mine', async (request) => viewer.customerOf(request));
  return api;
}

function ourViewer(changes: Partial<Parameters<typeof tokenViewer>[0]> = {}): TokenViewer {
  const { issuer, clientId } = identity.settings;
  const jwks = createLocalJWKSet(identity.service.jwks);
  const { isSessionLive } = identity.service;
  return tokenViewer({
    issuer,
    clientId,
    jwks,
    isSessionLive,
    clock: { now: identity.now },
    ...changes,
  });
}

beforeAll(async () => {
  identity = await anIdentity({ allowsPasswordFlow: true });
  addUser(identity, 'ada@example.ca', { attributes: { given_name: 'Ada', 'custom:role': 'x' } });
  tokens = tokensIn(await signIn(identity, 'ada@example.ca'));
  app = await anApi(ourViewer());
});
afterAll(async () => {
  await app.close();
  await identity.close();
});

async function ask(authorization: string | undefined, api = app) {
  const headers = authorization === undefined ? {} : { authorization };
  const reply = await api.inject({ url: '/public', headers });
  const mine = await api.inject({ url: '/mine', headers });
  return { viewer: reply.json().viewer, status: mine.statusCode, mine: mine.json() };
}

test('an ID token identifies the customer', async () => {
  expect(await ask(`Bearer ${tokens.IdToken}`)).toEqual({
    viewer: 'verified',
    status: 200,
    mine: {
      id: identity.repository.users.withEmail('ada@example.ca')?.id,
      email: 'ada@example.ca',
      isEmailVerified: true,
      givenName: 'Ada',
      sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  });
});

test('without a token the viewer is anonymous, regardless of cookies', async () => {
  expect(await ask(undefined)).toMatchObject({ viewer: 'anonymous', status: 401 });
  const cookie = { cookie: `activeSession=true; idToken=${tokens.IdToken}` };
  const reply = await app.inject({ url: '/public', headers: cookie });
  expect(reply.json()).toEqual({ viewer: 'anonymous' });
});

const { privateKey: foreignKey } = await generateKeyPair('RS256');

/** A token like ours with the given changes, signed with a foreign key. */
async function forgeToken(changes: object, key: CryptoKey | Uint8Array = foreignKey, header = {}) {
  const [kid = ''] = identity.service.jwks.keys.map((publicKey) => publicKey.kid ?? '');
  return new SignJWT({ ...claims(tokens.IdToken), ...changes })
    .setProtectedHeader({ alg: 'RS256', kid, ...header })
    .sign(key);
}

function claims(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

const encodePart = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

test.each<[string, () => Promise<string> | string]>([
  ['an access token', () => tokens.AccessToken],
  ['a refresh token', () => tokens.RefreshToken],
  ['a token signed by someone else', () => forgeToken({})],
  [
    'a token signed with the public key as a secret',
    () =>
      forgeToken({}, Buffer.from(JSON.stringify(identity.service.jwks.keys[0])), { alg: 'HS256' }),
  ],
  [
    'an unsigned token',
    () => `${encodePart({ alg: 'none' })}.${encodePart(claims(tokens.IdToken))}.`,
  ],
  [
    'a token with changed claims',
    () => tokens.IdToken.replace(/\.[^.]+\./, `.${encodePart({ sub: 'x', exp: 9e9 })}.`),
  ],
  ['text that is not a token', () => 'x'],
  ['an empty token', () => ''],
])('%s gives no access', async (_, token) => {
  expect(await ask(`Bearer ${await token()}`)).toMatchObject({ viewer: 'anonymous', status: 401 });
});

test.each(['Basic YTpi', 'Bearer', 'Token x'])('ignores the scheme of %j', async (text) => {
  expect(await ask(text)).toMatchObject({ viewer: 'anonymous', status: 401 });
});

test.each([
  ['issuer', { issuer: 'https://cognito-idp.ca-central-1.amazonaws.com/ca-central-1_Other' }],
  ['client', { clientId: 'another' }],
])('a token of another %s gives no access', async (_, changes) => {
  const api = await anApi(ourViewer(changes));
  expect(await ask(`Bearer ${tokens.IdToken}`, api)).toMatchObject({
    viewer: 'anonymous',
    status: 401,
  });
  await api.close();
});

test('an expired token is refused with a reason, after a few seconds of tolerance', async () => {
  const later = (ms: number) =>
    ourViewer({ clock: { now: () => new Date(identity.now().getTime() + ms) } });
  const justNow = await anApi(later(3_602_000));
  expect((await ask(`Bearer ${tokens.IdToken}`, justNow)).viewer).toBe('verified');
  const longAgo = await anApi(later(3_700_000));
  const { viewer, mine } = await ask(`Bearer ${tokens.IdToken}`, longAgo);
  expect(viewer).toBe('anonymous');
  expect(mine[0]).toMatchObject({
    param: 'authorization',
    msg: expect.stringContaining('expired'),
  });
  await Promise.all([justNow.close(), longAgo.close()]);
});

test('the token of an ended session gives no access', async () => {
  const { IdToken, RefreshToken } = tokensIn(await signIn(identity, 'ada@example.ca'));
  expect((await ask(`Bearer ${IdToken}`)).viewer).toBe('verified');
  await call(identity, 'RevokeToken', { Token: RefreshToken });
  expect((await ask(`Bearer ${IdToken}`)).viewer).toBe('anonymous');
});

test('fetches the published keys of the issuer once', async () => {
  const publisher = Fastify();
  let fetched = 0;
  publisher.get('/.well-known/jwks.json', async () => {
    fetched += 1;
    return identity.service.jwks;
  });
  const jwks = publishedKeys(await publisher.listen({ host: '127.0.0.1', port: 0 }));
  const { issuer, clientId } = identity.settings;
  const api = await anApi(tokenViewer({ issuer, clientId, jwks }));
  const unknown = await forgeToken({}, foreignKey, { kid: 'unknown' });
  for (let at = 0; at < 5; at += 1) {
    expect((await ask(`Bearer ${tokens.IdToken}`, api)).viewer).toBe('verified');
    // An unknown key is not requested again and again.
    expect((await ask(`Bearer ${unknown}`, api)).viewer).toBe('anonymous');
  }
  expect(fetched).toBe(1);
  await Promise.all([api.close(), publisher.close()]);
});

test('while the keys are unavailable, viewers are anonymous and account calls answer 503', async () => {
  const { issuer, clientId } = identity.settings;
  const jwks = publishedKeys('http://127.0.0.1:1/nowhere');
  const api = await anApi(tokenViewer({ issuer, clientId, jwks }));
  expect(await ask(`Bearer ${tokens.IdToken}`, api)).toMatchObject({
    viewer: 'anonymous',
    status: 503,
  });
  await api.close();
});
