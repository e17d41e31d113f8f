import { setImmediate } from 'node:timers/promises';
import type { Clock } from '#src/lib/clock.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { DueDelivery, LeadRepository, MailKind, StoredLead } from './repository.ts';
import { nextTry } from './retry-plan.ts';

const BATCH = 20;
const ERROR_LENGTH = 300;

export type OutboxParts = {
  readonly repository: Pick<LeadRepository, 'due' | 'markSent' | 'markFailed'>;
  readonly mailer: Mailer;
  /** Writes the mail of a kind about a lead. */
  readonly compose: (lead: StoredLead, kind: MailKind) => Mail;
  readonly clock: Clock;
  /** Numbers in [0, 1). */
  readonly random: () => number;
  readonly onEvent: (sentence: string) => void;
};

export type Outbox = {
  /** Tries every mail that is due; how many were sent. A second call joins the first. */
  deliverDue(): Promise<number>;
};

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s+/g, ' ').slice(0, ERROR_LENGTH);
}

function deliverer({ repository, mailer, compose, clock, random, onEvent }: OutboxParts) {
  const fail = ({ delivery, lead }: DueDelivery, error: unknown) => {
    const reason = reasonOf(error);
    const nowMs = clock.now().getTime();
    const { giveUpAtMs, kind } = delivery;
    const next = nextTry(delivery.attempts + 1, { nowMs, giveUpAtMs }, random());
    repository.markFailed(delivery.id, reason, next);
    const then = next === 'dead' ? 'It is given up' : 'It will be tried again';
    onEvent(`The mail to the ${kind} about ${lead.receipt} was not sent: ${reason}. ${then}.`);
  };
  // Sent, while the database could not take that down: only the note is missing, not the mail.
  const unmarked = new Set<number>();
  return async (due: DueDelivery): Promise<boolean> => {
    const { id, kind } = due.delivery;
    try {
      if (!unmarked.has(id)) await mailer.send(compose(due.lead, kind));
    } catch (error) {
      fail(due, error);
      return false;
    }
    unmarked.add(id);
    // A crash before the next line sends the mail once more, under the same Message-ID.
    repository.markSent(id, clock.now().getTime());
    unmarked.delete(id);
    return true;
  };
}

/** Sends what waits to be sent: each mail at least once, failures again after a while. */
export function outbox(parts: OutboxParts): Outbox {
  const deliver = deliverer(parts);
  let running: Promise<number> | undefined;

  const run = async (): Promise<number> => {
    let sent = 0;
    let batch = parts.repository.due(parts.clock.now().getTime(), BATCH);
    while (batch.length > 0) {
      for (const due of batch) {
        if (await deliver(due)) sent += 1;
        // A mailer that is done at once would let no request in between the mails.
        await setImmediate();
      }
      batch = parts.repository.due(parts.clock.now().getTime(), BATCH);
    }
    return sent;
  };
  return {
    deliverDue: () =>
      (running ??= run().finally(() => {
        running = undefined;
      })),
  };
}
