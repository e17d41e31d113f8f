import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import type { InvalidSetting } from '#src/domain/map/settings.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';

/** An S3-compatible bucket. */
export type S3Config = {
  /** Address that the objects lie below, without a slash at the end. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Folder of the bucket for this site, without slashes at its ends; empty for the bucket itself. */
  readonly prefix: string;
};

export type FileStoreConfig = {
  /** Bucket of documents and photos; undefined where they lie in `dataDir`. */
  readonly bucket: S3Config | undefined;
};

/** The settings of the bucket, as the README lists them. */
export const S3_SETTINGS = [
  {
    name: 'S3_BUCKET',
    byDefault: '',
    meaning:
      'Amazon S3 bucket, or bucket of an S3-compatible store, for customer documents and feed photos; requires DATA_KEY. Without it, they are stored in DATA_DIR',
  },
  {
    name: 'S3_REGION',
    byDefault: 'us-east-1 with S3_ENDPOINT',
    meaning: 'Region of the bucket, such as ca-central-1; required without S3_ENDPOINT',
  },
  {
    name: 'S3_ENDPOINT',
    byDefault: 'Amazon’s address for S3_REGION',
    meaning: 'Address of an S3-compatible store, such as https://minio.example.ca:9000',
  },
  {
    name: 'S3_ACCESS_KEY_ID',
    byDefault: '',
    meaning: 'Access key ID for the bucket; required with S3_BUCKET',
  },
  {
    name: 'S3_SECRET_ACCESS_KEY',
    byDefault: '',
    meaning: 'Secret of the access key; required with S3_BUCKET',
  },
  {
    name: 'S3_PATH_STYLE',
    byDefault: 'true with S3_ENDPOINT, otherwise false',
    meaning:
      'true if the bucket is the first part of the path, as with MinIO; false if it is the first part of the host name',
  },
  {
    name: 'S3_PREFIX',
    byDefault: '',
    meaning: 'Folder in the bucket for this site, such as site, if other programs share the bucket',
  },
] as const;

/** S3’s own rules for names, but without dots, which no certificate covers in a host name. */
const BUCKET = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{2,40}$/;
const PREFIX = /^[\w-]+(?:\/[\w-]+)*$/;
const KEY_ID = /^[\w.+/=-]{3,128}$/;
const SECRET = /^[\x21-\x7e]{8,256}$/;

/** Whether a text is the address of a server alone: anything behind it would get into each signature. */
function isEndpoint(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return text === url.origin && url.username === '';
}

const Environment = z.object({
  S3_BUCKET: z.string().check(
    z.regex(BUCKET, {
      error:
        'S3_BUCKET must be the name of a bucket: 3 to 63 lowercase letters, digits and hyphens',
    }),
  ),
  S3_REGION: z.optional(
    z
      .string()
      .check(
        z.regex(REGION, { error: 'S3_REGION must be the name of a region, such as ca-central-1' }),
      ),
  ),
  S3_ENDPOINT: z.optional(
    z.string().check(
      z.refine(isEndpoint, {
        error:
          'S3_ENDPOINT must be an http or https address without a path, such as https://minio.example.ca:9000',
      }),
    ),
  ),
  S3_ACCESS_KEY_ID: z
    .string({ error: 'S3_ACCESS_KEY_ID must be set when S3_BUCKET is set' })
    .check(z.regex(KEY_ID, { error: 'S3_ACCESS_KEY_ID must be the ID of an access key' })),
  S3_SECRET_ACCESS_KEY: z
    .string({ error: 'S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is set' })
    .check(
      z.regex(SECRET, {
        error:
          'S3_SECRET_ACCESS_KEY must be the secret of the access key, at least 8 characters long',
      }),
    ),
  S3_PATH_STYLE: z.optional(
    z.enum(['true', 'false'], { error: 'S3_PATH_STYLE must be true or false' }),
  ),
  S3_PREFIX: z._default(
    z.string().check(
      z.regex(PREFIX, {
        error:
          'S3_PREFIX must be one or more names of letters, digits, hyphens and underscores, separated by slashes, such as site',
      }),
    ),
    '',
  ),
});

/** Contradictions between settings that are each valid. */
function contradictions(values: Readonly<Record<string, string | undefined>>): InvalidSetting[] {
  const flaws: InvalidSetting[] = [];
  if (values['S3_REGION'] === undefined && values['S3_ENDPOINT'] === undefined) {
    flaws.push({
      name: 'S3_REGION',
      sentence:
        'S3_REGION must be the region of the bucket, such as ca-central-1, when S3_BUCKET is set without S3_ENDPOINT',
    });
  }
  if (values['DATA_KEY'] === undefined) {
    flaws.push({
      name: 'DATA_KEY',
      sentence:
        'DATA_KEY must be set when S3_BUCKET is set (a key in DATA_DIR could be lost while the documents remain in the bucket)',
    });
  }
  return flaws;
}

/** Settings that have no effect without a bucket. */
function withoutBucket(
  values: Readonly<Record<string, string | undefined>>,
): Outcome<undefined, readonly InvalidSetting[]> {
  const first = S3_SETTINGS.find(({ name }) => values[name] !== undefined);
  if (!first) return success(undefined);
  return failure([
    { name: 'S3_BUCKET', sentence: `S3_BUCKET must be set when ${first.name} is set` },
  ]);
}

type Environment = z.infer<typeof Environment>;

function bucketUrlOf({
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ENDPOINT: endpoint,
  S3_PATH_STYLE: pathStyle,
}: Environment): string {
  const { protocol, host } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  const isPathStyle = pathStyle === undefined ? endpoint !== undefined : pathStyle === 'true';
  return isPathStyle ? `${protocol}//${host}/${bucket}` : `${protocol}//${bucket}.${host}`;
}

/** Reads where documents and photos lie. */
export function readS3Settings(
  values: Readonly<Record<string, string | undefined>>,
): Outcome<S3Config | undefined, readonly InvalidSetting[]> {
  if (values['S3_BUCKET'] === undefined) return withoutBucket(values);
  const parsed = Environment.safeParse(values);
  const flaws = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({
        name: String(path[0]),
        sentence: message,
      }));
  const bad = [...flaws, ...contradictions(values)];
  if (!parsed.success || bad.length > 0) return failure(bad);
  const { data } = parsed;
  return success({
    bucketUrl: bucketUrlOf(data),
    region: data.S3_REGION ?? 'us-east-1',
    accessKeyId: data.S3_ACCESS_KEY_ID,
    secretAccessKey: data.S3_SECRET_ACCESS_KEY,
    prefix: data.S3_PREFIX,
  });
}
