import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, SETTINGS } from '#src/server/config.ts';

test('without settings the server runs locally on port 4321', () => {
  expect(readConfig({})).toMatchObject({
    ok: true,
    value: {
      port: 4321,
      host: '127.0.0.1',
      siteOrigin: 'http://localhost:4321',
      trustedProxies: 0,
    },
  });
});

test.each([
  [{ PORT: '5000' }, 'http://localhost:5000'],
  [{ PORT: '5000', SITE_ORIGIN: '' }, 'http://localhost:5000'],
  [
    { PORT: '5000', SITE_ORIGIN: 'https://www.example.ca', DEMO_PUBLIC: 'true' },
    'https://www.example.ca',
  ],
])('with %j links lead to %s', (settings, siteOrigin) => {
  expect(readConfig(settings)).toMatchObject({ ok: true, value: { siteOrigin } });
});

test.each(['BROKERAGE_NAME', 'BROKERAGE_PHONE', 'BROKERAGE_ADDRESS', 'LICENCE_LINE'])(
  '%s is refused with the place of its value in the content',
  (name) => {
    expect(readConfig({ [name]: 'Elsewhere' })).toEqual({
      ok: false,
      error: [
        expect.stringMatching(
          new RegExp(
            `^${name} must not be set \\(change [\\w.]+ in site/brand\\.yaml in the content folder`,
          ),
        ),
      ],
    });
  },
);

test('a missing content folder is refused', () => {
  expect(readConfig({ CONTENT_DIR: 'no-such-folder' })).toEqual({
    ok: false,
    error: [expect.stringMatching(/^CONTENT_DIR must name a folder, .*"no-such-folder"\.$/)],
  });
});

test.each(['file', 'file/of/it'])(
  'a data folder at %s, where a file exists, is refused',
  (path) => {
    const folder = mkdtempSync(join(tmpdir(), 'larchway-data-folder-'));
    writeFileSync(join(folder, 'file'), '');
    expect(readConfig({ DATA_DIR: join(folder, path) })).toEqual({
      ok: false,
      error: [
        expect.stringMatching(/^DATA_DIR must name a folder .*\/file is a file\), but it is "/),
      ],
    });
  },
);

test('a data folder without write permission is refused', () => {
  // Nobody may write here, not even the superuser.
  expect(readConfig({ DATA_DIR: '/proc/self' })).toEqual({
    ok: false,
    error: [expect.stringMatching(/^DATA_DIR must name a folder .*(EPERM|EACCES).*, but it is "/)],
  });
});

test('a data folder that does not exist yet is accepted and not created', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'larchway-data-folder-')), 'new', 'data');
  expect(readConfig({ DATA_DIR: path })).toMatchObject({ ok: true, value: { dataDir: path } });
  expect(existsSync(path)).toBe(false);
});

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', SITE_ORIGIN: '' })).toEqual(readConfig({}));
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['HOST', 'not a host'],
  ['HOST', '999.1.1.1'],
  ['HOST', '1.2.3'],
  ['HOST', '::12345'],
  ['DATA_DIR', ' '],
  ['SITE_ORIGIN', 'www.example.ca'],
  ['SITE_ORIGIN', 'https://www.example.ca/path'],
  ['SITE_ORIGIN', 'javascript:alert(1)'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'yes'],
  ['SHUTDOWN_DELAY_MS', '5s'],
  ['SHUTDOWN_DELAY_MS', '-1'],
  ['DEMO_DATE', 'today'],
  ['DEMO_DATE', '2026-02-30'],
  ['DEMO_DATE', '0026-10-15'],
  ['DEMO_DATE', '9999-10-15'],
  ['PUBLIC_COGNITO_USER_POOL_ID', 'AbCdEf123'],
  ['PUBLIC_COGNITO_CLIENT_ID', 'Not An Id'],
  ['PUBLIC_SESSION_DOMAIN', 'https://example.ca'],
  ['PUBLIC_SESSION_DOMAIN', 'example.ca'],
  ['DEMO_PUBLIC', 'yes'],
  ['REALTY_CORS_ORIGINS', 'portal.example.ca'],
  ['REALTY_CORS_ORIGINS', 'https://portal.example.ca,'],
  ['IDENTITY_IN_PRODUCTION', 'yes'],
  ['IDENTITY_REVEALS_ACCOUNTS', 'no'],
])('%s=%s prevents the start with an error naming it', (name, value) => {
  const config = readConfig({ [name]: value });
  expect(config.ok).toBe(false);
  if (config.ok) return;
  expect(config.error).toHaveLength(1);
  expect(config.error[0]).toMatch(
    new RegExp(`^${name} must .*"${value.replaceAll(/[().]/g, '.')}"\\.$`),
  );
});

