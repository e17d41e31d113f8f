import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { hasActiveSession } from '#src/domain/account/auth/flag.ts';
import { BASE_PATH, HOME_PATH } from '#src/domain/routes.ts';
import type { openDevelopmentApp } from './development-app.ts';
import { canonicalPath } from '../canonical-path.ts';

type DevelopmentApp = Awaited<ReturnType<typeof openDevelopmentApp>>;
type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** The used part of Vite's development server. */
type ViteServer = {
  ssrLoadModule(path: string): Promise<unknown>;
  watcher: { on(event: 'change', run: (file: string) => void): unknown };
  middlewares: { stack: { route: string; handle: Middleware }[] };
};

const SERVER_PATHS = /^\/(api|images|basemap|identity|healthz|readyz)(\/|\?|$)/;
const SERVER_SOURCES = /\/src\/(server|contract|domain|lib)\//;
const APP_MODULE = '/src/hosting/development/development-app.ts';
/** The key under which Astro's development server looks for the locals of a request. */
const LOCALS = Symbol.for('astro.locals');

/** The address Astro should answer for. */
function rewritePath(path: string): string {
  // With `trailingSlash: 'never'` Astro's development server knows the home page without its slash.
  return path === HOME_PATH ? BASE_PATH : path;
}

/** The server's present code: loaded at the first request, and again after a change. */
function reloadable(server: ViteServer): () => Promise<DevelopmentApp> {
  const open = async () => {
    const module = (await server.ssrLoadModule(APP_MODULE)) as {
      openDevelopmentApp: typeof openDevelopmentApp;
    };
    return module.openDevelopmentApp();
  };
  let app: Promise<DevelopmentApp> | undefined;
  server.watcher.on('change', (file) => {
    if (!SERVER_SOURCES.test(file)) return;
    void app?.then(({ close }) => close());
    app = undefined;
  });
  return () => {
    app ??= open();
    return app;
  };
}

function serveWith(current: () => Promise<DevelopmentApp>): Middleware {
  return async (request, response, next) => {
    const url = request.url ?? '/';
    const [path = '/', query] = url.split('?');
    const search = query === undefined ? '' : `?${query}`;
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    const right = isPage || path === '/' ? canonicalPath(path) : undefined;
    if (right) {
      response.writeHead(308, { location: right + search }).end();
      return;
    }
    try {
      const { handle, locals } = await current();
      if (SERVER_PATHS.test(url)) return handle(request, response);
      const mayHaveSession = hasActiveSession(request.headers.cookie ?? '');
      Reflect.set(request, LOCALS, { ...locals, mayHaveSession });
      request.url = rewritePath(path) + search;
      next();
    } catch (error) {
      next(error);
    }
  };
}

/** `npm run dev`: the API, the images and the rewrites on the origin of Astro's own server. */
export function developmentServer(): AstroIntegration {
  const plugin = {
    name: 'development-server',
    configureServer: (server: ViteServer) => () => {
      // Before Astro takes the base path off, which it does first of all.
      server.middlewares.stack.unshift({ route: '', handle: serveWith(reloadable(server)) });
    },
  };
  return {
    name: 'development',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // Hot reload writes styles and scripts into the page, which the strict policy forbids.
        const security = { csp: false };
        if (command === 'dev') updateConfig({ security, vite: { plugins: [plugin] } });
      },
    },
  };
}
