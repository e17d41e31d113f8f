import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { InvalidSetting } from '../map/settings.ts';

/** Where pages report their errors: a service with the API of Sentry. */
export type ErrorReportSettings = {
  /** The address that reports are posted to. */
  readonly endpoint: string;
  /** The share of page views whose loading times are reported, 0 to 1. */
  readonly tracesSampleRate: number;
};

const DSN = 'PUBLIC_ERROR_DSN';
const RATE = 'PUBLIC_ERROR_TRACES_SAMPLE_RATE';

/** The settings, as the README lists them. */
export const ERROR_REPORT_SETTINGS = [
  {
    name: DSN,
    byDefault: '',
    meaning:
      'Sentry-compatible DSN that pages report errors to, without data that identifies a visitor, such as https://key@errors.example.ca/1; without it, nothing is reported',
  },
  {
    name: RATE,
    byDefault: '1',
    meaning: 'Share of page views whose load times are reported to PUBLIC_ERROR_DSN, from 0 to 1',
  },
] as const;

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);
const PROTOCOL_VERSION = '7';

/** The address of a DSN; undefined for a text that is no DSN. */
function endpointOf(dsn: string): string | undefined {
  const url = URL.parse(dsn);
  if (!url?.username || url.search || url.hash) return undefined;
  const isSafe = url.protocol === 'https:' || LOCAL_HOSTS.has(url.hostname);
  const [, folder = '', project] = /^(.*)\/(\d+)$/.exec(url.pathname) ?? [];
  if (!isSafe || project === undefined) return undefined;
  const query = new URLSearchParams({
    sentry_key: url.username,
    sentry_version: PROTOCOL_VERSION,
  });
  return `${url.protocol}//${url.host}${folder}/api/${project}/envelope/?${query}`;
}

const isShare = (text: string) => /^(0|1|0?\.\d{1,6}|1\.0*)$/.test(text);

/** Reads where errors are reported to; undefined where nothing is reported. */
export function readErrorReportSettings(
  env: Readonly<Record<string, string | undefined>>,
): Outcome<ErrorReportSettings | undefined, readonly InvalidSetting[]> {
  const [dsn, rate] = [env[DSN], env[RATE] || '1'];
  const bad: InvalidSetting[] = [];
  const endpoint = dsn ? endpointOf(dsn) : undefined;
  if (dsn && endpoint === undefined) {
    const sentence = `${DSN} must be a DSN such as https://key@errors.example.ca/1`;
    bad.push({ name: DSN, sentence });
  }
  if (!isShare(rate)) bad.push({ name: RATE, sentence: `${RATE} must be a number from 0 to 1` });
  if (bad.length > 0) return failure(bad);
  return success(endpoint === undefined ? undefined : { endpoint, tracesSampleRate: Number(rate) });
}