test.each(['0', '99', '2s', '100000', ' '])(
  'a deadline of %j milliseconds prevents the start with an error',
  (value) => {
    expect(readConfig({ REQUEST_DEADLINE_MS: value })).toEqual({
      ok: false,
      error: [expect.stringMatching(/^REQUEST_DEADLINE_MS must be a whole number of milli/)],
    });
  },
);

test.each([
  ['DATABASE_URL', 'db.example.ca'],
  ['DATABASE_URL', 'mysql://root:s3cret@db.example.ca/larchway'],
  ['DATABASE_URL', 'postgres://site:s3cret@db.example.ca'],
  ['SMTP_URL', 'http://site:s3cret@mail.example.ca'],
  ['REALTY_API_KEYS', 's3cret'],
  ['REALTY_API_KEYS', '   '],
  ['REALTY_API_KEYS', 's3cret-of-at-least-24-letters,'],
  ['REALTY_API_KEYS', 's3cret with spaces in it, and long enough'],
  ['DATA_KEY', 's3cret'],
  ['DATA_KEY', `s3cret${'A'.repeat(38)}`],
  ['DATA_KEY_FORMER', `s3cret${'A'.repeat(60)}`],
])('%s=%s prevents the start with an error that does not repeat it', (name, value) => {
  const config = readConfig({ [name]: value });
  expect(config).toEqual({ ok: false, error: [expect.stringMatching(`^${name} must `)] });
  expect(JSON.stringify(config)).not.toContain('s3cret');
});

test('database replicas are a list and require the database itself', () => {
  const DATABASE_URL = 'postgres://site@db.example.ca/site';
  const replicas = ['postgres://site@east.example.ca/site', 'postgres://site@west.example.ca/site'];
  expect(readConfig({ DATABASE_URL, DATABASE_REPLICA_URLS: replicas.join(', ') })).toMatchObject({
    ok: true,
    value: { databaseUrl: DATABASE_URL, databaseReplicaUrls: replicas },
  });
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    ok: true,
    value: { databaseReplicaUrls: [] },
  });
  expect(readConfig({ DATABASE_REPLICA_URLS: replicas.join() })).toEqual({
    ok: false,
    error: [expect.stringMatching(/^DATABASE_URL must be set when DATABASE_REPLICA_URLS is set/)],
  });
  const bad = readConfig({
    DATABASE_URL,
    DATABASE_REPLICA_URLS: `${replicas[0]},postgres://site:s3cret@db`,
  });
  expect(bad).toEqual({
    ok: false,
    error: [expect.stringMatching(/^DATABASE_REPLICA_URLS must be addresses/)],
  });
  expect(JSON.stringify(bad)).not.toContain('s3cret');
});

test('a data key is 32 bytes in base64', () => {
  const bytes = Buffer.alloc(32, 7);
  const config = readConfig({ DATA_KEY: bytes.toString('base64') });
  expect(config).toMatchObject({ ok: true, value: { dataKey: bytes, formerDataKey: undefined } });
});

