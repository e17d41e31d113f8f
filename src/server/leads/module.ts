import type { FastifyInstance } from 'fastify';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { systemClock } from '#src/lib/clock.ts';
import { leadMails } from './lead-mails.ts';
import type { Letterhead } from './letterhead.ts';
import { outbox } from './outbox.ts';
import { type Job, repeatedJob } from '../scheduling/repeated-job.ts';
import type { FindRealtor } from './realtors.ts';
import type { LeadRepository } from './repository.ts';
import { purgeOldLeads } from './retention.ts';
import { LEAD_REFILL_MS, leadRoutes, type LeadRoutesDependencies } from './routes.ts';
import { leadSchemaRoutes } from './schema-routes.ts';
import { leadService, type LeadServiceDependencies } from './service.ts';
import { type ShowingDependencies, showingPlanner } from './showings/plan-showing.ts';
import { openHouseRoutes } from './showings/open-house-routes.ts';
import { showingRoutes } from './showings/showing-routes.ts';
import { showingTokens } from './showings/showing-tokens.ts';
import type { MailConfig } from '../mail/mail-settings.ts';
import type { Mailer } from '../mail/mailer.ts';
import { rateLimit } from '../scheduling/rate-limit.ts';

export type LeadsDependencies = {
  readonly repository: LeadRepository;
  readonly mailer: Mailer;
  readonly settings: MailConfig & { readonly siteOrigin: string };
  readonly findRealtor: FindRealtor;
  /** Who shows the homes of a place; undefined where nobody takes showings. */
  readonly realtorOfArea: ShowingDependencies['realtorOfArea'];
  readonly callsFor: ShowingDependencies['callsFor'];
  /** The calendar day of the listings, YYYY-MM-DD. */
  readonly today: () => string;
  /** Called for each accepted lead about a listing, unless a robot may have sent it. */
  readonly onListingLead?: LeadServiceDependencies['onListingLead'];
  /** The verified email address of the signed-in person; undefined for anyone else. */
  readonly verifiedEmailOf: LeadRoutesDependencies['verifiedEmailOf'];
  readonly identify: LeadRoutesDependencies['identify'];
};

function letterheadOf(settings: MailConfig, findRealtor: FindRealtor): Letterhead {
  const { brokerageName: name, brokeragePhone: phone, mailFrom, leadsTo, licenceLine } = settings;
  return {
    from: { name, email: mailFrom },
    inbox: { name, email: leadsTo },
    findRealtor,
    phone,
    licence: licenceLine,
    locale: DEFAULT_LOCALE,
  };
}

/** The interval between looks for due mails. */
const DELIVERY_MS = 15_000;

/** Mounts the contact call; its jobs send the mails about leads and delete leads that are old enough. */
export function leadsModule(
  server: FastifyInstance,
  dependencies: LeadsDependencies,
): readonly Job[] {
  const { repository, mailer, settings, findRealtor, verifiedEmailOf, identify } = dependencies;
  const clock = systemClock;
  const letterhead = letterheadOf(settings, findRealtor);
  const onError = (error: unknown) => server.log.error(error);
  const box = outbox({
    repository,
    mailer,
    compose: leadMails({
      ...letterhead,
      origin: settings.siteOrigin,
      makeToken: showingTokens(repository, clock),
    }),
    clock,
    random: Math.random,
    onEvent: (sentence, level) => server.log[level](sentence),
  });
  const delivery = repeatedJob({ everyMs: DELIVERY_MS, run: box.deliverDue, onError });
  const retention = purgeOldLeads({
    repository,
    retentionDays: settings.leadsKeptDays,
    clock,
    onForgotten: (count) =>
      server.log.info(`Leads deleted at the end of their retention period: ${count}.`),
    onError,
  });
  leadRoutes(server, {
    leads: leadService({
      repository,
      clock,
      findRealtor,
      planShowing: showingPlanner({ ...dependencies, clock }),
      onAccepted: delivery.wake,
      onListingLead: dependencies.onListingLead,
    }),
    limit: rateLimit({ burst: settings.leadsAtOnce, refillMs: LEAD_REFILL_MS }),
    phone: letterhead.phone,
    siteOrigin: settings.siteOrigin,
    verifiedEmailOf,
    identify,
  });
  const { siteOrigin } = settings;
  showingRoutes(server, { showings: repository, clock, siteOrigin, onChanged: delivery.wake });
  openHouseRoutes(server, { ...dependencies, clock, origin: siteOrigin });
  leadSchemaRoutes(server);
  return [delivery, retention];
}
