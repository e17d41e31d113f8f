import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import type { Endpoint } from '#src/contract/endpoint.ts';

/** Kept by the HTTP server, which every nested instance of one app shares. */
const mounted = new WeakMap<Server, Endpoint[]>();

/** Notes that an app answers an endpoint. */
export function recordEndpoint({ server }: FastifyInstance, endpoint: Endpoint): void {
  const endpoints = mounted.get(server);
  if (endpoints) endpoints.push(endpoint);
  else mounted.set(server, [endpoint]);
}

/** Every endpoint an app answers so far, in the order they were mounted. */
export function mountedEndpoints({ server }: FastifyInstance): readonly Endpoint[] {
  return mounted.get(server) ?? [];
}

function matches(pattern: string, path: string): boolean {
  const literal = pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
}

/** The methods that a path without its query may be called with; empty when nothing is there. */
export function allowedMethods(app: FastifyInstance, path: string): readonly string[] {
  const endpoints = mountedEndpoints(app).filter((endpoint) => matches(endpoint.path, path));
  const methods = endpoints.flatMap(({ method }) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
  return [...new Set(methods)];
}
