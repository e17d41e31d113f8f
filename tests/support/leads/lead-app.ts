import Fastify, { type FastifyInstance } from 'fastify';
import type { DatabaseSync } from 'node:sqlite';
import { sqliteLeads } from '#src/server/adapters/sqlite/leads/leads.ts';
import { sqliteMailbox } from '#src/server/adapters/sqlite/leads/mailbox.ts';
import { setUpHttp } from '#src/server/http/set-up-http.ts';
import { requestLimits } from '#src/server/http/connections/request-limits.ts';
import { leadMails } from '#src/server/leads/lead-mails.ts';
import { outbox } from '#src/server/leads/outbox.ts';
import type { Outbox, OutboxDependencies } from '#src/server/mail/outbox.ts';
import type { DecideLead, LeadRepository } from '#src/server/leads/repository.ts';
import { LEAD_REFILL_MS, leadRoutes } from '#src/server/leads/routes.ts';
import { leadSchemaRoutes } from '#src/server/leads/schema-routes.ts';
import { leadService } from '#src/server/leads/service.ts';
import {
  type ShowingDependencies,
  showingPlanner,
} from '#src/server/leads/showings/plan-showing.ts';
import { showingRoutes } from '#src/server/leads/showings/showing-routes.ts';
import { showingTokens } from '#src/server/leads/showings/showing-tokens.ts';
import { rateLimit } from '#src/server/scheduling/rate-limit.ts';
import type { Mailbox, Mailer } from '#src/server/mail/mailer.ts';
import { aClock, aLeadsDatabase, LETTERHEAD, MAIL_LINKS, noShowings } from './leads.ts';

export type LeadApp = {
  app: FastifyInstance;
  db: DatabaseSync;
  repository: LeadRepository;
  mailbox: Mailbox;
  outbox: Outbox;
  clock: ReturnType<typeof aClock>;
};

type Parts = {
  mailer?: Mailer;
  db?: DatabaseSync;
  burst?: number;
  decide?: DecideLead;
  /** The proven email address of the sender of everything. */
  verifiedEmail?: string;
  /** The homes that can be shown, and the agents who show them. */
  showings?: Omit<ShowingDependencies, 'clock'>;
  clock?: ReturnType<typeof aClock>;
  onEvent?: OutboxDependencies<unknown>['onEvent'];
};

/** The contact call over a database of its own in memory; the test decides when emails go out. */
export async function aLeadApp({
  mailer,
  db = aLeadsDatabase(),
  burst = 10,
  decide,
  verifiedEmail,
  showings,
  clock = aClock(),
  onEvent = () => undefined,
}: Parts = {}): Promise<LeadApp> {
  const repository = sqliteLeads(db);
  const mailbox = sqliteMailbox(db, clock);
  const app = Fastify(requestLimits({ https: false }));
  await setUpHttp(app, { https: false, identify: () => 'anonymous' });
  leadRoutes(app, {
    leads: leadService({
      findRealtor: LETTERHEAD.findRealtor,
      planShowing: showings ? showingPlanner({ ...showings, clock }) : noShowings,
      repository,
      clock,
      onAccepted: () => undefined,
      ...(decide ? { decide } : {}),
    }),
    limit: rateLimit({ burst, refillMs: LEAD_REFILL_MS }),
    phone: LETTERHEAD.phone,
    siteOrigin: MAIL_LINKS.origin,
    identify: () => (verifiedEmail === undefined ? 'anonymous' : 'verified'),
    verifiedEmailOf: () => verifiedEmail,
  });
  showingRoutes(app, {
    showings: repository,
    clock,
    siteOrigin: MAIL_LINKS.origin,
    onChanged: () => undefined,
  });
  leadSchemaRoutes(app);
  const box = outbox({
    repository,
    mailer: mailer ?? mailbox,
    compose: leadMails({
      ...LETTERHEAD,
      origin: MAIL_LINKS.origin,
      makeToken: showingTokens(repository, clock),
    }),
    clock,
    random: () => 0.5,
    onEvent,
  });
  return { app, db, repository, mailbox, outbox: box, clock };
}
