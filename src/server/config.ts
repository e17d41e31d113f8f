import '#src/contract/jitless.ts';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import {
  type IdentityProvider,
  readIdentityProvider,
} from '#src/domain/account/identity-settings.ts';
import { readImageCdn } from '#src/domain/listing/photos/image-cdn.ts';
import { type InvalidSetting, readMapSettings } from '#src/domain/map/settings.ts';
import { readSessionDomain } from '#src/domain/account/auth/session-domain.ts';
import { readErrorReportSettings } from '#src/domain/errors/error-report-settings.ts';
import { DEFAULT_PORT, localOrigin } from '#src/domain/routes.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { isOrigin } from './address-forms.ts';
import {
  DATABASE_SETTINGS,
  type DatabaseConfig,
  databaseConfigOf,
  databaseEnvironment,
  databaseFlaws,
} from './settings/database-settings.ts';
import { type FileStoreConfig, readS3Settings, S3_SETTINGS } from './files/s3-settings.ts';
import {
  LISTING_SOURCE_SETTINGS,
  type ListingSourceConfig,
  readListingSourceSettings,
} from './feeds/settings/listing-source-settings.ts';
import { DATA_FOLDER_SETTINGS, dataFolderEnvironment } from './settings/data-folder-settings.ts';
import { LISTENING_SETTINGS, listeningEnvironment } from './settings/listening-settings.ts';
import { EXPOSURE_SETTINGS, exposureOf } from './exposure.ts';
import {
  MAIL_SETTINGS,
  type MailConfig,
  mailConfigOf,
  mailEnvironment,
} from './mail/mail-settings.ts';
import {
  HTTP_SETTINGS,
  type HttpConfig,
  httpConfigOf,
  httpEnvironment,
} from './http/http-settings.ts';
import {
  REALTY_SETTINGS,
  type RealtyConfig,
  realtyConfigOf,
  realtyEnvironment,
} from './http/realty-settings.ts';
import {
  ENCRYPTION_SETTINGS,
  type EncryptionConfig,
  encryptionConfigOf,
  encryptionEnvironment,
} from './encryption/encryption-settings.ts';
import {
  METRICS_SETTINGS,
  type MetricsConfig,
  metricsConfigOf,
  metricsEnvironment,
  metricsFlaws,
} from './metrics/metrics-settings.ts';
import {
  PLACES_SETTINGS,
  type PlacesConfig,
  readPlacesSettings,
} from './places/places-settings.ts';
import { PUBLIC_SETTINGS } from './settings/public-settings.ts';
import { CONTENT_SETTINGS, contentFlaws } from './settings/content-settings.ts';
import { complaint } from './setting-complaint.ts';
import { yesOrNo } from './setting-values.ts';
import {
  WORK_SETTINGS,
  type WorkConfig,
  workConfigOf,
  workEnvironment,
} from './scheduling/scheduling-settings.ts';

export type Config = {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds the database and the caches. */
  readonly dataDir: string;
  /** Origin of absolute links, without a trailing slash. */
  readonly siteOrigin: string;
  /** The day the demo listings are dated from, YYYY-MM-DD; the day of the first start when not set. */
  readonly demoDate: string | undefined;
  /** Whether photos reach browsers through another site than this one. */
  readonly hasImageCdn: boolean;
  readonly accounts: IdentityProvider;
  /** Whether this machine alone reaches the site: only then there is a demo user and a mailbox. */
  readonly hasDemoAccess: boolean;
  /** Whether the embedded accounts tell an address with an account from one without. */
  readonly revealsAccounts: boolean;
} & DatabaseConfig &
  EncryptionConfig &
  FileStoreConfig &
  HttpConfig &
  ListingSourceConfig &
  MailConfig &
  MetricsConfig &
  PlacesConfig &
  RealtyConfig &
  WorkConfig;

export type Setting = {
  readonly name: string;
  readonly byDefault: string;
  readonly meaning: string;
};

/** Every setting, as the README lists them. */
export const SETTINGS: readonly Setting[] = [
  ...LISTENING_SETTINGS,
  ...DATA_FOLDER_SETTINGS,
  ...DATABASE_SETTINGS,
  {
    name: 'SITE_ORIGIN',
    byDefault: 'http://localhost with PORT',
    meaning: 'Origin for absolute links, such as https://www.example.ca; built into the pages',
  },
  ...CONTENT_SETTINGS,
  ...ENCRYPTION_SETTINGS,
  ...S3_SETTINGS,
  ...HTTP_SETTINGS,
  ...LISTING_SOURCE_SETTINGS,
  ...REALTY_SETTINGS,
  ...PLACES_SETTINGS,
  ...WORK_SETTINGS,
  {
    name: 'DEMO_DATE',
    byDefault: 'the day of the first start',
    meaning: 'Date of the demo listings, YYYY-MM-DD; read when the database is created',
  },
  ...EXPOSURE_SETTINGS,
  ...MAIL_SETTINGS,
  ...METRICS_SETTINGS,
  ...PUBLIC_SETTINGS,
];

