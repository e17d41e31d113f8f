import { expect, test } from 'vitest';
import { readErrorReportSettings } from '#src/domain/errors/error-report-settings.ts';

const DSN = 'https://abc123@errors.example.ca/4';
const ENDPOINT = 'https://errors.example.ca/api/4/envelope/?sentry_key=abc123&sentry_version=7';

test('nothing is reported unless a service is configured', () => {
  expect(readErrorReportSettings({})).toEqual({ ok: true, value: undefined });
  expect(readErrorReportSettings({ PUBLIC_ERROR_TRACES_SAMPLE_RATE: '0.5' })).toMatchObject({
    value: undefined,
  });
});

test.each([
  [DSN, undefined, ENDPOINT, 1],
  [DSN, '0.25', ENDPOINT, 0.25],
  [DSN, '0', ENDPOINT, 0],
  [
    'http://key@localhost:9000/errors/1',
    '1',
    'http://localhost:9000/errors/api/1/envelope/?sentry_key=key&sentry_version=7',
    1,
  ],
])('%s at a rate of %s is read as %s', (dsn, rate, endpoint, tracesSampleRate) => {
  const env = { PUBLIC_ERROR_DSN: dsn, PUBLIC_ERROR_TRACES_SAMPLE_RATE: rate };
  expect(readErrorReportSettings(env)).toEqual({
    ok: true,
    value: { endpoint, tracesSampleRate },
  });
});

test.each([
  [{ PUBLIC_ERROR_DSN: 'errors.example.ca' }, 'PUBLIC_ERROR_DSN'],
  [{ PUBLIC_ERROR_DSN: 'https://errors.example.ca/1' }, 'PUBLIC_ERROR_DSN'],
  [{ PUBLIC_ERROR_DSN: 'http://key@errors.example.ca/1' }, 'PUBLIC_ERROR_DSN'],
  [{ PUBLIC_ERROR_DSN: 'https://key@errors.example.ca/' }, 'PUBLIC_ERROR_DSN'],
  [{ PUBLIC_ERROR_TRACES_SAMPLE_RATE: '2' }, 'PUBLIC_ERROR_TRACES_SAMPLE_RATE'],
  [{ PUBLIC_ERROR_TRACES_SAMPLE_RATE: 'all' }, 'PUBLIC_ERROR_TRACES_SAMPLE_RATE'],
])('%j is refused by name', (env, name) => {
  expect(readErrorReportSettings(env)).toMatchObject({
    ok: false,
    error: [{ name, sentence: expect.stringContaining(`${name} must be`) }],
  });
});
