import type { FastifyInstance } from 'fastify';

/** Says in an answer which changes it has, and in a request which it must have. */
const REVISION_HEADER = 'listings-revision';
const CALLS = '/api/realty/';
const REVISION = /^\d{1,15}$/;
/** A server that is further behind answers with what it has. */
const LONGEST_WAIT_MS = 1000;

/** The listings of this server among several that share them. */
export type SharedListings = {
  /** The version of the latest change that this server has. */
  version(): number;
  /** When this server last had every change that was told of, ms; undefined while it never had. */
  currentAtMs(): number | undefined;
  /** Resolves once the server has a version, or after some time. */
  reach(version: number, limitMs: number): Promise<void>;
};

/**
 * Tells with each answer about listings the version of the latest change that is sure to be in it. A client
 * that sends it back is answered by any server with that change, unless it takes longer than a second.
 */
export function revisionHeader(app: FastifyInstance, listings: SharedListings): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(CALLS)) return;
    const header = request.headers[REVISION_HEADER];
    const version = typeof header === 'string' && REVISION.test(header) ? Number(header) : 0;
    if (version > listings.version()) await listings.reach(version, LONGEST_WAIT_MS);
    reply.header(REVISION_HEADER, String(listings.version()));
  });
}