const ORIGIN_SENTENCE =
  'SITE_ORIGIN must be an http or https origin without a path, such as https://www.example.ca';

const DEMO_DATE_SENTENCE =
  'DEMO_DATE must be a date from 2000 to 2099 in the form YYYY-MM-DD, such as 2026-10-15';

const Environment = z.object({
  ...listeningEnvironment,
  ...dataFolderEnvironment,
  SITE_ORIGIN: z.optional(z.string().check(z.refine(isOrigin, { error: ORIGIN_SENTENCE }))),
  ...databaseEnvironment,
  ...encryptionEnvironment,
  ...httpEnvironment,
  ...realtyEnvironment,
  ...workEnvironment,
  ...mailEnvironment,
  ...metricsEnvironment,
  DEMO_DATE: z.optional(
    z.iso
      .date({ error: DEMO_DATE_SENTENCE, abort: true })
      .check(z.regex(/^20/, { error: DEMO_DATE_SENTENCE, abort: true })),
  ),
  DEMO_PUBLIC: yesOrNo('DEMO_PUBLIC'),
  IDENTITY_IN_PRODUCTION: yesOrNo('IDENTITY_IN_PRODUCTION'),
  IDENTITY_REVEALS_ACCOUNTS: yesOrNo('IDENTITY_REVEALS_ACCOUNTS'),
});

type EnvironmentValues = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings. The same environment gives the same answer while the folders that it names stay as
 * they are. A setting that is empty counts as not set. The error is one sentence for each bad setting,
 * naming it and what it holds.
 */
export function readConfig(env: EnvironmentValues): Outcome<Config, readonly string[]> {
  const nonEmptyValues: EnvironmentValues = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== ''),
  );
  const parsed = Environment.safeParse(nonEmptyValues);
  const map = readMapSettings(nonEmptyValues);
  const accounts = readIdentityProvider(nonEmptyValues);
  const errorReports = readErrorReportSettings(nonEmptyValues);
  const imageCdn = readImageCdn(nonEmptyValues);
  const bucket = readS3Settings(nonEmptyValues);
  const sources = readListingSourceSettings(nonEmptyValues);
  const hasFeed = !sources.ok || sources.value.feeds.length > 0;
  const places = readPlacesSettings(nonEmptyValues, { hasFeed });
  const port = Number(parsed.data?.PORT ?? DEFAULT_PORT);
  const siteOrigin = parsed.data?.SITE_ORIGIN ?? localOrigin(port);
  const domain = readSessionDomain(nonEmptyValues, siteOrigin);
  const exposure =
    parsed.success && accounts.ok
      ? exposureOf({
          ...parsed.data,
          SITE_ORIGIN: siteOrigin,
          NODE_ENV: nonEmptyValues['NODE_ENV'],
          accounts: accounts.value,
          hasFeed,
        })
      : undefined;
  const bad = [
    ...(parsed.error?.issues ?? []).map(badSetting),
    ...contentFlaws(nonEmptyValues),
    ...databaseFlaws(nonEmptyValues),
    ...(parsed.success ? metricsFlaws(metricsConfigOf(parsed.data), port) : []),
    ...flaws(map),
    ...flaws(accounts),
    ...flaws(domain),
    ...flaws(errorReports),
    ...flaws(imageCdn),
    ...flaws(bucket),
    ...flaws(sources),
    ...flaws(places),
    ...(exposure?.flaws ?? []),
  ];
  const isWhole = parsed.success && accounts.ok && bucket.ok && sources.ok && places.ok;
  if (!isWhole || !exposure || bad.length > 0) {
    return failure(bad.map((setting) => complaint(setting, nonEmptyValues)));
  }
  const values = parsed.data;
  return success({
    port,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    siteOrigin,
    demoDate: values.DEMO_DATE,
    bucket: bucket.value,
    ...sources.value,
    ...places.value,
    hasImageCdn: imageCdn.ok && imageCdn.value !== undefined,
    accounts: accounts.value,
    hasDemoAccess: exposure.hasDemoAccess,
    revealsAccounts: values.IDENTITY_REVEALS_ACCOUNTS === 'true',
    ...databaseConfigOf(values),
    ...encryptionConfigOf(values),
    ...httpConfigOf(values),
    ...realtyConfigOf(values),
    ...workConfigOf(values),
    ...mailConfigOf(values),
    ...metricsConfigOf(values),
  });
}

function flaws(result: Outcome<unknown, readonly InvalidSetting[]>): readonly InvalidSetting[] {
  return result.ok ? [] : result.error;
}

function badSetting({ path, message }: { path: PropertyKey[]; message: string }): InvalidSetting {
  return { name: String(path[0]), sentence: message };
}
