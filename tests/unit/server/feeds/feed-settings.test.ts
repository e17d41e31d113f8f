import { expect, test } from 'vitest';
import { readConfig } from '#src/server/config.ts';
import { boardIdIn } from '#src/server/feeds/settings/feed-settings.ts';

type Env = Readonly<Record<string, string>>;

const FEED: Env = {
  REALTY_PROVIDER: 'ddf',
  REALTY_FEED_URL: 'https://ddfapi.realtor.ca/odata/v1/',
  REALTY_FEED_BOARDS: 'Example Board = 2, *=86',
};
const TOKEN: Env = { REALTY_FEED_TOKEN: 's3cret' };
const CLIENT: Env = {
  REALTY_FEED_CLIENT_ID: 'us',
  REALTY_FEED_CLIENT_SECRET: 's3cret',
  REALTY_FEED_TOKEN_URL: 'https://identity.crea.ca/connect/token',
};

const without = (env: Env, name: string) =>
  Object.fromEntries(Object.entries(env).filter(([each]) => each !== name));

test('without settings the demo listings are used', () => {
  expect(readConfig({})).toMatchObject({ ok: true, value: { feeds: [] } });
  expect(readConfig({ REALTY_PROVIDER: 'demo' })).toEqual(readConfig({}));
});

test('a feed can use a bearer token', () => {
  const config = readConfig({ ...FEED, ...TOKEN });
  expect(config).toMatchObject({
    ok: true,
    value: {
      feeds: [
        {
          id: 'ddf',
          provider: 'ddf',
          url: 'https://ddfapi.realtor.ca/odata/v1',
          credentials: { kind: 'bearer', token: 's3cret' },
          boards: new Map([
            ['example board', 2],
            ['*', 86],
          ]),
        },
      ],
    },
  });
});

test('a feed can use client credentials', () => {
  expect(readConfig({ ...FEED, ...CLIENT })).toMatchObject({
    ok: true,
    value: {
      feeds: [{ credentials: { kind: 'client', clientId: 'us', clientSecret: 's3cret' } }],
    },
  });
});

test('a feed, unlike demo listings, may be shown beyond this machine without permission', () => {
  const network = { HOST: '0.0.0.0', SITE_ORIGIN: 'https://www.example.ca' };
  expect(readConfig({ ...FEED, ...TOKEN, ...network })).toMatchObject({
    ok: true,
    value: { hasDemoAccess: false },
  });
  expect(readConfig(network).ok).toBe(false);
});

test.each<[string, Env, RegExp]>([
  [
    'no address',
    without({ ...FEED, ...TOKEN }, 'REALTY_FEED_URL'),
    /^REALTY_FEED_URL must be set for a feed/,
  ],
  [
    'no boards',
    without({ ...FEED, ...TOKEN }, 'REALTY_FEED_BOARDS'),
    /^REALTY_FEED_BOARDS must be set for a feed/,
  ],
  ['no token and no client', FEED, /^REALTY_FEED_TOKEN must be set for a feed/],
  [
    'no client id',
    without({ ...FEED, ...CLIENT }, 'REALTY_FEED_CLIENT_ID'),
    /^REALTY_FEED_CLIENT_ID must be set/,
  ],
  [
    'no client secret',
    without({ ...FEED, ...CLIENT }, 'REALTY_FEED_CLIENT_SECRET'),
    /^REALTY_FEED_CLIENT_SECRET must be set/,
  ],
  [
    'no token address',
    without({ ...FEED, ...CLIENT }, 'REALTY_FEED_TOKEN_URL'),
    /^REALTY_FEED_TOKEN_URL must be set/,
  ],
  [
    'a token and a client',
    { ...FEED, ...TOKEN, ...CLIENT },
    /^REALTY_FEED_TOKEN must be empty when REALTY_FEED_CLIENT_ID is set/,
  ],
  [
    'an unknown provider',
    { ...FEED, ...TOKEN, REALTY_PROVIDER: 'mls' },
    /^REALTY_PROVIDER must be demo, ddf, proptx or repliers/,
  ],
  [
    'no provider',
    without({ ...FEED, ...TOKEN }, 'REALTY_PROVIDER'),
    /^REALTY_PROVIDER must be ddf, proptx or repliers when REALTY_FEED_URL is set/,
  ],
  [
    'an unencrypted address',
    { ...FEED, ...TOKEN, REALTY_FEED_URL: 'http://feed.example/odata' },
    /^REALTY_FEED_URL must be an https address/,
  ],
  [
    'an address with a password',
    { ...FEED, ...TOKEN, REALTY_FEED_URL: 'https://u:s3cret@feed.example/' },
    /^REALTY_FEED_URL must be an https address/,
  ],
  [
    'an unencrypted token address',
    { ...FEED, ...CLIENT, REALTY_FEED_TOKEN_URL: 'http://login.example/s3cret' },
    /^REALTY_FEED_TOKEN_URL must be an https address/,
  ],
  [
    'a board the site does not know',
    { ...FEED, ...TOKEN, REALTY_FEED_BOARDS: 'Example Board=3' },
    /^REALTY_FEED_BOARDS must be board names/,
  ],
  [
    'a board without a number',
    { ...FEED, ...TOKEN, REALTY_FEED_BOARDS: 'Example Board' },
    /^REALTY_FEED_BOARDS must be board names/,
  ],
  [
    'a token in typographic quotation marks',
    { ...FEED, REALTY_FEED_TOKEN: '“s3cret”' },
    /^REALTY_FEED_TOKEN may contain only letters, digits and punctuation/,
  ],
  [
    'a token of two lines',
    { ...FEED, REALTY_FEED_TOKEN: 's3cret\nkey' },
    /^REALTY_FEED_TOKEN may contain only letters, digits and punctuation/,
  ],
  ['a blank token', { ...FEED, REALTY_FEED_TOKEN: '  ' }, /^REALTY_FEED_TOKEN must not be blank/],
])('%s is refused with an error that names the setting and no secret', (_, env, sentence) => {
  const config = readConfig(env);
  expect(config).toEqual({ ok: false, error: [expect.stringMatching(sentence)] });
  expect(JSON.stringify(config)).not.toContain('s3cret');
});

