import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViewerLocals } from '#src/contract/page-locals.ts';
import { hasActiveSession } from '#src/domain/auth-flag.ts';
import { BASE_PATH, HOME_PATH, SHELL_ROUTES } from '#src/domain/routes.ts';
import { pagePolicy } from '../http/security-headers.ts';
import type { IdentifyViewer } from '../http/mount.ts';
import type { Viewer } from '../viewer.ts';
import type { BuiltSite } from './built-site.ts';
import { sendFile } from './send-file.ts';
import { withoutStraySlashes } from './stray-slashes.ts';

export type SiteParts = {
  readonly site: BuiltSite;
  readonly origin: string;
  readonly identify: IdentifyViewer;
  readonly localsFor: (viewer: Viewer) => ViewerLocals;
};

/** The prebuilt page a route shows: itself, or the shell that stands for everything below it. */
function shellOf(route: string): string {
  return SHELL_ROUTES.find((shell) => route.startsWith(`${shell}/`)) ?? route;
}

function sendPrebuilt(
  { request, reply, site }: { request: FastifyRequest; reply: FastifyReply; site: BuiltSite },
  route: string,
): FastifyReply | undefined {
  const file = site.files.get(route);
  if (!file) return undefined;
  const policy = site.policies[route];
  if (policy) reply.header('content-security-policy', pagePolicy(policy));
  return sendFile(request, reply, file);
}

async function sendRendered(reply: FastifyReply, page: Response): Promise<FastifyReply> {
  reply.code(page.status);
  for (const [name, value] of page.headers) {
    reply.header(name, name === 'content-security-policy' ? pagePolicy(value) : value);
  }
  return reply.send(Buffer.from(await page.arrayBuffer()));
}

/** The pages: prebuilt ones from memory, listings and lists rendered on demand, 404 for the rest. */
export function siteRoutes(app: FastifyInstance, parts: SiteParts): void {
  const { site, origin } = parts;

  const missing = (request: FastifyRequest, reply: FastifyReply) => {
    reply.code(404);
    return sendPrebuilt({ request, reply, site }, '/404') ?? reply.send('Not Found');
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, origin);
    const right = withoutStraySlashes(url.pathname);
    // The target begins with one slash and is never taken from the query, so it stays on this site.
    if (right) return reply.redirect(right + url.search, 308);

    const route = url.pathname === HOME_PATH ? '/' : url.pathname.slice(BASE_PATH.length);
    const prebuilt = sendPrebuilt({ request, reply, site }, shellOf(route));
    if (prebuilt) return prebuilt;

    const viewer = parts.identify(request);
    const page = await site.render(new Request(url), {
      ...parts.localsFor(viewer),
      mayHaveSession: hasActiveSession(request.headers.cookie ?? ''),
    });
    if (!page || (page.status === 404 && page.body === null)) return missing(request, reply);
    reply.header(
      'cache-control',
      viewer === 'anonymous' && page.ok ? 'public, max-age=60' : 'private, no-cache',
    );
    return sendRendered(reply, page);
  };

  app.get('/', answer);
  app.get(BASE_PATH, answer);
  app.get(`${BASE_PATH}/*`, answer);
  app.get('/robots.txt', (request, reply) =>
    Promise.resolve(
      sendPrebuilt({ request, reply, site }, '/robots.txt') ?? missing(request, reply),
    ),
  );
  app.setNotFoundHandler((request, reply) => {
    const right = withoutStraySlashes(request.url.split('?')[0] ?? '/');
    if (right && request.method === 'GET' && right.startsWith(HOME_PATH)) {
      return reply.redirect(right, 308);
    }
    return missing(request, reply);
  });
}
