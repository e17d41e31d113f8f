import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '#src/server/files/s3-settings.ts';
import { signatureFlaw } from './s3-signature.ts';

/** An answer of the store in place of its data. */
type S3Trouble = 403 | 500 | 'slow-down' | 'hang' | 'cut' | 'cut-half' | 'garbage';

type StoredObject = { readonly bytes: Buffer; readonly changedAt: Date };

const BUCKET = 'larch-files';
const KEY = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'SECRET-of-the-bucket',
  region: 'ca-central-1',
};

const errorXml = (code: string, about = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No &amp; no</Message>${about}</Error>`;

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer = '',
): ServerResponse {
  const type = typeof body === 'string' && body !== '' ? 'application/xml' : 'binary/octet-stream';
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  return response.end(body);
}

/** Sends the answer for a trouble; none if the client is left waiting, or cut off. */
function disturb(trouble: S3Trouble, response: ServerResponse): ServerResponse | undefined {
  if (trouble === 403)
    return send(
      response,
      403,
      errorXml('AccessDenied', `<AWSAccessKeyId>${KEY.accessKeyId}</AWSAccessKeyId>`),
    );
  if (trouble === 500) return send(response, 500, errorXml('InternalError'));
  if (trouble === 'slow-down') return send(response, 503, errorXml('SlowDown'));
  if (trouble === 'garbage') return send(response, 200, '<ListBucketResult><Contents><Key>cut');
  if (trouble === 'hang') return undefined;
  if (trouble === 'cut-half') response.writeHead(200, { 'content-length': 1000 }).write('half');
  // Waits until the half is sent.
  setImmediate(() => response.destroy());
  return undefined;
}

/** An S3-compatible store on this machine, which checks each signature and can be disturbed. */
export async function s3Server({ pageSize = 1000 } = {}) {
  const objects = new Map<string, StoredObject>();
  const state = {
    objects,
    /** The requests that were signed correctly, for example `GET photos/…`. */
    asked: [] as string[],
    /** The flaws of refused signatures. */
    refusals: [] as string[],
    /** The answers to the next requests, in order. */
    troubles: [] as S3Trouble[],
    /** The answer to all requests. */
    trouble: undefined as S3Trouble | undefined,
  };

  function list(url: URL, response: ServerResponse): ServerResponse {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = Buffer.from(
      url.searchParams.get('continuation-token') ?? '',
      'base64',
    ).toString();
    const most = Math.min(pageSize, Number(url.searchParams.get('max-keys') ?? 1000));
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, most);
    const contents = page.map((key) => {
      const { bytes, changedAt } = objects.get(key)!;
      return `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const isCut = keys.length > page.length;
    const token = Buffer.from(page.at(-1) ?? '').toString('base64');
    const more = isCut ? `<NextContinuationToken>${token}</NextContinuationToken>` : '';
    const xml = `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${BUCKET}</Name><IsTruncated>${isCut}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`;
    return send(response, 200, `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
  }

  function get(
    key: string,
    { headers }: IncomingMessage,
    response: ServerResponse,
  ): ServerResponse {
    const stored = objects.get(key);
    if (!stored) return send(response, 404, errorXml('NoSuchKey'));
    const range = /^bytes=0-(\d+)$/.exec(headers.range ?? '');
    if (!range) return send(response, 200, stored.bytes);
    if (stored.bytes.length === 0) return send(response, 416, errorXml('InvalidRange'));
    return send(response, 206, stored.bytes.subarray(0, Number(range[1]) + 1));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { method = '' } = request;
    const body = await buffer(request);
    const flaw = signatureFlaw(request, body, KEY);
    if (flaw !== undefined) {
      state.refusals.push(flaw);
      return send(response, 403, errorXml(flaw, `<SignatureProvided>x</SignatureProvided>`));
    }
    const url = new URL(request.url ?? '', 'http://s3.test');
    const [, bucket, ...segments] = url.pathname.split('/');
    const key = segments.join('/');
    state.asked.push(`${method} ${key}`);
    const trouble = state.troubles.shift() ?? state.trouble;
    if (trouble !== undefined) return disturb(trouble, response);
    if (bucket !== BUCKET) return send(response, 404, errorXml('NoSuchBucket'));
    if (key === '' && method === 'GET') return list(url, response);
    if (method === 'GET') return get(key, request, response);
    if (method === 'HEAD') return send(response, objects.has(key) ? 200 : 404);
    if (method === 'PUT' && request.headers['content-length'] === undefined) {
      return send(response, 411, errorXml('MissingContentLength'));
    }
    if (method === 'PUT') objects.set(key, { bytes: body, changedAt: new Date() });
    if (method === 'DELETE') objects.delete(key);
    return send(response, method === 'PUT' ? 200 : 204);
  }

  const server = createServer((request, response) => {
    // A client may cut its own connection.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const endpoint = `http://127.0.0.1:${port}`;
  const settings: S3Config = { ...KEY, bucketUrl: `${endpoint}/${BUCKET}`, prefix: 'site' };
  return {
    state,
    settings,
    /** The settings of a server that uses it. */
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: KEY.region,
      S3_ACCESS_KEY_ID: KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
      S3_PREFIX: 'site',
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type S3Server = Awaited<ReturnType<typeof s3Server>>;
