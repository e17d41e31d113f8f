import Fastify, { type FastifyInstance } from 'fastify';
import { RefusedRequest } from '#src/contract/problem.ts';
import { type Basemap, basemapRoutes } from './basemap/routes.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { cognitoEndpoint } from '#src/domain/account/identity-settings.ts';
import { IDENTITY_PATH } from '#src/contract/account/identity.ts';
import type { Config } from './config.ts';
import { type CustomersDependencies, customersModule } from './customers/module.ts';
import { customerMetaRoutes } from './customers/meta-routes.ts';
import { unknownCall } from './http/errors.ts';
import type { IdentifyViewer } from './http/mount.ts';
import { type IdentityRoutesParts, identityRoutes } from './identity/routes.ts';
import type { IdentityPart } from './identity-parts.ts';
import { requestLimits } from './http/request-limits.ts';
import { checkReplies } from './http/replies.ts';
import { setUpHttp } from './http/set-up-http.ts';
import { imageRoutes } from './images/routes.ts';
import type { PictureService } from './images/picture-service.ts';
import type { PictureSource } from './images/picture-source.ts';
import { runJobs } from './jobs.ts';
import { type LeadsDependencies, leadsModule } from './leads/module.ts';
import type { Mailbox } from './mail/mailer.ts';
import { mergedMailbox } from './mail/merged-mailbox.ts';
import type { ListingEntrySource } from './listings/repository.ts';
import type { ListingRepository } from './listings/repository.ts';
import { type RealtyApi, realtyApi } from './realty-api.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { placesRoutes } from './places/routes.ts';
import type { PlacesService } from './places/service.ts';
import type { BuiltSite } from '#src/hosting/built-site.ts';
import { diskCheck, eventLoopCheck, storeCheck } from './readiness/checks.ts';
import { readinessRoutes } from './readiness/routes.ts';
import { siteRoutes } from '#src/hosting/routes.ts';
import { readLimit } from './scheduling/rate-limit.ts';
import { workSchedule } from './scheduling/request-work.ts';

export type AppParts = {
  readonly config: Config;
  readonly repository: ListingRepository;
  /** Where listings are found by address. */
  readonly addresses: ListingEntrySource;
  readonly pictures: PictureService;
  /** Where photos, portraits and pictures of the pages come from. */
  readonly pictureSource: PictureSource;
  readonly basemap: Basemap;
  readonly places: PlacesService;
  /** Where leads are kept and how their mails leave. */
  readonly leads: Pick<LeadsDependencies, 'repository' | 'mailer'>;
  /** What is kept of customers, and the files they send. */
  readonly customers: Pick<CustomersDependencies, 'repository' | 'files'>;
  /** Mails that were kept here, which the mailbox page shows beside the codes. */
  readonly mailbox: Mailbox;
  /** The built pages; absent in development, where Astro serves them. */
  readonly site?: BuiltSite;
  /** Who is logged in; without it nobody is. */
  readonly identity?: IdentityPart;
  /** Where the log goes in place of the standard output. */
  readonly logStream?: NodeJS.WritableStream;
  /** In place of what `identity` tells, for tests. */
  readonly identify?: IdentifyViewer;
};

/** Of the realty API's description. */
const API_VERSION = '1';

export type App = {
  readonly server: FastifyInstance;
} & RealtyApi;

/** Nobody is verified without an identity service: no header or cookie changes that. */
const everyoneAnonymous: IdentifyViewer = () => 'anonymous';

const noCustomer: CustomersDependencies['customerOf'] = () => {
  throw new RefusedRequest(401, [{ param: 'authorization', msg: 'no one can log in here' }]);
};

/** Reads the proven email address of who sent a request; undefined for anyone else. */
function verifiedEmailBy({ identity }: AppParts): LeadsDependencies['verifiedEmailOf'] {
  return (request) => {
    if (identity?.viewer.identify(request) !== 'verified') return undefined;
    const { email, isEmailVerified } = identity.viewer.customerOf(request);
    return isEmailVerified ? email : undefined;
  };
}

function accountsAt({ accounts }: Config): string {
  return accounts.kind === 'cognito' ? `${cognitoEndpoint(accounts.userPoolId)}/` : IDENTITY_PATH;
}

function unknownPaths(server: FastifyInstance): void {
  for (const prefix of ['/api', '/images', '/basemap', '/identity']) {
    server.all(`${prefix}/*`, (request, reply) =>
      unknownCall(reply, request.url.split('?')[0] ?? prefix),
    );
  }
}

/** The embedded accounts with every mail of this machine in their mailbox. */
function withMailbox(embedded: IdentityRoutesParts, mailbox: Mailbox): IdentityRoutesParts {
  if (!embedded.mailbox) return embedded;
  return { ...embedded, mailbox: mergedMailbox([embedded.mailbox, mailbox]) };
}

/** No customer has this name. */
const NOBODY = '';

const logTo = (stream: NodeJS.WritableStream | undefined) => (stream ? { stream } : {});

/** Puts the server together from its parts. It listens to nothing until told to. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, repository, addresses, pictures, basemap, places, site } = parts;
  const { identity } = parts;
  const identify = parts.identify ?? identity?.viewer.identify ?? everyoneAnonymous;
  const https = config.siteOrigin.startsWith('https:');
  const server = Fastify({
    logger: config.logLevel !== 'silent' && { level: config.logLevel, ...logTo(parts.logStream) },
    trustProxy: config.trustProxy,
    ...requestLimits({ https }),
  });
  await setUpHttp(server, {
    https,
    identify,
    schedule: workSchedule(readLimit(config.readLimitMs)),
  });
  if (config.checksReplies) checkReplies(server);
  identity?.viewer.watch(server);
  if (identity?.embedded) identityRoutes(server, withMailbox(identity.embedded, parts.mailbox));

  server.get('/healthz', async () => ({ status: 'ok' }));
  readinessRoutes(server, {
    listings: storeCheck(repository.count),
    leads: storeCheck(() => parts.leads.repository.list(1)),
    customers: storeCheck(() => parts.customers.repository.homes.list(NOBODY)),
    disk: diskCheck(config.dataDir),
    thread: eventLoopCheck(),
  });
  const today = () => config.demoDate ?? calendarDay(systemClock.now());
  const realty = realtyApi(server, { repository, addresses, places, identify, today });
  const leadJobs = leadsModule(server, {
    ...parts.leads,
    settings: config,
    verifiedEmailOf: verifiedEmailBy(parts),
  });
  imageRoutes(server, {
    pictures,
    source: parts.pictureSource,
    tile: basemap.tile,
    findListing: repository.find,
    identify,
  });
  basemapRoutes(server, basemap);
  placesRoutes(server, { places, identify });
  customerMetaRoutes(server, { action: accountsAt(config) });
  const customers = customersModule(server, {
    ...parts.customers,
    mailer: parts.leads.mailer,
    settings: config,
    customerOf: identity?.viewer.customerOf ?? noCustomer,
    hasAccount: identity?.hasAccount,
    removeAccount: identity?.removeAccount,
    callsFor: (viewer) => realty.localsFor(viewer).call,
    today,
    clock: systemClock,
  });
  runJobs(server, [...leadJobs, ...customers.jobs]);
  openApiRoutes(server, { origin: config.siteOrigin, version: API_VERSION });
  unknownPaths(server);
  if (site)
    siteRoutes(server, {
      site,
      origin: config.siteOrigin,
      identify,
      localsFor: realty.localsFor,
      revision: () => `${repository.edition()} ${today()}`,
    });
  return { server, ...realty };
}
