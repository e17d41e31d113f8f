import type { FastifyInstance } from 'fastify';

/** In an answer, the version it contains; in a request, the version it must contain. */
const REVISION_HEADER = 'listings-revision';
const CALLS = '/api/realty/';
const REVISION = /^\d{1,15}$/;
/** A server that needs longer to catch up answers with its present version. */
const MAX_WAIT_MS = 1000;

/** The listings of this server among several that share them. */
export type SharedListings = {
  /** The version of this server's latest change. */
  version(): number;
  /** When this server last had every announced change, ms; undefined if never. */
  currentAtMs(): number | undefined;
  /** Resolves once the server has reached a version, or after `limitMs`. */
  reach(version: number, limitMs: number): Promise<void>;
};

/**
 * Sends with each answer about listings the version of the latest change that it surely contains. When a
 * client sends the version back, any server answers with that change, unless it takes longer than a second.
 */
export function revisionHeader(app: FastifyInstance, listings: SharedListings): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(CALLS)) return;
    const header = request.headers[REVISION_HEADER];
    const version = typeof header === 'string' && REVISION.test(header) ? Number(header) : 0;
    if (version > listings.version()) await listings.reach(version, MAX_WAIT_MS);
    reply.header(REVISION_HEADER, String(listings.version()));
  });
}
