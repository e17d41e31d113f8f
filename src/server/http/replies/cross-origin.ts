import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Calls that everyone may read without a session; only our own pages send the contact form. */
const PUBLIC_CALLS = /^\/api\/realty\/(?!contact)/;

/** Allows no key and no token: anyone can read what a page sends. */
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-allow-headers': 'content-type, board-id, listings-revision',
  'access-control-max-age': '600',
} as const;

function allow(request: FastifyRequest, reply: FastifyReply, origins: ReadonlySet<string>): void {
  const { origin } = request.headers;
  reply.header('vary', [reply.getHeader('vary') ?? [], 'origin'].flat().join(', '));
  if (origin === undefined || !origins.has(origin)) return;
  reply
    .header('access-control-allow-origin', origin)
    .header(
      'access-control-expose-headers',
      'warning, retry-after, x-request-id, etag, listings-revision',
    );
  if (request.method === 'OPTIONS') reply.headers(PREFLIGHT);
}

/** Lets pages of the configured origins, by default none, read the public calls of the listings API. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  app.addHook('onSend', async (request, reply) => {
    if (PUBLIC_CALLS.test(request.url)) allow(request, reply, allowed);
  });
}
