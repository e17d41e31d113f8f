import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectHttp } from '#src/clients/http.ts';
import { loadAuthRules } from '#src/clients/auth-rules.ts';
import { loadCommonPasswords } from '#src/clients/common-passwords.ts';
import {
  AUTH_RELATIONS,
  type AuthRelation,
  authSchema,
} from '#src/contract/account/auth-forms-meta.ts';
import { linkTargets } from '#src/lib/text/link-header.ts';
import { anApp, testConfig } from '#tests/support/app/app.ts';
import { transportTo } from '#tests/support/app/transport.ts';

const RELATIONS = Object.keys(AUTH_RELATIONS) as AuthRelation[];

let app: FastifyInstance;
beforeAll(async () => {
  app = await anApp([]);
  connectHttp(transportTo(app));
});
afterAll(async () => {
  connectHttp(undefined);
  await app.close();
});

test('the metadata links to the rules of each account form', async () => {
  const meta = await app.inject('/api/customer/meta?group=real_estate');
  expect(meta.statusCode).toBe(200);
  const targets = linkTargets(String(meta.headers['link']));
  expect([...targets.keys()]).toEqual(['authLogin', 'authRegister', 'authEmail', 'authReset']);
  for (const [relation, target] of targets) {
    const rules = (await app.inject(target)).json();
    expect(rules).toEqual({ action: '/identity/', schema: authSchema(relation as AuthRelation) });
  }
});

test.each(RELATIONS)('a client loads the rules of %s', async (relation) => {
  const rules = await loadAuthRules(relation);
  expect(rules).toEqual({
    ok: true,
    value: { action: '/identity/', schema: authSchema(relation) },
  });
});

test('does not follow a relation to another host', async () => {
  connectHttp(async () =>
    Response.json({}, { headers: { link: '<https://evil.example/x>; rel="authLogin"' } }),
  );
  expect(await loadAuthRules('authLogin')).toEqual({ ok: false, error: { kind: 'unreadable' } });
  connectHttp(transportTo(app));
});

test('refuses unknown form names', async () => {
  expect((await app.inject('/api/customer/forms/authAdmin')).statusCode).toBe(400);
  expect((await app.inject('/api/customer/forms/constructor')).statusCode).toBe(400);
});

test('with a Cognito user pool, the forms post to Cognito', async () => {
  const config = testConfig({
    PUBLIC_COGNITO_USER_POOL_ID: 'ca-central-1_AbCdEf123',
    PUBLIC_COGNITO_CLIENT_ID: 'abc123',
  });
  const other = await anApp([], { config });
  const rules = (await other.inject('/api/customer/forms/authLogin')).json();
  expect(rules.action).toBe('https://cognito-idp.ca-central-1.amazonaws.com/');
  await other.close();
});

test('a client loads the ten thousand most common passwords', async () => {
  const outcome = await loadCommonPasswords();
  if (!outcome.ok) throw new Error('no list');
  const { passwords } = outcome.value;
  expect(new Set(passwords).size).toBe(10_000);
  expect(passwords.slice(0, 2)).toEqual(['123456', 'password']);
  expect(passwords.filter((password) => password !== password.toLowerCase())).toEqual([]);
});
