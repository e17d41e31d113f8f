import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '#src/server/http/replies/compression.ts';
import { namesTag } from '#src/server/http/replies/entity-tag.ts';
import { IMMUTABLE, type StaticFile } from './static-files.ts';

/** The encodings of files made when the site was built, the smaller first. */
const ENCODINGS = ['br', 'gzip'] as const;

function encoded(request: FastifyRequest, file: StaticFile): { body: Buffer; encoding?: string } {
  const bodies = { br: file.brotli, gzip: file.gzip };
  const fileEncodings = ENCODINGS.filter((encoding) => bodies[encoding]);
  const header = request.headers['accept-encoding'];
  const encoding = fileEncodings.find((each) => each === acceptedEncoding(header, fileEncodings));
  const body = encoding && bodies[encoding];
  return body ? { body, encoding } : { body: file.body };
}

/** Sends a built file: in the encoding the browser prefers, 304 when the browser has it already. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
): FastifyReply {
  reply
    .header('content-type', file.contentType)
    .header('cache-control', file.cacheControl)
    .header('etag', file.etag)
    .header('vary', 'accept-encoding');
  // Files that never change need no report, and a page requests a dozen of them.
  if (file.cacheControl === IMMUTABLE) reply.removeHeader('x-request-id');
  if (reply.statusCode === 200 && namesTag(request.headers['if-none-match'], file.etag)) {
    return reply.code(304).send();
  }
  const { body, encoding } = encoded(request, file);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}
