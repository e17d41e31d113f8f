import { once } from 'node:events';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '#src/lib/clock.ts';
import { reasonOf } from '#src/lib/error-reason.ts';
import { type Mail, type Mailer, RefusedMail, UnclearDelivery } from './mailer.ts';
import { type NextAttempt, nextAttempt } from './retry-plan.ts';

const BATCH = 20;
const ERROR_LENGTH = 300;

/** How long a stop waits for the mail under way. A mail server that is silent takes longer to fail. */
const STOP_WAIT_MS = 2000;

/** What an outbox needs to know of a mail on its way. */
export type QueuedMail = {
  readonly id: number;
  readonly attempts: number;
  /** The mail may be given up from this moment on. */
  readonly giveUpAtMs: number;
};

/** How many mails of a queue have not been sent. */
export type QueueCounts = {
  readonly waiting: number;
  /** Mails that were given up. */
  readonly dead: number;
};

/** Waiting mails, kept where they survive a crash. */
type MailQueue<Due> = {
  /** Mails to be sent by now, the longest due first. */
  due(nowMs: number, limit: number): Promise<readonly Due[]>;
  markSent(deliveryId: number, nowMs: number): Promise<void>;
  markFailed(deliveryId: number, error: string, next: NextAttempt): Promise<void>;
};

export type OutboxDependencies<Due> = {
  readonly queue: MailQueue<Due>;
  readonly deliveryOf: (due: Due) => QueuedMail;
  readonly mailer: Mailer;
  /**
   * Says how a mail is sent: `repeatedly` until it is surely taken, `once` after noting it as sent, so that
   * no crash sends it again, or `never`. Without it every mail is sent repeatedly.
   */
  readonly claim?: (due: Due) => Promise<'repeatedly' | 'once' | 'never'>;
  readonly compose: (due: Due) => Mail | Promise<Mail>;
  /** Names the mail in a sentence about it, without an address. */
  readonly nameOf: (due: Due) => string;
  readonly clock: Clock;
  /** Numbers in [0, 1). */
  readonly random: () => number;
  /** Called after each failed try; an error needs a person. */
  readonly onEvent: (sentence: string, level: 'warn' | 'error') => void;
};

export type Outbox = {
  /**
   * Tries every mail that is due and returns how many were sent. A second call joins the first. Once the
   * signal is aborted the mail under way gets two seconds, and the others wait for the next start.
   */
  deliverDue(signal?: AbortSignal): Promise<number>;
};

function shortReason(error: unknown): string {
  return reasonOf(error).replaceAll(/\s+/g, ' ').slice(0, ERROR_LENGTH);
}

/** Rejects once a stop has waited long enough, or when the wait is over. */
async function stopTimeout(signal: AbortSignal, over: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort', { signal: over });
  await sleep(STOP_WAIT_MS, undefined, { signal: over });
  throw signal.reason;
}

/** Waits for work, but for no longer than a stop may take. */
async function untilStopped<Value>(work: Promise<Value>, signal: AbortSignal | undefined) {
  if (!signal) return work;
  const over = new AbortController();
  try {
    return await Promise.race([work, stopTimeout(signal, over.signal)]);
  } finally {
    over.abort();
  }
}

function deliverer<Due>(dependencies: OutboxDependencies<Due>) {
  const { queue, deliveryOf, mailer, compose, nameOf, clock, random, onEvent } = dependencies;
  const { claim = async () => 'repeatedly' as const } = dependencies;
  const fail = async (due: Due, error: unknown, isSentOnce: boolean) => {
    const { id, attempts, giveUpAtMs } = deliveryOf(due);
    const reason = shortReason(error);
    const nowMs = clock.now().getTime();
    const isRefused = error instanceof RefusedMail;
    const mayHaveArrived = isSentOnce && error instanceof UnclearDelivery;
    const next = mayHaveArrived
      ? 'dead'
      : nextAttempt(attempts + 1, { nowMs, giveUpAtMs, isRefused }, random());
    await queue.markFailed(id, reason, next);
    const then = next === 'dead' ? 'It will not be tried again' : 'It will be tried again';
    onEvent(
      `${nameOf(due)} was ${isRefused ? 'refused' : 'not sent'}: ${reason}. ${then}.`,
      isRefused || next === 'dead' ? 'error' : 'warn',
    );
  };
  // Mails that were sent although the database could not note it: only the note is missing.
  const unmarkedIds = new Set<number>();
  return async (due: Due): Promise<boolean> => {
    const { id } = deliveryOf(due);
    const way = unmarkedIds.has(id) ? 'repeatedly' : await claim(due);
    if (way === 'never') return false;
    try {
      if (!unmarkedIds.has(id)) await mailer.send(await compose(due));
    } catch (error) {
      await fail(due, error, way === 'once');
      return false;
    }
    unmarkedIds.add(id);
    // A crash before the next line sends the mail once more, under the same Message-ID.
    await queue.markSent(id, clock.now().getTime());
    unmarkedIds.delete(id);
    return true;
  };
}

/** Sends waiting mails: each at least once; a failed one is tried again after a while. */
export function outbox<Due>(dependencies: OutboxDependencies<Due>): Outbox {
  const { queue, clock } = dependencies;
  const deliver = deliverer(dependencies);
  let running: Promise<number> | undefined;

  const run = async (signal?: AbortSignal): Promise<number> => {
    let sentCount = 0;
    let batch = await queue.due(clock.now().getTime(), BATCH);
    while (batch.length > 0) {
      for (const due of batch) {
        if (signal?.aborted) return sentCount;
        if (await untilStopped(deliver(due), signal)) sentCount += 1;
        // A mailer that answers at once would leave other requests no turn between the mails.
        await setImmediate();
      }
      batch = await queue.due(clock.now().getTime(), BATCH);
    }
    return sentCount;
  };
  return {
    deliverDue: (signal) =>
      (running ??= run(signal).finally(() => {
        running = undefined;
      })),
  };
}
