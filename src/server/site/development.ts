import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { BASE_PATH, HOME_PATH, SHELL_ROUTES } from '#src/domain/routes.ts';

type Plugin = NonNullable<ReturnType<typeof serverPlugin>>;
type ViteServer = Parameters<Plugin['configureServer']>[0];
type Served = {
  handle(request: IncomingMessage, response: ServerResponse): void;
  locals: App.Locals;
};
type DevelopmentApp = { openDevelopmentApp(): Promise<Served & { close(): Promise<void> }> };

const SERVER_PATHS = /^\/(api|images|basemap|healthz)(\/|\?|$)/;
const SERVER_SOURCES = /\/src\/(server|contract|domain|lib)\//;
const APP_MODULE = '/src/server/site/development-app.ts';
/** Under this name Astro's development server looks for the locals of a request. */
const LOCALS = Symbol.for('astro.locals');

/** The address Astro should answer for: the shell of a map address, its own for the rest. */
function rewritten(url: string): string {
  const [path = '', query] = url.split('?');
  const shell = SHELL_ROUTES.find((route) => path.startsWith(`${BASE_PATH}${route}/`));
  return shell ? BASE_PATH + shell + (query ? `?${query}` : '') : url;
}

function serverPlugin() {
  return {
    name: 'larchway-development-server',
    configureServer(server: {
      ssrLoadModule(path: string): Promise<unknown>;
      watcher: { on(event: 'change', run: (file: string) => void): unknown };
      middlewares: {
        use(
          run: (
            request: IncomingMessage,
            response: ServerResponse,
            next: (error?: unknown) => void,
          ) => void,
        ): unknown;
      };
    }) {
      const app = reloadable(server);
      server.middlewares.use(async (request, response, next) => {
        const url = request.url ?? '/';
        if (url === '/' || url === BASE_PATH) {
          response.writeHead(308, { location: HOME_PATH }).end();
          return;
        }
        try {
          const { handle, locals } = await app.current();
          if (SERVER_PATHS.test(url)) return handle(request, response);
          Reflect.set(request, LOCALS, locals);
          request.url = rewritten(url);
          next();
        } catch (error) {
          next(error);
        }
      });
    },
  };
}

/** The server's code as it is now: loaded at the first request, and again after a change of it. */
function reloadable(server: Pick<ViteServer, 'ssrLoadModule' | 'watcher'>) {
  const open = async () => {
    const module = (await server.ssrLoadModule(APP_MODULE)) as DevelopmentApp;
    return module.openDevelopmentApp();
  };
  let app: ReturnType<typeof open> | undefined;
  server.watcher.on('change', (file) => {
    if (!SERVER_SOURCES.test(file) || !app) return;
    const old = app;
    app = undefined;
    void old.then(({ close }) => close());
  });
  return {
    current() {
      app ??= open();
      return app;
    },
  };
}

/** `npm run dev`: the API, the images and the rewrites on the origin of Astro's own server. */
export function developmentServer(): AstroIntegration {
  return {
    name: 'larchway-development',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') updateConfig({ vite: { plugins: [serverPlugin()] } });
      },
    },
  };
}
