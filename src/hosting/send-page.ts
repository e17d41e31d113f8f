import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '#src/server/http/replies/compression.ts';
import { namesTag } from '#src/server/http/replies/entity-tag.ts';
import { pagePolicy } from '#src/server/http/replies/security-headers.ts';
import { type CachedPage, PAGE_AGE_SECONDS, type RenderedPage } from './page-cache.ts';

type Head = Pick<RenderedPage, 'status' | 'headers'>;

/** A session makes another page of the same address, and a cache between must keep them apart. */
const VARY = 'accept-encoding, authorization, cookie';

const HTML = 'text/html; charset=utf-8';

function setHead(reply: FastifyReply, { status, headers }: Head): void {
  reply.code(status);
  for (const [name, value] of headers) {
    reply.header(name, name === 'content-security-policy' ? pagePolicy(value) : value);
  }
  if (reply.getHeader('content-type') === 'text/html') reply.header('content-type', HTML);
}

/** Sends a page that was rendered for this viewer alone. */
export function sendOwnPage(reply: FastifyReply, page: RenderedPage): FastifyReply {
  reply.header('cache-control', 'private, no-cache');
  setHead(reply, page);
  // A redirect has no body, and so no type.
  if (page.body.length === 0) return reply.type(HTML).send('');
  return reply.send(page.body);
}

/** Sends a page that is the same for everybody; 304 to a browser that has it already. */
export async function sendSharedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  if (page.status !== 200) {
    return sendOwnPage(reply, { ...page, body: await page.body('identity') });
  }
  const ageSeconds = Math.min(PAGE_AGE_SECONDS, (performance.now() - page.renderedAtMs) / 1000);
  reply
    .header('cache-control', `public, max-age=${PAGE_AGE_SECONDS}`)
    .header('age', Math.floor(ageSeconds))
    .header('vary', VARY)
    .header('etag', page.etag);
  setHead(reply, page);
  if (namesTag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']) ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await page.body(encoding));
}
