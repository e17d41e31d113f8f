import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hash, timingSafeEqual } from 'node:crypto';
import { RefusedRequest } from '#src/contract/problem.ts';
import { SERVER_KEY } from '#src/contract/server-key.ts';
import type { IdentifyViewer } from '../http/mount.ts';

/** The header name in Node's spelling. */
const HEADER = SERVER_KEY.header.toLowerCase();

const digestOf = (key: string) => hash('sha256', key, 'buffer');

/** The keys of a request: one in its header and any in its query. */
function keysOf(request: FastifyRequest): readonly string[] {
  const query = new URL(request.url, 'http://localhost').searchParams;
  return [request.headers[HEADER] ?? [], query.getAll(SERVER_KEY.parameter)].flat();
}

export type ServerKeys = {
  /** Reads the key of every request before its route; to be called before the first route. */
  readonly watch: (app: FastifyInstance) => void;
  /** Trusted for a request with a valid key; otherwise the viewer that `otherwise` gives. */
  readonly identify: (otherwise: IdentifyViewer) => IdentifyViewer;
};

/**
 * Recognizes trusted servers by their keys. A wrong key is refused and never ignored, since its sender
 * would take a public answer for a complete one.
 */
export function serverKeys(keys: readonly string[]): ServerKeys {
  const digests = keys.map(digestOf);
  const trustedRequests = new WeakSet<FastifyRequest>();

  /** Compares with every key, so that the time taken reveals nothing. */
  function isServerKey(key: string): boolean {
    const digest = digestOf(key);
    return digests.map((one) => timingSafeEqual(one, digest)).includes(true);
  }

  return {
    watch(app) {
      if (digests.length === 0) return;
      app.addHook('onRequest', async (request) => {
        if (!request.url.startsWith(SERVER_KEY.paths)) return;
        const requestKeys = keysOf(request);
        if (requestKeys.length === 0) return;
        if (!requestKeys.every(isServerKey)) {
          throw new RefusedRequest(401, [
            { param: SERVER_KEY.header, msg: 'is not a key of this server' },
          ]);
        }
        trustedRequests.add(request);
      });
    },
    identify: (otherwise) => (request) =>
      trustedRequests.has(request) ? 'trusted' : otherwise(request),
  };
}
