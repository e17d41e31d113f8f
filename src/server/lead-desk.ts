import type { FastifyInstance } from 'fastify';
import { systemClock } from '#src/lib/clock.ts';
import { leadMails, type Letterhead } from './leads/lead-mails.ts';
import { outbox } from './leads/outbox.ts';
import { type OutboxWorker, outboxWorker } from './mail/outbox-worker.ts';
import type { LeadRepository } from './leads/repository.ts';
import { forgetOldLeads } from './leads/retention.ts';
import { LEAD_RATE, leadRoutes, type LeadRoutesParts } from './leads/routes.ts';
import { leadSchemaRoutes } from './leads/schema-routes.ts';
import { leadService } from './leads/service.ts';
import type { MailConfig } from './mail/mail-settings.ts';
import type { Mailer } from './mail/mailer.ts';
import { rateLimit } from './scheduling/rate-limit.ts';

export type LeadDeskParts = {
  readonly repository: LeadRepository;
  readonly mailer: Mailer;
  readonly settings: MailConfig;
  /** The proven email address of who is signed in; undefined for anyone else. */
  readonly verifiedEmailOf: LeadRoutesParts['verifiedEmailOf'];
};

function letterheadOf(settings: MailConfig): Letterhead {
  const { brokerageName: name, brokeragePhone: phone, mailFrom, leadsTo, licenceLine } = settings;
  return {
    from: { name, email: mailFrom },
    inbox: { name, email: leadsTo },
    phone,
    licence: licenceLine,
  };
}

/** Mounts the contact call and sends the mails about leads until it is stopped. */
export function leadDesk(server: FastifyInstance, parts: LeadDeskParts): OutboxWorker {
  const { repository, mailer, settings, verifiedEmailOf } = parts;
  const letterhead = letterheadOf(settings);
  const box = outbox({
    repository,
    mailer,
    compose: leadMails(letterhead),
    clock: systemClock,
    random: Math.random,
    onEvent: (sentence) => server.log.warn(sentence),
  });
  const worker = outboxWorker(box, {
    onError: (error) => server.log.error(error),
  });
  leadRoutes(server, {
    leads: leadService({
      repository,
      clock: systemClock,
      onAccepted: worker.wake,
    }),
    limit: rateLimit(LEAD_RATE),
    phone: letterhead.phone,
    verifiedEmailOf,
  });
  leadSchemaRoutes(server);
  const stopForgetting = forgetOldLeads({
    repository,
    keptDays: settings.leadsKeptDays,
    clock: systemClock,
    onForgotten: (count) => server.log.info(`Deleted ${count} leads that were old enough.`),
    onError: (error) => server.log.error(error),
  });
  server.addHook('onClose', async () => {
    await stopForgetting();
    await worker.stop();
  });
  return worker;
}
