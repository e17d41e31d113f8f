import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { IDENTITY_PATH } from '#src/contract/account/identity.ts';
import { cognitoEndpoint } from '#src/domain/account/identity-settings.ts';
import type { VowTerms } from '#src/domain/listing/boards.ts';
import { type FeedRead, staleSince } from '#src/domain/listing/feed-age.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { accountFormsModule } from './account-forms/module.ts';
import { measureModules } from './app-metrics.ts';
import { checkReadiness } from './app-readiness.ts';
import { type TileServer, basemapModule } from './basemap/module.ts';
import type { Config } from './config.ts';
import { type CustomersDependencies, customersModule } from './customers/module.ts';
import { revisionHeader, type SharedListings } from './feeds/replication/revision-header.ts';
import type { ListingAnalytics } from './feeds/analytics/listing-analytics.ts';
import { listingViewsModule } from './feeds/analytics/module.ts';
import { feedWebhooksModule, type WebhooksDependencies } from './feeds/webhooks/module.ts';
import { answerByWorkers, type CallWorkers } from './http/workers/call-workers.ts';
import { type Drain, drainOf } from './http/connections/drain.ts';
import { unknownPaths } from './http/unknown-paths.ts';
import { httpServer } from './http-server.ts';
import type { IdentifyViewer } from './http/mount.ts';
import { callsInProcess, transportInProcess } from './http/transport-in-process.ts';
import type { Viewer } from './http/viewer.ts';
import type { IdentityModule } from './identity/module.ts';
import { imagesModule } from './images/module.ts';
import type { PictureService } from './images/picture-service.ts';
import type { PictureSource } from './images/picture-source.ts';
import { runJobs } from './jobs.ts';
import { type LeadsDependencies, leadsModule } from './leads/module.ts';
import { type ListingsModule, listingsModule } from './listings/module.ts';
import type { SnapshotStore } from './listings/directory/snapshot-store.ts';
import type { ListingEntrySource } from './listings/directory/entry-store.ts';
import type { ListingRepository } from './listings/repository.ts';
import type { Mailbox } from './mail/mailer.ts';
import { metaModule } from './meta/module.ts';
import { openApiModule } from './openapi/module.ts';
import { citiesBySlug, placesModule } from './places/module.ts';
import type { PlacesService } from './places/service.ts';
import { policyReportsModule } from './policy-reports/module.ts';
import { noCustomer } from './tokens/customer.ts';
import type { TokenViewer } from './tokens/token-viewer.ts';
import { verifiedEmailBy } from './tokens/verified-email.ts';
import { viewerIdentification } from './viewer-identification.ts';

/** Identifies who is logged in. */
export type Accounts = {
  readonly viewer: TokenViewer;
  /** The accounts kept here; absent when people log in with a user pool of Amazon Cognito. */
  readonly embedded?: Omit<IdentityModule, 'close'>;
};

/** The services that calls are answered from. */
export type Services = {
  readonly repository: ListingRepository;
  /** Finds listings by address. */
  readonly addresses: ListingEntrySource;
  /** Keeps the directories derived from the listings for the next start; without it they are not kept. */
  readonly directorySnapshots?: SnapshotStore;
  readonly pictures: PictureService;
  /** Where photos, portraits and pictures of the pages come from. */
  readonly pictureSource: PictureSource;
  readonly basemap: TileServer;
  readonly places: PlacesService;
  /** Where leads are stored and how their mails leave. */
  readonly leads: Pick<LeadsDependencies, 'repository' | 'mailer'>;
  /** The stored data of customers, and the files they send. */
  readonly customers: Pick<CustomersDependencies, 'repository' | 'files'> & {
    /** Hashes a network address by a key of this server. */
    readonly hashAddress: (address: string) => string;
  };
  /** Mails that stay on this machine, which the mailbox page shows beside the codes. */
  readonly mailbox: Mailbox;
  /** Rejects when the database that servers share takes no changes; absent without such a database. */
  readonly checkWritable?: () => Promise<void>;
  /** The damage found in the database of the listings. */
  readonly listingsDamage?: () => string | undefined;
  /** When the index in memory was last brought up to date with the database, ms. */
  readonly indexReadAtMs?: () => number | undefined;
  /** Whether sold homes may be among the listings; true when absent. */
  readonly hasSold?: boolean;
  /** When the feeds of listings were last read; absent when the listings come from no feed. */
  readonly feedReads?: () => Promise<readonly FeedRead[]>;
  /** Takes the notifications of feed providers; without it none are taken. */
  readonly feedWebhooks?: WebhooksDependencies;
  /** Receives views of listings and leads about them; without it nobody does. */
  readonly listingAnalytics?: ListingAnalytics;
  /** Threads that answer calls beside this one; without them this thread answers all. */
  readonly callWorkers?: CallWorkers;
  /** The listings shared by several servers, of which this is one; absent for a single server. */
  readonly sharedListings?: SharedListings | undefined;
  /** Without it nobody is logged in. */
  readonly accounts?: Accounts;
};

export type AppDependencies = Services & {
  readonly config: Config;
  /** Where measurements are kept; without it nothing is measured. */
  readonly metrics?: Registry | undefined;
  /** Finds realtors who get mails about leads besides the brokerage; without it only the brokerage does. */
  readonly findRealtor?: LeadsDependencies['findRealtor'];
  /** Finds who shows homes and when; without it no showing can be asked for. */
  readonly realtorOfArea?: LeadsDependencies['realtorOfArea'];
  /** Where the log goes in place of the standard output. */
  readonly logStream?: NodeJS.WritableStream;
  /** Replaces the identification by accounts, for tests. */
  readonly identify?: IdentifyViewer;
  /** The boards' terms of use, or null for none; those of the content when absent. */
  readonly vowTerms?: VowTerms | null;
};

