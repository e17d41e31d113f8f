import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COMPRESSION_THRESHOLD } from './compression.ts';
import { entityTag, namesTag } from './entity-tag.ts';
import type { IdentifyViewer } from '../mount.ts';
import { isPersonal } from '../personal-requests.ts';
import { timingHeader } from './server-timing.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on the routes of the contract's endpoints. */
    readonly isMounted?: boolean;
  }
}

/** The Cache-Control of an answer that is the same for everyone. */
const FOR_EVERYONE = 'public, max-age=30, stale-while-revalidate=120';
const FOR_ONE = 'private, no-cache';

/** In lower case: the compression looks for its own name before it adds it. */
const VARY = ['authorization', 'accept-encoding'];

const readsOnly = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

function cacheControl(request: FastifyRequest, identify: IdentifyViewer): string {
  if (!readsOnly(request)) return 'no-store';
  const isForEveryone = identify(request) === 'anonymous' && !isPersonal(request);
  return isForEveryone ? FOR_EVERYONE : FOR_ONE;
}

function isMaybeCompressed({ headers }: FastifyRequest, body: string | Buffer): boolean {
  return (
    headers['accept-encoding'] !== undefined && Buffer.byteLength(body) >= COMPRESSION_THRESHOLD
  );
}

/** Tags the answer, unless it has a tag already; true when the reader has this version. */
function tag(request: FastifyRequest, reply: FastifyReply, body: string | Buffer): boolean {
  if (!readsOnly(request)) return false;
  const ownTag = reply.getHeader('etag');
  const etag =
    typeof ownTag === 'string'
      ? ownTag
      : entityTag(body, { isWeak: isMaybeCompressed(request, body) });
  reply.header('etag', etag);
  return namesTag(request.headers['if-none-match'], etag);
}

/** The headers that describe a body, dropped when none is sent. */
const BODY_HEADERS = ['content-type', 'content-length', 'content-encoding'];

/** Whether a payload is a whole answer of the API: its text, or the bytes cached of it. */
function isBody(request: FastifyRequest, payload: unknown): payload is string | Buffer {
  const { isCached } = request.routeOptions.config;
  return typeof payload === 'string' || (isCached === true && Buffer.isBuffer(payload));
}

/**
 * Sets caching headers and the time taken on every answer of a mounted endpoint; 304 when the reader has
 * this version. A header that the handler has set stays as it is.
 */
export function answerHeaders(
  app: FastifyInstance,
  identify: IdentifyViewer,
  hasServerKeys = false,
): void {
  const varies = hasServerKeys ? ['repliers-api-key', ...VARY] : VARY;
  app.addHook<unknown>('onSend', (request, reply, payload, done) => {
    if (!request.routeOptions.config.isMounted) return done(null, payload);
    const timing = timingHeader(request);
    if (timing) reply.header('server-timing', timing);
    if (reply.statusCode !== 200 || !isBody(request, payload)) return done(null, payload);
    reply.header('vary', [reply.getHeader('vary') ?? [], varies].flat().join(', '));
    if (!reply.hasHeader('cache-control')) {
      reply.header('cache-control', cacheControl(request, identify));
    }
    if (!tag(request, reply, payload)) return done(null, payload);
    for (const name of BODY_HEADERS) reply.removeHeader(name);
    reply.code(304);
    // The framework itself drops the body of an answer to HEAD, but needs its length first.
    return done(null, request.method === 'HEAD' ? payload : null);
  });
}
