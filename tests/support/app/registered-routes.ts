import type { FastifyInstance } from 'fastify';

export type RegisteredRoute = { readonly method: string; readonly path: string };

/** A line of the printed tree, which is indented by four signs a level. */
const LINE = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/gm;
const INDENT = 4;

/**
 * Every route an app has registered, however mounted, except those that answer unknown paths. HEAD counts
 * as GET.
 */
export function registeredRoutes(app: FastifyInstance): readonly RegisteredRoute[] {
  const parents: string[] = [];
  return [...app.printRoutes({ commonPrefix: false }).matchAll(LINE)].flatMap(
    ([, indent = '', part = '', methods = '']) => {
      const depth = indent.length / INDENT;
      const path = (parents[depth - 1] ?? '') + part;
      parents[depth] = path;
      if (path.includes('*')) return [];
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => ({ method, path }));
    },
  );
}
