import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { FileStoreUnavailable } from '#src/server/files/file-store.ts';
import type { S3Config } from '#src/server/files/s3-settings.ts';

type S3Request = {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Key of the object in the bucket; without it the bucket itself is asked. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
};

export type S3Answer = { readonly status: number; readonly bytes: Buffer };

/**
 * Asks a bucket. Rejects with `FileStoreUnavailable` for every answer except those that a file can have.
 */
export type S3Client = (request: S3Request) => Promise<S3Answer>;

/** How patient the client is. */
export type S3Limits = {
  /** How long all attempts of a request may take together. */
  readonly usualMs: number;
  readonly uploadMs: number;
  /** Longest wait before the second attempt; twice as long before the third one. */
  readonly firstWaitMs: number;
};

/**
 * A customer waits for these; an upload leaves time to send a document of 10 MB, the largest, over the line
 * of a server.
 */
const LIMITS: S3Limits = { usualMs: 10_000, uploadMs: 30_000, firstWaitMs: 200 };
const ATTEMPTS = 3;
const LARGEST_BYTES = 32 * 1024 * 1024;

/** The name of an S3 error, such as AccessDenied; the rest of such an answer may repeat a key. */
const errorCode = (bytes: Buffer) => /<Code>(\w{1,64})<\/Code>/.exec(bytes.toString('utf8'))?.[1];

const mayPass = (status: number) => status === 429 || status >= 500;

/**
 * 404 means that the object does not exist, unless the bucket does not; 416 that a part of an empty object
 * was asked for.
 */
const isExpected = ({ status, bytes }: S3Answer) =>
  (status >= 200 && status < 300) ||
  status === 416 ||
  (status === 404 && errorCode(bytes) !== 'NoSuchBucket');

/** Why there is no usable answer, and whether there may be one in a moment. */
type Trouble = { readonly text: string; readonly mayPass: boolean };

async function boundedBytes(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let byteCount = 0;
  for await (const part of response.body ?? []) {
    byteCount += part.byteLength;
    // Leaving the loop cancels the rest of the response.
    if (byteCount > LARGEST_BYTES) throw new Error('the object is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** What to check after an error that a setting or the machine causes. */
const REMEDIES: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'check S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'check S3_SECRET_ACCESS_KEY',
  AuthorizationHeaderMalformed: 'check S3_REGION',
  PermanentRedirect: 'check S3_REGION and S3_ENDPOINT',
  NoSuchBucket: 'check S3_BUCKET',
  RequestTimeTooSkewed: 'check the clock of this machine',
};

function refusal({ status, bytes }: S3Answer): Trouble {
  const code = errorCode(bytes);
  if (code === undefined) return { text: `returned status ${status}`, mayPass: mayPass(status) };
  const about = Object.hasOwn(REMEDIES, code) ? `${code}; ${REMEDIES[code]}` : code;
  return { text: `returned status ${status} (${about})`, mayPass: mayPass(status) };
}

function silence(error: unknown): Trouble {
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return isLate
    ? { text: 'did not respond in time', mayPass: false }
    : { text: 'cannot be reached', mayPass: true };
}

/** Asks the bucket of the settings, with signed requests (AWS Signature Version 4). */
export function s3Client(
  { bucketUrl, region, accessKeyId, secretAccessKey }: S3Config,
  limits = LIMITS,
): S3Client {
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  async function ask(request: S3Request, signal: AbortSignal): Promise<S3Answer> {
    const { method, key = '', query = {}, headers = {}, body } = request;
    const url = new URL(`${bucketUrl}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signed = await aws.sign(url.href, {
      method,
      // With the digest of the body in the signature the bucket accepts no other bytes.
      headers: {
        ...headers,
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      ...(body && { body }),
      signal,
      // A signature is for one address.
      redirect: 'manual',
    });
    const response = await fetch(signed);
    return { status: response.status, bytes: await boundedBytes(response) };
  }

  async function attempt(
    request: S3Request,
    signal: AbortSignal,
  ): Promise<Outcome<S3Answer, Trouble>> {
    try {
      const answer = await ask(request, signal);
      return isExpected(answer) ? success(answer) : failure(refusal(answer));
    } catch (error) {
      return failure(silence(error));
    }
  }

  return async (request) => {
    const signal = AbortSignal.timeout(request.body ? limits.uploadMs : limits.usualMs);
    for (let number = 1; ; number += 1) {
      const outcome = await attempt(request, signal);
      if (outcome.ok) return outcome.value;
      const { text, mayPass: isWorthwhile } = outcome.error;
      if (!isWorthwhile || number === ATTEMPTS) {
        throw new FileStoreUnavailable(`The bucket at ${bucketUrl} ${text}`);
      }
      // A random wait, so that not all clients come back at once.
      await sleep(limits.firstWaitMs * 2 ** (number - 1) * Math.random());
    }
  };
}
