import { expect, test } from 'vitest';
import { readConfig } from '#src/server/config.ts';
import { isLoopbackAddress } from '#src/server/exposure.ts';

type Env = Readonly<Record<string, string>>;

const NETWORK: Env = { HOST: '0.0.0.0' };
const PUBLIC_DEMO: Env = { ...NETWORK, DEMO_PUBLIC: 'true' };
const PRODUCTION: Env = { NODE_ENV: 'production' };
const OWN_ACCOUNTS: Env = { IDENTITY_IN_PRODUCTION: 'true' };
const MAIL: Env = { SMTP_URL: 'smtp://mail.example.ca:587' };
const POOL: Env = {
  PUBLIC_COGNITO_USER_POOL_ID: 'ca-central-1_AbCdEf123',
  PUBLIC_COGNITO_CLIENT_ID: 'abc',
};

test.each<[string, Env]>([
  ['without settings', {}],
  ['with HOST=localhost', { HOST: 'localhost' }],
  ['with HOST=127.0.0.2', { HOST: '127.0.0.2' }],
  ['with HOST=::1', { HOST: '::1', SITE_ORIGIN: 'http://[::1]:4321' }],
  ['with another local origin', { SITE_ORIGIN: 'http://127.0.0.1:8080' }],
])('%s the demo user and the mailbox are available', (_, env) => {
  expect(readConfig(env)).toMatchObject({ ok: true, value: { hasDemoAccess: true } });
});

test.each<[string, Env]>([
  ['HOST=0.0.0.0', NETWORK],
  ['HOST=::', { HOST: '::' }],
  ['HOST=192.168.1.20', { HOST: '192.168.1.20' }],
  ['HOST=larchway.local', { HOST: 'larchway.local' }],
  ['SITE_ORIGIN=https://www.example.ca', { SITE_ORIGIN: 'https://www.example.ca' }],
  ['SITE_ORIGIN=http://localhost.example.ca', { SITE_ORIGIN: 'http://localhost.example.ca' }],
  ['TRUST_PROXY=true', { TRUST_PROXY: 'true' }],
  ['TRUST_PROXY=2', { TRUST_PROXY: '2' }],
])('%s prevents the start unless DEMO_PUBLIC is true', (setting, env) => {
  expect(readConfig(env)).toEqual({
    ok: false,
    error: [
      `DEMO_PUBLIC must be true to make the demo listings available outside this machine (${setting}), but it is not set.`,
    ],
  });
  expect(readConfig({ ...env, DEMO_PUBLIC: 'true' })).toMatchObject({
    ok: true,
    value: { hasDemoAccess: false },
  });
});

test.each<[string, Env, readonly RegExp[]]>([
  [
    'built-in accounts without IDENTITY_IN_PRODUCTION',
    PRODUCTION,
    [/^PUBLIC_COGNITO_USER_POOL_ID must/],
  ],
  [
    'built-in accounts without a mail server',
    { ...PRODUCTION, ...OWN_ACCOUNTS },
    [/^SMTP_URL must be .* but it is not set\.$/],
  ],
  [
    'a public demo with built-in accounts and no mail server',
    { ...PUBLIC_DEMO, ...OWN_ACCOUNTS },
    [/^SMTP_URL must/],
  ],
  [
    'a combination of all of them',
    { ...NETWORK, ...PRODUCTION },
    [/^DEMO_PUBLIC must/, /^PUBLIC_COGNITO_USER_POOL_ID must/],
  ],
])('%s prevents the start', (_, env, sentences) => {
  expect(readConfig(env)).toEqual({
    ok: false,
    error: sentences.map((sentence) => expect.stringMatching(sentence)),
  });
});

test.each<[string, Env]>([
  ['a public demo', PUBLIC_DEMO],
  ['built-in accounts with a mail server', { ...PRODUCTION, ...OWN_ACCOUNTS, ...MAIL }],
  ['a user pool', { ...PRODUCTION, ...POOL }],
  ['a user pool, on a network', { ...PUBLIC_DEMO, ...PRODUCTION, ...POOL }],
])('%s starts without demo user and mailbox', (_, env) => {
  expect(readConfig(env)).toMatchObject({ ok: true, value: { hasDemoAccess: false } });
});

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:203.0.113.7', false],
  ['203.0.113.7', false],
  ['0.0.0.0', false],
  ['::', false],
  ['fe80::1', false],
  ['localhost.example.ca', false],
  ['', false],
])('%s is an address of this machine: %s', (address, isOurs) => {
  expect(isLoopbackAddress(address)).toBe(isOurs);
});
