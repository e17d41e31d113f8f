import type { FastifyInstance } from 'fastify';

const INDENT = 4;

/**
 * An example path of every route mounted on a server, `/` for routes of any path. Parameters are filled
 * with `1`.
 */
export function mountedPaths(server: FastifyInstance): string[] {
  const parents: string[] = [];
  const paths: string[] = [];
  for (const line of server.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, lead = '', part = '', methods] = /^([│├└─\s]*)(\S+)(?: \((.*)\))?$/.exec(line) ?? [];
    if (part === '') continue;
    const depth = lead.length / INDENT;
    const path = (parents[depth - 1] ?? '') + part;
    parents.length = depth;
    parents[depth] = path;
    if (methods) paths.push(path);
  }
  return paths.map((path) => path.replace('*', 'elsewhere').replaceAll(/:\w+(\([^)]*\))?/g, '1'));
}
