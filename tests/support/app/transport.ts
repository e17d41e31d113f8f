import type { FastifyInstance } from 'fastify';
import type { Connection } from '#src/clients/http.ts';

/** A connection to a server in memory; a request aborted meanwhile fails as in a browser. */
export function transportTo(app: FastifyInstance, requestedUrls: string[] = []): Connection {
  return async (url, { method = 'GET', headers, body, signal }) => {
    requestedUrls.push(url);
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' ? { payload: body } : {}),
    });
    signal?.throwIfAborted();
    return new Response(response.statusCode === 204 ? null : response.body, {
      status: response.statusCode,
      headers: Object.entries(response.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    });
  };
}
