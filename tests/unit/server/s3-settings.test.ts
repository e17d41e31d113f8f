import { expect, test } from 'vitest';
import { readConfig } from '#src/server/config.ts';

const DATA_KEY = Buffer.alloc(32, 7).toString('base64');
const SETTINGS = {
  DATA_KEY,
  S3_BUCKET: 'site-files',
  S3_REGION: 'ca-central-1',
  S3_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  S3_SECRET_ACCESS_KEY: 's3cret/of+the=key',
};

const bucketOf = (settings: Readonly<Record<string, string>>) => {
  const config = readConfig(settings);
  if (!config.ok) throw new Error(config.error.join('\n'));
  return config.value.bucket;
};

test('without a bucket files are stored in the data folder', () => {
  expect(bucketOf({})).toBeUndefined();
});

test('an Amazon bucket uses its own host name by default', () => {
  expect(bucketOf(SETTINGS)).toEqual({
    bucketUrl: 'https://site-files.s3.ca-central-1.amazonaws.com',
    region: 'ca-central-1',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 's3cret/of+the=key',
    prefix: '',
  });
  expect(bucketOf({ ...SETTINGS, S3_PATH_STYLE: 'true' })?.bucketUrl).toBe(
    'https://s3.ca-central-1.amazonaws.com/site-files',
  );
});

test('a bucket of another store uses its path by default, or its host name', () => {
  const { S3_REGION: _, ...others } = SETTINGS;
  const settings = { ...others, S3_ENDPOINT: 'http://minio:9000', S3_PREFIX: 'homes/site' };
  expect(bucketOf(settings)).toMatchObject({
    bucketUrl: 'http://minio:9000/site-files',
    region: 'us-east-1',
    prefix: 'homes/site',
  });
  expect(bucketOf({ ...settings, S3_PATH_STYLE: 'false' })?.bucketUrl).toBe(
    'http://site-files.minio:9000',
  );
});

test.each([
  ['S3_BUCKET', 'Site_Files'],
  ['S3_BUCKET', 'a.b.c'],
  ['S3_REGION', 'ca central'],
  ['S3_PATH_STYLE', 'yes'],
  ['S3_PREFIX', '/site'],
  ['S3_PREFIX', 'site/../other'],
])('%s=%s prevents the start with an error naming it', (name, value) => {
  expect(readConfig({ ...SETTINGS, [name]: value })).toEqual({
    ok: false,
    error: [expect.stringMatching(`^${name} must .*, but it is "${value}"\\.$`)],
  });
});

test.each([
  ['S3_ENDPOINT', 'https://s3cret:s3cret@minio.example.ca'],
  ['S3_ENDPOINT', 'https://minio.example.ca/s3cret'],
  ['S3_ENDPOINT', 'minio.example.ca:s3cret'],
  ['S3_ACCESS_KEY_ID', 's3cret id'],
  ['S3_SECRET_ACCESS_KEY', 's3cret'],
  ['S3_SECRET_ACCESS_KEY', 's3cret with spaces'],
])('%s=%s prevents the start with an error that does not repeat it', (name, value) => {
  const config = readConfig({ ...SETTINGS, [name]: value });
  expect(config).toEqual({ ok: false, error: [expect.stringMatching(`^${name} must `)] });
  expect(JSON.stringify(config)).not.toContain('s3cret');
});

test.each([
  ['S3_ACCESS_KEY_ID', 'S3_ACCESS_KEY_ID must be set when S3_BUCKET is set'],
  ['S3_SECRET_ACCESS_KEY', 'S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is set'],
  ['S3_REGION', 'S3_REGION must be the region of the bucket'],
  ['DATA_KEY', 'DATA_KEY must be set when S3_BUCKET is set'],
])('a bucket without %s prevents the start', (name, sentence) => {
  const settings = Object.entries(SETTINGS).filter(([each]) => each !== name);
  expect(readConfig(Object.fromEntries(settings))).toEqual({
    ok: false,
    error: [expect.stringMatching(`^${sentence}.*, but it is not set\\.$`)],
  });
});

test.each(['S3_ENDPOINT', 'S3_REGION', 'S3_PREFIX', 'S3_PATH_STYLE', 'S3_ACCESS_KEY_ID'])(
  '%s without a bucket prevents the start',
  (name) => {
    expect(readConfig({ [name]: 'true' })).toEqual({
      ok: false,
      error: [`S3_BUCKET must be set when ${name} is set, but it is not set.`],
    });
  },
);
