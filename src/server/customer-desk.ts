import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '#src/lib/clock.ts';
import type { RealtyApi } from './realty-api.ts';
import { alertMails } from './customers/alert-mails.ts';
import { alertNews } from './customers/alert-news.ts';
import { type AlertRun, alertRun } from './customers/alert-run.ts';
import { applicationRoutes } from './customers/application-routes.ts';
import { applicationService } from './customers/application-service.ts';
import { documentRoutes } from './customers/document-routes.ts';
import { type DocumentService, documentService } from './customers/document-service.ts';
import { emailCheckRoutes } from './customers/email-check-routes.ts';
import type { CustomerRepository, DocumentFiles, Person } from './customers/repository.ts';
import { savedRoutes } from './customers/saved-routes.ts';
import { savedService } from './customers/saved-service.ts';
import { customerService } from './customers/service.ts';
import { unsubscribeRoutes } from './customers/unsubscribe-routes.ts';
import { userRoutes } from './customers/user-routes.ts';
import type { MailConfig } from './mail/mail-settings.ts';
import type { Mailer } from './mail/mailer.ts';
import { outbox, type Outbox } from './mail/outbox.ts';
import { outboxWorker } from './mail/outbox-worker.ts';
import { rateLimit } from './scheduling/rate-limit.ts';

/** What one customer may change: a hundred times at once, then once a second. */
const CHANGE_RATE = { burst: 100, refillMs: 1000 } as const;
/** Addresses that may be asked about from one place: ten at once, then one every half minute. */
const EMAIL_CHECK_RATE = { burst: 10, refillMs: 30_000 } as const;

/** How often it is looked whether it is time for the alerts of the day. */
const ALERT_CHECK_MS = 10 * 60_000;

/** How often files that belong to nobody are looked for. */
const SWEEP_MS = 60 * 60_000;

export type CustomerDeskParts = {
  readonly repository: CustomerRepository;
  readonly files: DocumentFiles;
  readonly mailer: Mailer;
  readonly settings: MailConfig & { readonly siteOrigin: string };
  /** Who is signed in. Throws RefusedRequest for anyone else. */
  readonly customerOf: (request: FastifyRequest) => Person;
  /** Whether an address has an account, where strangers may be told. */
  readonly hasAccount?: ((email: string) => boolean) | undefined;
  /** Removes the account of a customer who is deleted here, where the server keeps the accounts. */
  readonly removeAccount?: ((userId: string) => Promise<void>) | undefined;
  readonly localsFor: RealtyApi['localsFor'];
  readonly today: () => string;
  readonly clock: Clock;
};

export type CustomerDesk = { readonly alerts: AlertRun; readonly outbox: Outbox };

function alertDesk(server: FastifyInstance, parts: CustomerDeskParts): CustomerDesk {
  const { repository, mailer, settings, localsFor, today, clock } = parts;
  const { alerts } = repository;
  const { brokerageName: name, brokeragePhone: phone, mailFrom, leadsTo } = settings;
  return {
    alerts: alertRun({
      alerts,
      findNews: alertNews({
        callOpen: localsFor('anonymous').call,
        callAll: localsFor('verified').call,
      }),
      clock,
      today,
      onError: (error) => server.log.error(error),
    }),
    outbox: outbox({
      queue: alerts,
      deliveryOf: ({ delivery }) => delivery,
      mailer,
      compose: alertMails({
        alerts,
        origin: settings.siteOrigin,
        from: { name, email: mailFrom },
        replyTo: { name, email: leadsTo },
        phone,
        licence: settings.licenceLine,
        address: settings.brokerageAddress,
        clock,
      }),
      nameOf: ({ searchId, day }) => `The mail of ${day} about the saved search ${searchId}`,
      clock,
      random: Math.random,
      onEvent: (sentence) => server.log.warn(sentence),
    }),
  };
}

/** Looks from time to time whether alerts are due, and sends them, until the server closes. */
function keepAlerting(server: FastifyInstance, { alerts, outbox: box }: CustomerDesk): void {
  const onError = (error: unknown) => server.log.error(error);
  const worker = outboxWorker(box, { onError });
  let last: Promise<unknown> = Promise.resolve();
  const look = () => {
    last = alerts.lookAfterDue().then((made) => made > 0 && worker.wake(), onError);
  };
  const timer = setInterval(look, ALERT_CHECK_MS);
  timer.unref();
  server.addHook('onReady', async () => void setImmediate(look));
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await last;
    await worker.stop();
  });
}

/** Deletes files that belong to nobody, at the start and from time to time after it. */
function keepSwept(server: FastifyInstance, { sweep }: DocumentService): void {
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = sweep().catch((error: unknown) => server.log.error(error));
  }, SWEEP_MS);
  timer.unref();
  server.addHook('onReady', async () => void (await sweep()));
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await last;
  });
}

/** Mounts the calls of the customer API and sends the alerts about saved searches. */
export function customerDesk(server: FastifyInstance, parts: CustomerDeskParts): CustomerDesk {
  const { repository, files, customerOf, hasAccount, removeAccount, today, clock } = parts;
  const changes = rateLimit(CHANGE_RATE);
  const checks = rateLimit(EMAIL_CHECK_RATE);
  const own = { customerOf, takeChange: changes.take };
  const documents = documentService({ repository, files, clock });
  const customers = customerService({ repository, files, removeAccount, clock });
  userRoutes(server, { ...own, customers });
  emailCheckRoutes(server, { customerOf, takeCheck: checks.take, hasAccount });
  savedRoutes(server, { ...own, saved: savedService({ repository, clock, today }) });
  applicationRoutes(server, { ...own, applications: applicationService({ repository, clock }) });
  documentRoutes(server, { ...own, documents });
  unsubscribeRoutes(server, { alerts: repository.alerts });
  const desk = alertDesk(server, parts);
  keepAlerting(server, desk);
  keepSwept(server, documents);
  return desk;
}
