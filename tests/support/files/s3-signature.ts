import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export type S3Key = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
};

const SKEW_MS = 15 * 60_000;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
}

function momentOf(stamp: string): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/**
 * The reason why S3 would refuse a request, by the rules of "Authenticating Requests (AWS Signature Version
 * 4)"; undefined for a correctly signed one.
 */
export function signatureFlaw(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: S3Key,
): string | undefined {
  const authorization =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!authorization) return 'AccessDenied';
  const [, credential = '', signedHeaders = '', signature] = authorization;
  const stamp = String(headers['x-amz-date']);
  const scope = `${stamp.slice(0, 8)}/${region}/s3/aws4_request`;
  if (credential !== `${accessKeyId}/${scope}`) return 'InvalidAccessKeyId';
  if (!(Math.abs(momentOf(stamp) - Date.now()) < SKEW_MS)) return 'RequestTimeTooSkewed';
  const names = signedHeaders.split(';');
  const mustBeSigned = ['host', ...Object.keys(headers).filter((name) => /^x-amz-/.test(name))];
  if (!mustBeSigned.every((name) => names.includes(name))) return 'AccessDenied';
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const target = new URL(url, 'http://s3.test');
  const canonicalRequest = [
    method,
    target.pathname.split('/').map(decodeURIComponent).map(encoded).join('/'),
    canonicalQuery(target),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    payload,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonicalRequest)].join('\n');
  const dayKey = hmac(`AWS4${secretAccessKey}`, stamp.slice(0, 8));
  const signingKey = hmac(hmac(hmac(dayKey, region), 's3'), 'aws4_request');
  return hmac(signingKey, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
