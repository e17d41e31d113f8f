import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { sqliteLeads } from '#src/server/adapters/sqlite/leads/leads.ts';
import { sqliteMailbox } from '#src/server/adapters/sqlite/leads/mailbox.ts';
import { leadMails } from '#src/server/leads/lead-mails.ts';
import { outbox } from '#src/server/leads/outbox.ts';
import { repeatedJob } from '#src/server/scheduling/repeated-job.ts';
import { rateLimit } from '#src/server/scheduling/rate-limit.ts';
import { leadRoutes } from '#src/server/leads/routes.ts';
import { leadService } from '#src/server/leads/service.ts';
import { errorReplies } from '#src/server/http/replies/errors.ts';
import { systemClock } from '#src/lib/clock.ts';
import Fastify from 'fastify';
import { aLeadsDatabase, LETTERHEAD, MAIL_LINKS, noShowings } from './leads.ts';

// A process that takes leads into the given file, to be killed at any moment.

const db = aLeadsDatabase(process.argv[2] ?? '');
const repository = sqliteLeads(db);
const { deliverDue } = outbox({
  repository,
  mailer: sqliteMailbox(db, systemClock),
  compose: leadMails({ ...LETTERHEAD, ...MAIL_LINKS }),
  clock: systemClock,
  random: Math.random,
  onEvent: (sentence) => process.stderr.write(`${sentence}\n`),
});
const delivery = repeatedJob({
  everyMs: 15_000,
  run: deliverDue,
  onError: (error) => process.stderr.write(`${String(error)}\n`),
});
await delivery.start();
const app = Fastify();
errorReplies(app);
leadRoutes(app, {
  leads: leadService({
    findRealtor: LETTERHEAD.findRealtor,
    planShowing: noShowings,
    repository,
    clock: systemClock,
    onAccepted: delivery.wake,
    decide: () => ({ kind: 'accepted', mails: ['brokerage', 'customer'] }),
  }),
  limit: rateLimit({ burst: 1_000_000, refillMs: 1 }),
  phone: LETTERHEAD.phone,
  siteOrigin: 'https://larchway.example',
  identify: () => 'anonymous',
  verifiedEmailOf: () => undefined,
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
// A killed process would never write the cache that makes the next start quick.
flushCompileCache();
