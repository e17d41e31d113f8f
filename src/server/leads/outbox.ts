import type { Clock } from '#src/lib/clock.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { type Outbox, type OutboxDependencies, outbox as mailOutbox } from '../mail/outbox.ts';
import {
  type DueDelivery,
  type LeadRepository,
  MAIL_NAMES,
  type MailKind,
  type StoredLead,
} from './repository.ts';

export type LeadOutboxDependencies = {
  readonly repository: Pick<LeadRepository, 'due' | 'markSent' | 'markFailed' | 'claim'>;
  readonly mailer: Mailer;
  /** Writes the mail of a kind about a lead. */
  readonly compose: (lead: StoredLead, kind: MailKind) => Mail | Promise<Mail>;
  readonly clock: Clock;
  /** Numbers in [0, 1). */
  readonly random: () => number;
  readonly onEvent: OutboxDependencies<unknown>['onEvent'];
};

/**
 * Sends the mails about leads: each at least once, failures again after a while. A reminder is sent at
 * most once, whatever crashes, and not after the showing has already started.
 */
export function outbox({ repository, compose, ...dependencies }: LeadOutboxDependencies): Outbox {
  const claimReminder = async ({ delivery, lead }: DueDelivery) => {
    const nowMs = dependencies.clock.now().getTime();
    if (lead.showing && nowMs < lead.showing.startsAtMs) {
      return (await repository.claim(delivery.id, nowMs)) ? 'once' : 'never';
    }
    await repository.markFailed(delivery.id, 'the showing has already started', 'dead');
    return 'never';
  };
  return mailOutbox<DueDelivery>({
    ...dependencies,
    queue: repository,
    deliveryOf: ({ delivery }) => delivery,
    claim: async (due) => (due.delivery.kind === 'reminder' ? claimReminder(due) : 'repeatedly'),
    compose: ({ lead, delivery }) => compose(lead, delivery.kind),
    nameOf: ({ lead, delivery }) => `The email ${MAIL_NAMES[delivery.kind]} about ${lead.receipt}`,
  });
}
