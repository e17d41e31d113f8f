import type { InvalidSetting } from '#src/domain/map/settings.ts';
import { FEED_SLOTS } from './feeds/settings/feed-settings.ts';

/** Settings that may hold a password, which must not appear on a screen. */
const SECRET_SETTINGS: ReadonlySet<string> = new Set([
  'SMTP_URL',
  'DATABASE_URL',
  'DATABASE_REPLICA_URLS',
  'DATA_KEY',
  'DATA_KEY_FORMER',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'REALTY_API_KEYS',
  ...FEED_SLOTS.flatMap(({ prefix }) => [
    `${prefix}_URL`,
    `${prefix}_TOKEN`,
    `${prefix}_CLIENT_SECRET`,
    `${prefix}_TOKEN_URL`,
  ]),
]);

/** The sentence for the terminal. A setting that holds a password is not repeated. */
export function complaint(
  { name, sentence }: InvalidSetting,
  settings: Readonly<Record<string, string | undefined>>,
): string {
  const value = settings[name];
  if (value === undefined) return `${sentence}, but it is not set.`;
  if (SECRET_SETTINGS.has(name)) return `${sentence}, but it has a different value.`;
  return `${sentence}, but it is "${value}".`;
}
