import { createLocalJWKSet } from 'jose';
import { afterEach, expect, test } from 'vitest';
import { smtpMailer } from '#src/server/adapters/smtp/mailer.ts';
import { tokenViewer } from '#src/server/tokens/token-viewer.ts';
import { anApp } from '#tests/support/app/app.ts';
import {
  addUser,
  anIdentity,
  signIn,
  tokensIn,
} from '#tests/support/accounts/identity/identity.ts';
import { aMailServer } from '#tests/support/leads/smtp.ts';

const USER = '/api/customer/user';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

test('the whole server identifies customers by their ID tokens', async () => {
  const identity = await anIdentity({ allowsPasswordFlow: true });
  closers.push(identity.close);
  addUser(identity, 'ada@example.test');
  const { IdToken, AccessToken } = tokensIn(await signIn(identity, 'ada@example.test'));
  const { issuer, clientId } = identity.settings;
  const { jwks, isSessionLive } = identity.service;
  const viewer = tokenViewer({ issuer, clientId, jwks: createLocalJWKSet(jwks), isSessionLive });
  const app = await anApp([], { accounts: { viewer } });
  closers.push(() => app.close());
  const get = (token: string) =>
    app.inject({ url: USER, headers: { authorization: `Bearer ${token}` } });
  const own = await get(IdToken);
  expect(own.statusCode).toBe(200);
  expect(own.json()).toMatchObject({ email: 'ada@example.test', emailNotifications: false });
  expect((await get(AccessToken)).statusCode).toBe(401);
  expect((await get(`${IdToken}x`)).statusCode).toBe(401);
  expect((await app.inject(USER)).statusCode).toBe(401);
  // The cookie that only shapes the first paint gives access to nothing.
  const replyWithCookie = await app.inject({
    url: USER,
    headers: { cookie: 'activeSession=true' },
  });
  expect(replyWithCookie.statusCode).toBe(401);
});

test('without a login service, customer calls answer 401 and the metadata stays public', async () => {
  const app = await anApp([]);
  closers.push(() => app.close());
  expect((await app.inject(USER)).statusCode).toBe(401);
  expect((await app.inject('/api/customer/meta')).statusCode).toBe(200);
});

test('an email with an unsubscribe link carries List-Unsubscribe headers', async () => {
  const server = await aMailServer();
  closers.push(server.close);
  const address = { name: 'Larchway', email: 'hello@larchway.example' };
  await smtpMailer(server.url).send({
    messageId: 'alert.1.2026-10-22@larchway.example',
    from: address,
    to: { name: 'Ada', email: 'ada@example.test' },
    subject: 'News',
    text: 'News',
    html: '<p>News</p>',
    unsubscribeUrl: 'https://www.example.ca/u?token=abc',
  });
  const raw = server.received[0]?.raw.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
  expect(raw).toContain('List-Unsubscribe: <https://www.example.ca/u?token=abc>');
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});
