import type { FastifyReply, FastifyRequest } from 'fastify';
import { IMMUTABLE, type StaticFile } from './static-files.ts';

function accepts(request: FastifyRequest, encoding: string): boolean {
  const header = request.headers['accept-encoding'];
  return typeof header === 'string' && new RegExp(`\\b${encoding}\\b`).test(header);
}

function encoded(request: FastifyRequest, file: StaticFile): { body: Buffer; encoding?: string } {
  if (file.brotli && accepts(request, 'br')) return { body: file.brotli, encoding: 'br' };
  if (file.gzip && accepts(request, 'gzip')) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.body };
}

/** Sends a file of the built site: compressed as the browser likes it, 304 when it has it already. */
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
  // Nobody reports a file that never changes, and a page asks for a dozen of them.
  if (file.cacheControl === IMMUTABLE) reply.removeHeader('x-request-id');
  if (reply.statusCode === 200 && request.headers['if-none-match'] === file.etag) {
    return reply.code(304).send();
  }
  const { body, encoding } = encoded(request, file);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}
