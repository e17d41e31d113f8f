import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import type { RealtyCalls } from '#src/contract/realty-calls.ts';
import { type Basemap, basemapRoutes } from './basemap/routes.ts';
import type { Config } from './config.ts';
import { errorReplies, unknownCall } from './http/errors.ts';
import type { IdentifyViewer } from './http/mount.ts';
import { securityHeaders } from './http/security-headers.ts';
import { imageRoutes } from './images/routes.ts';
import type { pictureService } from './images/picture-service.ts';
import { inProcessCalls } from './listings/in-process-calls.ts';
import type { ListingRepository } from './listings/repository.ts';
import { listingRoutes } from './listings/routes.ts';
import { listingService } from './listings/service.ts';
import { placesRoutes } from './places/routes.ts';
import type { PlacesService } from './places/service.ts';
import type { Viewer } from './viewer.ts';
import type { BuiltSite } from './site/built-site.ts';
import { siteRoutes } from './site/routes.ts';

export type AppParts = {
  readonly config: Config;
  readonly repository: ListingRepository;
  readonly pictures: ReturnType<typeof pictureService>;
  readonly basemap: Basemap;
  readonly places: PlacesService;
  /** The built pages; absent in development, where Astro serves them. */
  readonly site?: BuiltSite;
  readonly identify?: IdentifyViewer;
};

export type App = {
  readonly server: FastifyInstance;
  /** The realty API for pages rendered in this process. */
  readonly callsFor: (viewer: Viewer) => RealtyCalls;
};

const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 10_000;

/** Nobody is verified until an identity service says so: no header or cookie changes that. */
const everyoneAnonymous: IdentifyViewer = () => 'anonymous';

function unknownPaths(server: FastifyInstance): void {
  for (const prefix of ['/api', '/images', '/basemap']) {
    server.all(`${prefix}/*`, (request, reply) =>
      unknownCall(reply, request.url.split('?')[0] ?? prefix),
    );
  }
}

/** Puts the server together from its parts. It listens to nothing until told to. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, repository, pictures, basemap, places, site } = parts;
  const { identify = everyoneAnonymous } = parts;
  const server = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: 500 },
  });
  securityHeaders(server, { https: config.siteOrigin.startsWith('https:') });
  errorReplies(server);
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^text\/|json|javascript|svg|vector-tile/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

  const listings = listingService(repository);
  const callsFor = (viewer: Viewer) => inProcessCalls(listings, viewer);
  server.get('/healthz', async () => ({ status: 'ok' }));
  listingRoutes(server, { listings, identify });
  imageRoutes(server, { pictures, findListing: repository.find, identify });
  basemapRoutes(server, basemap);
  placesRoutes(server, places);
  unknownPaths(server);
  if (site) siteRoutes(server, { site, origin: config.siteOrigin, identify, callsFor });
  return { server, callsFor };
}
