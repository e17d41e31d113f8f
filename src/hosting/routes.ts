import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#src/server/app.ts';
import { ERROR_PLACES } from '#src/domain/error-page.ts';
import { hasActiveSession } from '#src/domain/account/auth/flag.ts';
import { isUnreadableMapPath, mapCityOf, mapCityPath } from '#src/domain/map/route.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { BASE_PATH, HOME_PATH, listPath, pagePath, readHomePath } from '#src/domain/routes.ts';
import { refuse } from '#src/server/http/replies/errors.ts';
import { setErrorPage } from '#src/server/http/replies/error-page.ts';
import { pagePolicy } from '#src/server/http/replies/security-headers.ts';
import { isPersonal } from '#src/server/http/personal-requests.ts';
import { inTurn } from '#src/server/http/request-turn.ts';
import type { Viewer } from '#src/server/http/viewer.ts';
import type { BuiltSite } from './built-site.ts';
import { pageServerFor } from './page-server.ts';
import { pageCache, type RenderedPage } from './page-cache.ts';
import { mountSitemap } from './well-known/sitemap.ts';
import { mountWellKnown } from './well-known/well-known.ts';
import { sendFile } from './send-file.ts';
import { sendOwnPage, sendSharedPage } from './send-page.ts';
import { canonicalPath, homeCityPath } from './canonical-path.ts';

type SiteDependencies = {
  readonly site: BuiltSite;
  /** For example `http://localhost:4321`. */
  readonly origin: string;
};

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

/** The route of a page by its whole path. */
const routeOf = (path: string) => (path === HOME_PATH ? '/' : path.slice(BASE_PATH.length));

const METHODS = ['GET', 'HEAD', 'POST'] as const;

/** A path that no router takes for a pattern. */
const PLAIN_PATH = /^[\w./-]+$/;

const ABSENT: ReadonlySet<number> = new Set([404, 410]);

/** The methods of a file or a page. */
const READING: readonly string[] = ['GET', 'HEAD'];

/** The methods of a file or a route at exactly this path; empty where there is none. */
function methodsAt(
  path: string,
  { site, server }: Pick<SiteDependencies, 'site'> & Pick<App, 'server'>,
) {
  if (path.startsWith(HOME_PATH) && site.files.has(routeOf(path))) return READING;
  return PLAIN_PATH.test(path)
    ? METHODS.filter((method) => server.hasRoute({ method, url: path }))
    : [];
}

const refuseMethod = (reply: FastifyReply, methods: readonly string[]) =>
  refuse(reply.header('allow', methods.join(', ')), 405, [
    { param: 'method', msg: `must be ${methods.join(' or ')}` },
  ]);

/** A missing page: the page that says so is prebuilt. */
const NO_PAGE: RenderedPage = { status: 404, headers: [], body: Buffer.alloc(0) };

const isNoPage = ({ status, body }: RenderedPage) => status === 404 && body.length === 0;

/**
 * Mounts the pages on the server: prebuilt ones from memory, map, listings and lists rendered on demand,
 * 404 for the rest.
 */
export function mountSite(app: App, { site, origin }: SiteDependencies): void {
  const { server, identify } = app;
  const cache = pageCache(app.revision);
  setErrorPage(server, ({ detail, advice, requestId }) => ({
    ...site.errorPage,
    html: site.errorPage.html
      .replace(ERROR_PLACES.detail, detail)
      .replace(ERROR_PLACES.advice, advice)
      .replace(ERROR_PLACES.reference, requestId),
  }));

  const missing = (request: FastifyRequest, reply: FastifyReply) => {
    reply.code(404);
    return sendPrebuilt({ request, reply, site }, '/404') ?? reply.send('Not Found');
  };

  const render = async (url: URL, viewer: Viewer, mayHaveSession: boolean) => {
    const page = await site.renderer.render(url.href, {
      ...pageServerFor(app, viewer),
      mayHaveSession,
    });
    return page ?? NO_PAGE;
  };

  /** Renders the page of a viewer who is or may be logged in. */
  const renderOwn = (request: FastifyRequest, reply: FastifyReply, url: URL) =>
    inTurn(
      request,
      reply,
      async () => {
        const hasSession = hasActiveSession(request.headers.cookie ?? '');
        const page = await render(url, identify(request), hasSession);
        return isNoPage(page) ? missing(request, reply) : sendOwnPage(reply, page);
      },
      { keepsTurn: true },
    );

  const sharedPage = (url: URL) =>
    cache.render(url.pathname + url.search, () => render(url, 'anonymous', false));

  /** Sends the page that is the same for everyone else. */
  const sendShared = async (request: FastifyRequest, reply: FastifyReply, url: URL) => {
    const address = url.pathname + url.search;
    const cachedPage = cache.cached(address);
    if (cachedPage) return await sendSharedPage(request, reply, cachedPage);
    return await inTurn(
      request,
      reply,
      async () => {
        const page = await sharedPage(url);
        return page.isNoPage ? missing(request, reply) : sendSharedPage(request, reply, page);
      },
      { keepsTurn: true },
    );
  };

  const isCity = (state: string, citySlug: string) =>
    app.citiesNamed(citySlug).some((city) => provinceOf(city.state)?.code === state);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, origin);
    const right = canonicalPath(url.pathname);
    // The target begins with one slash and is never taken from the query, so it stays on this site.
    if (right) return reply.redirect(right + url.search, 308);

    const ofCity = mapCityPath(url.pathname) ?? homeCityPath(url.pathname);
    if (ofCity !== undefined) return reply.redirect(ofCity + url.search, 301);
    if (isUnreadableMapPath(url.pathname))
      return reply.redirect(pagePath('/map') + url.search, 302);

    const isShared =
      identify(request) === 'anonymous' &&
      !isPersonal(request) &&
      !hasActiveSession(request.headers.cookie ?? '');
    const sendRendered = isShared ? sendShared : renderOwn;
    const city = mapCityOf(url.pathname);
    if (city !== undefined && app.citiesNamed(city).length === 0) {
      // The list says that there is no place of that name.
      return await sendRendered(request, reply, new URL(pagePath(`/list/${city}`), origin));
    }
    const home = readHomePath(url.pathname);
    if (home) {
      const isKnown = !home.citySlug || isCity(home.state, home.citySlug);
      // The home page is prebuilt, too.
      const unknown = new URL(listPath({ state: home.state, city: home.citySlug }), origin);
      if (!isKnown) return await sendRendered(request, reply, unknown);
    }
    const prebuilt = sendPrebuilt({ request, reply, site }, home ? '/' : routeOf(url.pathname));
    return prebuilt ?? (await sendRendered(request, reply, url));
  };

  server.get('/', answer);
  server.get(BASE_PATH, answer);
  server.get(`${BASE_PATH}/*`, answer);
  mountSitemap(server, { site, pages: app.publicPages, origin, cache });
  mountWellKnown(server, { origin });
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const right = canonicalPath(path);
    if (right && request.method === 'GET' && right.startsWith(HOME_PATH)) {
      return reply.redirect(right, 308);
    }
    const methods = methodsAt(path, { server, site });
    if (methods.length > 0 && !methods.some((method) => method === request.method)) {
      return refuseMethod(reply, methods);
    }
    if (READING.includes(request.method) || !path.startsWith(HOME_PATH)) {
      return missing(request, reply);
    }
    // Only rendering tells whether there is a page to read at this address.
    return inTurn(request, reply, async () => {
      const page = await sharedPage(new URL(request.url, origin));
      return ABSENT.has(page.status) ? missing(request, reply) : refuseMethod(reply, READING);
    });
  });
}
