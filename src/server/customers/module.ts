import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '#src/lib/clock.ts';
import type { MakeCall } from '#src/contract/calls-over.ts';
import type { Viewer } from '../http/viewer.ts';
import { type AlertMailing, alertMailing } from './alerts/alert-mailing.ts';
import { purgeOldAlerts } from './alerts/alert-retention.ts';
import { applicationRoutes } from './applications/application-routes.ts';
import { applicationService } from './applications/application-service.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { documentService } from './documents/document-service.ts';
import { emailCheckRoutes } from './email-check-routes.ts';
import type { CustomerRepository, DocumentFiles, Person } from './repository.ts';
import { savedRoutes } from './saved/saved-routes.ts';
import { homesFinder } from './saved/home-states.ts';
import { newHomes } from './saved/new-homes.ts';
import { savedHomeService } from './saved/saved-home-service.ts';
import { savedSearchService } from './saved/saved-search-service.ts';
import { customerService, type FindAccount } from './service.ts';
import { type CustomerSessions, sessionRoutes } from './session-routes.ts';
import { unsubscribeRoutes } from './alerts/unsubscribe-routes.ts';
import { userRoutes } from './user-routes.ts';
import { vowTermsRoutes } from './vow-terms/vow-terms-routes.ts';
import type { VowTermsService } from './vow-terms/vow-terms-service.ts';
import type { MailConfig } from '../mail/mail-settings.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type Job, repeatedJob } from '../scheduling/repeated-job.ts';
import { rateLimit } from '../scheduling/rate-limit.ts';

/** Changes by one customer: a hundred at once, then one a second. */
const CHANGE_RATE = { burst: 100, refillMs: 1000 } as const;
/** Addresses checked from one place: ten at once, then one every half minute. */
const EMAIL_CHECK_RATE = { burst: 10, refillMs: 30_000 } as const;

/** The interval between looks for due mails. */
const DELIVERY_MS = 15_000;

/** The interval between checks whether the alerts of the day are due. */
const ALERT_CHECK_MS = 10 * 60_000;

/** The interval between sweeps of files without an owner. */
const SWEEP_MS = 60 * 60_000;

export type CustomersDependencies = {
  readonly repository: CustomerRepository;
  readonly files: DocumentFiles;
  readonly mailer: Mailer;
  readonly settings: MailConfig & { readonly siteOrigin: string };
  /** The signed-in person. Throws RefusedRequest for anyone else. */
  readonly customerOf: (request: FastifyRequest) => Person;
  /** Whether an address has an account, where strangers may be told. */
  readonly hasAccount?: ((email: string) => boolean) | undefined;
  /** Removes the account of a customer who is deleted here, where the server keeps the accounts. */
  readonly removeAccount?: ((userId: string) => Promise<void>) | undefined;
  /**
   * The accounts; absent with a user pool, which does not reveal them. There a customer counts from the first
   * visit on, and none is locked here.
   */
  readonly accountOf?: FindAccount | undefined;
  /** The sessions of customers; absent with a user pool, which does not reveal them. */
  readonly sessions?: CustomerSessions | undefined;
  /** The boards' terms of use, and who has accepted them. */
  readonly vowTerms: VowTermsService;
  /** The calls of the realty API as a viewer may make them. */
  readonly callsFor: (viewer: Viewer) => MakeCall;
  readonly today: () => string;
  readonly clock: Clock;
};

export type CustomersModule = AlertMailing & { readonly jobs: readonly Job[] };

/**
 * Mounts the calls of the customer API. Its jobs send the mails about saved searches and homes, and delete
 * old ones and files without an owner.
 */
export function customersModule(
  server: FastifyInstance,
  dependencies: CustomersDependencies,
): CustomersModule {
  const { repository, files, customerOf, hasAccount, vowTerms, today, clock } = dependencies;
  const { accountOf } = dependencies;
  const changes = rateLimit(CHANGE_RATE);
  const checks = rateLimit(EMAIL_CHECK_RATE);
  const { siteOrigin } = dependencies.settings;
  const routeOptions = { customerOf, siteOrigin, takeChange: changes.take };
  const documents = documentService({ repository, files, clock });
  const customers = customerService(dependencies);
  userRoutes(server, { ...routeOptions, customers });
  vowTermsRoutes(server, { ...routeOptions, vowTerms });
  sessionRoutes(server, { ...routeOptions, sessions: dependencies.sessions });
  emailCheckRoutes(server, { customerOf, siteOrigin, takeCheck: checks.take, hasAccount });
  const callOpen = dependencies.callsFor('anonymous');
  const callAll = dependencies.callsFor('verified');
  const { isRegistered } = vowTerms;
  const callsOf = async (userId: string) => ((await isRegistered(userId)) ? callAll : callOpen);
  savedRoutes(server, {
    ...routeOptions,
    savedHomes: savedHomeService({
      repository,
      homesFor: async (userId) => homesFinder(await callsOf(userId)),
      clock,
      today,
    }),
    savedSearches: savedSearchService({
      repository,
      newHomes: newHomes({ callsOf, today }),
      clock,
      today,
    }),
  });
  applicationRoutes(server, {
    ...routeOptions,
    applications: applicationService({ repository, clock }),
  });
  documentRoutes(server, { ...routeOptions, documents });
  unsubscribeRoutes(server, { alerts: repository.alerts });
  const onError = (error: unknown) => server.log.error(error);
  const mailing = alertMailing({
    ...dependencies,
    callOpen,
    callAll,
    isRegistered,
    mayGetMail: async (userId) => !(await accountOf?.(userId))?.isDisabled,
    onError,
    onEvent: (sentence, level) => server.log[level](sentence),
  });
  const delivery = repeatedJob({ everyMs: DELIVERY_MS, run: mailing.outbox.deliverDue, onError });
  const look = async () => {
    const mails = [await mailing.alerts.runDue(), await mailing.homeAlerts.runDue()];
    if (mails.some((count) => count > 0)) delivery.wake();
  };
  return {
    ...mailing,
    jobs: [
      delivery,
      repeatedJob({ everyMs: ALERT_CHECK_MS, run: look, onError }),
      purgeOldAlerts({ alerts: repository.alerts, clock, onError }),
      // The server does not wait for it: a bucket may be slow to list its files.
      repeatedJob({ everyMs: SWEEP_MS, run: documents.sweep, onError }),
    ],
  };
}