test('keys and origins are comma-separated lists', () => {
  const keys = ['k3y-of-a-trusted-server-0001', 'k3y-of-a-trusted-server-0002'];
  const config = readConfig({
    REALTY_API_KEYS: keys.join(', '),
    REALTY_CORS_ORIGINS: 'https://portal.example.ca,http://localhost:3000',
  });
  expect(config).toMatchObject({
    ok: true,
    value: {
      realtyApiKeys: keys,
      realtyCorsOrigins: ['https://portal.example.ca', 'http://localhost:3000'],
    },
  });
  expect(readConfig({})).toMatchObject({ ok: true, value: { realtyApiKeys: [] } });
});

test.each([
  [{ PORT: '5000', METRICS_PORT: '5000' }, '5000'],
  [{ PORT: '5000', METRICS_PORT: '05000' }, '05000'],
  [{ METRICS_PORT: '4321' }, '4321'],
])('metrics on the port of the site are refused: %j', (settings, value) => {
  const port = Number(value);
  expect(readConfig(settings)).toEqual({
    ok: false,
    error: [
      `METRICS_PORT must be a different port from PORT, which is ${port}, but it is "${value}".`,
    ],
  });
  expect(readConfig({ ...settings, METRICS_PORT: '9464' }).ok).toBe(true);
});

test('all invalid settings are reported at once', () => {
  const config = readConfig({ PORT: 'abc', LOG_LEVEL: 'loud' });
  expect(config.ok ? [] : config.error).toHaveLength(2);
});

/** A text as written in a cell of a Markdown table. */
const inCell = (text: string) =>
  text
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/(?<!\\)\*/g, '\\*');

test('the README lists every setting with its default and meaning, and no other', () => {
  const [, section = ''] = readFileSync('README.md', 'utf8').split('\n## Settings\n');
  const [table = ''] = section.split('\n## ');
  const rows = [...table.matchAll(/^\| `([A-Z\d_]+)` +\| (.*?) *\| (.*?) *\|$/gm)];
  const listed = rows.map(([, name, byDefault, meaning]) => ({ name, byDefault, meaning }));
  expect(listed.toSorted(byName)).toEqual(
    SETTINGS.map(({ name, byDefault, meaning }) => ({
      name,
      byDefault: inCell(byDefault),
      meaning: inCell(meaning),
    })).toSorted(byName),
  );
});

const byName = (a: { name?: string | undefined }, b: { name?: string | undefined }) =>
  String(a.name) < String(b.name) ? -1 : 1;

/** What Node, npm and the terminal set, and which text of the settings is refused because it is none. */
const NOT_OURS =
  /^(NODE_|npm_|PATH$|CI$|BROKERAGE_|LICENCE_|BASE_URL$|DEV$|PROD$|SSR$|PACKAGE_VERSION$)/;

/** Tools have variables of their own, and parameters of Cognito look like variables; feeds read theirs by parts. */
const NO_SETTINGS = /^(tooling|demo-world|server\/identity|server\/feeds\/settings)\//;

/** The ways in which the sources read a variable of the environment, and a schema names one. */
const READS = [
  /(?:process\.env|import\.meta\.env|\benv|\b[vV]alues|nonEmptyValues)(?:\.|\[')([A-Z][A-Z\d_]+)\b/g,
  /^\s+([A-Z][A-Z\d]*(?:_[A-Z\d]+)*): (?:z\b|yesOrNo\(|keySetting\()/gm,
];

test('every variable that the program reads is a setting, and every setting is read', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|mjs|astro)$/.test(file) && !NO_SETTINGS.test(file),
  );
  const texts = files.map((file) => readFileSync(`src/${file}`, 'utf8'));
  const names = new Set(
    texts.flatMap((text) =>
      READS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name)),
    ),
  );
  const settings = new Set(SETTINGS.map(({ name }) => name));
  expect(names.size).toBeGreaterThan(30);
  expect([...names].filter((name) => !settings.has(name) && !NOT_OURS.test(name))).toEqual([]);
  const unread = [...settings].filter((name) => !names.has(name));
  // Settings of feeds are read by a prefix and a name, from a table of their parts.
  expect(unread.filter((name) => !/^(REALTY_FEED|REALTY_PROVIDER)/.test(name))).toEqual([]);
});
