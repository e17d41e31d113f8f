import type { FastifyInstance } from 'fastify';
import { unknownCall } from './replies/errors.ts';

const PREFIXES = ['/api', '/images', '/basemap', '/identity', '/feeds'];

/** Answers programs that request a missing path; to be called after the last route is mounted. */
export function unknownPaths(server: FastifyInstance): void {
  for (const prefix of PREFIXES) {
    server.all(`${prefix}/*`, (request, reply) =>
      unknownCall(reply, request.url.split('?')[0] ?? prefix),
    );
  }
}