export type App = {
  readonly server: FastifyInstance;
  readonly identify: IdentifyViewer;
  /** Carries the calls of the listings API as a viewer may make them, without a connection. */
  readonly transportFor: (viewer: Viewer) => ReturnType<typeof transportInProcess>;
  readonly findRemoved: ListingRepository['findRemoved'];
  readonly citiesNamed: ReturnType<typeof citiesBySlug>;
  readonly publicPages: ListingsModule['publicPages'];
  /** The calendar day, YYYY-MM-DD. */
  readonly today: () => string;
  readonly hasSold: boolean;
  /** Whether views of listings are counted. */
  readonly countsViews: boolean;
  /** The moment the listings shown date from, when their feed has not been read for too long. */
  readonly staleSince: () => Promise<Date | undefined>;
  /** A text that changes whenever calls about listings may be answered differently. */
  readonly listingsRevision: () => string;
  /** A text that changes whenever a page that shows listings may have changed. */
  readonly revision: () => string;
  /** Makes the indexes that the first search and the first address would have to wait for. */
  readonly warm: () => Promise<void>;
  /** Tells load balancers and proxies that the server is going to stop. */
  readonly drain: Drain;
};

/** Version in the description of the listings API. */
const API_VERSION = '1';

const noFeed = async (): Promise<readonly FeedRead[]> => [];

const noRealtor = () => undefined;

function accountsAt({ accounts }: Config): string {
  return accounts.kind === 'cognito' ? `${cognitoEndpoint(accounts.userPoolId)}/` : IDENTITY_PATH;
}

/**
 * Mounts every module on one server and hands each what it needs of the others. The server does not listen
 * until it is told to, and has no pages until the site is mounted on it.
 */
export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const { config, repository, addresses, pictures, basemap, places, accounts } = dependencies;
  const { feedReads = noFeed, hasSold = true, metrics, listingAnalytics } = dependencies;
  const { hashAddress: _, ...customerStores } = dependencies.customers;
  const { identify, watch, vowTerms } = viewerIdentification(dependencies);
  const server = await httpServer(dependencies, identify);
  const drain = drainOf(server);
  if (dependencies.sharedListings) revisionHeader(server, dependencies.sharedListings);
  if (dependencies.callWorkers) answerByWorkers(server, dependencies.callWorkers);
  watch(server);
  accounts?.embedded?.mount(server, dependencies.mailbox);
  checkReadiness(server, { ...dependencies, feedReads, isDraining: drain.isDraining });
  const policyReports = policyReportsModule(server);

  const today = () => config.demoDate ?? calendarDay(systemClock.now());
  const callsFor = (viewer: Viewer) => callsInProcess(server, viewer);
  const { cities } = places.database();
  const listings = listingsModule(server, {
    ...{ repository, addresses, cities, identify, today },
    snapshots: dependencies.directorySnapshots,
  });
  const { updatedOn: feedUpdatedOn } = listings;
  if (metrics) measureModules(server, metrics, dependencies, { feedUpdatedOn, policyReports });
  metaModule(server, { totals: listings.totals, hasSold });
  placesModule(server, {
    places,
    ...listings.ofPlaces,
    identify,
  });
  imagesModule(server, {
    pictures,
    source: dependencies.pictureSource,
    tile: basemap.tile,
    findListing: repository.find,
    identify,
    hasImageCdn: config.hasImageCdn,
  });
  basemapModule(server, basemap);
  const leads = leadsModule(server, {
    ...dependencies.leads,
    settings: config,
    findRealtor: dependencies.findRealtor ?? noRealtor,
    realtorOfArea: dependencies.realtorOfArea ?? noRealtor,
    callsFor,
    today,
    identify,
    verifiedEmailOf: verifiedEmailBy(accounts?.viewer),
    onListingLead: listingAnalytics?.onLead,
  });
  if (listingAnalytics) listingViewsModule(server, listingAnalytics);
  accountFormsModule(server, { action: accountsAt(config) });
  const customers = customersModule(server, {
    ...customerStores,
    vowTerms,
    mailer: dependencies.leads.mailer,
    settings: config,
    customerOf: accounts?.viewer.customerOf ?? noCustomer,
    hasAccount: accounts?.embedded?.hasAccount,
    removeAccount: accounts?.embedded?.removeAccount,
    accountOf: accounts?.embedded?.accountOf,
    sessions: accounts?.embedded?.sessions,
    callsFor,
    today,
    clock: systemClock,
  });
  runJobs(server, [...listings.jobs, ...leads, ...customers.jobs]);
  openApiModule(server, { origin: config.siteOrigin, version: API_VERSION });
  if (dependencies.feedWebhooks) feedWebhooksModule(server, dependencies.feedWebhooks);
  unknownPaths(server);
  return {
    server,
    identify,
    transportFor: (viewer) => transportInProcess(server, viewer),
    findRemoved: repository.findRemoved,
    citiesNamed: citiesBySlug(places),
    publicPages: listings.publicPages,
    today,
    hasSold,
    countsViews: listingAnalytics !== undefined,
    staleSince: async () => staleSince(await feedReads(), systemClock.now().getTime()),
    listingsRevision: listings.revision,
    // Pages name the next calendar days, even where the listings keep to a day of their own.
    revision: () => `${repository.revision()} ${today()} ${calendarDay(systemClock.now())}`,
    warm: listings.warm,
    drain,
  };
}