const REPLIERS: Env = {
  REALTY_PROVIDER: 'repliers',
  REALTY_FEED_TOKEN: 's3cret',
  REALTY_FEED_BOARDS: '2=2, *=86',
};

test('Repliers uses its API key at its own address', () => {
  expect(readConfig(REPLIERS)).toMatchObject({
    ok: true,
    value: {
      feeds: [
        {
          id: 'repliers',
          provider: 'repliers',
          url: 'https://api.repliers.io',
          apiKey: 's3cret',
          photoHosts: new Set(['cdn.repliers.io']),
        },
      ],
    },
  });
});

test.each<[string, Env, RegExp]>([
  [
    'Repliers without a key',
    without(REPLIERS, 'REALTY_FEED_TOKEN'),
    /^REALTY_FEED_TOKEN must be set to the API key for repliers/,
  ],
  [
    'Repliers with a client',
    { ...without(REPLIERS, 'REALTY_FEED_TOKEN'), ...CLIENT },
    /^REALTY_FEED_CLIENT_ID must be empty for repliers/,
  ],
  [
    'a board of Repliers by its name',
    { ...REPLIERS, REALTY_FEED_BOARDS: 'Example Board=2' },
    /^REALTY_FEED_BOARDS must name the boards of Repliers by number/,
  ],
])('%s is refused', (_, env, sentence) => {
  const config = readConfig(env);
  expect(config).toEqual({ ok: false, error: [expect.stringMatching(sentence)] });
  expect(JSON.stringify(config)).not.toContain('s3cret');
});

const SECOND: Env = {
  REALTY_FEED_2_PROVIDER: 'repliers',
  REALTY_FEED_2_TOKEN: 'other-s3cret',
  REALTY_FEED_2_BOARDS: '2=2',
};
const FIRST: Env = { ...FEED, ...TOKEN, REALTY_FEED_BOARDS: '*=86' };

test('two feeds are configured side by side', () => {
  expect(readConfig({ ...FIRST, ...SECOND })).toMatchObject({
    ok: true,
    value: {
      feeds: [
        { id: 'ddf', settingPrefix: 'REALTY_FEED' },
        { id: 'repliers', settingPrefix: 'REALTY_FEED_2', apiKey: 'other-s3cret' },
      ],
    },
  });
});

test('two feeds of one provider have different ids', () => {
  const second = {
    REALTY_FEED_2_PROVIDER: 'ddf',
    REALTY_FEED_2_URL: 'https://ddfapi.realtor.ca/odata/v1',
    REALTY_FEED_2_TOKEN: 'other-s3cret',
    REALTY_FEED_2_BOARDS: 'Other Board=2',
  };
  expect(readConfig({ ...FIRST, ...second })).toMatchObject({
    ok: true,
    value: { feeds: [{ id: 'ddf' }, { id: 'ddf-2', provider: 'ddf' }] },
  });
});

test.each<[string, Env, RegExp]>([
  [
    'a second feed without a key',
    { ...FIRST, ...without(SECOND, 'REALTY_FEED_2_TOKEN') },
    /^REALTY_FEED_2_TOKEN must be set to the API key for repliers/,
  ],
  [
    'a board that comes from both feeds',
    { ...FIRST, ...SECOND, REALTY_FEED_2_BOARDS: '2=2, *=86' },
    /^REALTY_FEED_2_BOARDS must name only boards that are not in REALTY_FEED_BOARDS/,
  ],
  [
    'a second feed alone',
    SECOND,
    /^REALTY_FEED_2_PROVIDER must be empty when REALTY_PROVIDER is not set to a feed/,
  ],
  [
    'an unknown second provider',
    { ...FIRST, ...SECOND, REALTY_FEED_2_PROVIDER: 'demo' },
    /^REALTY_FEED_2_PROVIDER must be ddf, proptx or repliers/,
  ],
  [
    'a second feed without its provider',
    { ...FIRST, ...without(SECOND, 'REALTY_FEED_2_PROVIDER') },
    /^REALTY_FEED_2_PROVIDER must be ddf, proptx or repliers when REALTY_FEED_2_TOKEN is set/,
  ],
])('%s is refused with an error that names the setting', (_, env, sentence) => {
  const config = readConfig(env);
  expect(config).toEqual({ ok: false, error: [expect.stringMatching(sentence)] });
  expect(JSON.stringify(config)).not.toContain('s3cret');
});

test('a feed on this machine may be read without encryption', () => {
  for (const host of ['localhost:8080', '127.0.0.1', '[::1]:9']) {
    expect(readConfig({ ...FEED, ...TOKEN, REALTY_FEED_URL: `http://${host}/odata` }).ok).toBe(
      true,
    );
  }
});

test('a board is found by its system name in any case', () => {
  const boards = new Map([['example board', 2]]);
  expect(boardIdIn(boards)('EXAMPLE  Board')).toBe(2);
  expect(boardIdIn(boards)('Another')).toBeUndefined();
  expect(boardIdIn(boards)(null)).toBeUndefined();
  expect(boardIdIn(new Map([...boards, ['*', 86]]))('Another')).toBe(86);
});
