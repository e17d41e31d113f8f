import { setTimeout as sleep } from 'node:timers/promises';
import type { Mail, Mailer } from './mailer.ts';

/** The wait before each try. A code that arrives after these two minutes is of little use. */
const WAITS_MS: readonly number[] = [0, 2000, 15_000, 90_000];

/** Limits the memory that emails take while the mail server is down. */
const CAPACITY = 1000;

/** A mail server that is silent takes longer to fail than a stop may take. */
const CLOSE_WAIT_MS = 2000;

type BackgroundMailerDependencies = {
  readonly mailer: Mailer;
  /** Called with a sentence about an email that could not be sent, without address or content. */
  readonly onFailure: (sentence: string) => void;
  readonly waitsMs?: readonly number[];
};

type BackgroundMailer = {
  readonly send: (mail: Mail) => void;
  /** Mails that are not sent yet. */
  readonly waiting: () => number;
  /** Gives the tries under way two seconds, and gives up the later ones. */
  readonly close: () => Promise<void>;
};

function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const { code, responseCode } = { code: undefined, responseCode: undefined, ...error };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name;
}

/**
 * Sends emails without letting anyone wait for it. They stay in memory only, as they hold codes that
 * must not be on a disk: an outbox that survives a crash would keep them there.
 */
export function backgroundMailer({
  mailer,
  onFailure,
  waitsMs = WAITS_MS,
}: BackgroundMailerDependencies): BackgroundMailer {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  const deliver = async (mail: Mail): Promise<void> => {
    let reason = 'the server was stopped';
    for (const waitMs of waitsMs) {
      try {
        await (waitMs > 0 ? sleep(waitMs, undefined, { signal: stopping.signal }) : undefined);
        await mailer.send(mail);
        return;
      } catch (error) {
        if (stopping.signal.aborted) break;
        reason = failureCode(error);
      }
    }
    onFailure(`An account email could not be sent: ${reason}.`);
  };

  return {
    send(mail) {
      if (running.size >= CAPACITY) {
        onFailure('An account email could not be sent: too many are waiting.');
        return;
      }
      const delivery = deliver(mail).finally(() => running.delete(delivery));
      running.add(delivery);
    },
    waiting: () => running.size,
    async close() {
      stopping.abort();
      await Promise.race([Promise.all(running), sleep(CLOSE_WAIT_MS, undefined, { ref: false })]);
    },
  };
}
