import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What everyone may read without a session; the contact form is sent from our own pages alone. */
const PUBLIC_CALLS = /^\/api\/realty\/(?!contact)/;

/** No key and no token: what a page sends, anyone can read in it. */
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

/** Lets pages of some origins read the public calls of the listings API; of none unless they are set. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  app.addHook('onSend', async (request, reply) => {
    if (PUBLIC_CALLS.test(request.url)) allow(request, reply, allowed);
  });
}
