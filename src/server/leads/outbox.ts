import type { Clock } from '#src/lib/clock.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { type Outbox, outbox as mailOutbox } from '../mail/outbox.ts';
import type { DueDelivery, LeadRepository, MailKind, StoredLead } from './repository.ts';

export type LeadOutboxDependencies = {
  readonly repository: Pick<LeadRepository, 'due' | 'markSent' | 'markFailed'>;
  readonly mailer: Mailer;
  /** Writes the mail of a kind about a lead. */
  readonly compose: (lead: StoredLead, kind: MailKind) => Mail;
  readonly clock: Clock;
  /** Numbers in [0, 1). */
  readonly random: () => number;
  readonly onEvent: (sentence: string) => void;
};

/** Sends the mails about leads: each at least once, failures again after a while. */
export function outbox({ repository, compose, ...dependencies }: LeadOutboxDependencies): Outbox {
  return mailOutbox<DueDelivery>({
    ...dependencies,
    queue: repository,
    deliveryOf: ({ delivery }) => delivery,
    compose: ({ lead, delivery }) => compose(lead, delivery.kind),
    nameOf: ({ lead, delivery }) => `The mail to the ${delivery.kind} about ${lead.receipt}`,
  });
}
