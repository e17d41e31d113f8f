import { setTimeout as sleep } from 'node:timers/promises';
import { type Mail, type Mailer, RefusedMail, UnclearDelivery } from './mailer.ts';

/**
 * The wait before each try, half an hour in all. A mail server that greylists refuses unknown senders for 5
 * to 15 minutes, and after that a code should not have to wait for long.
 */
const WAITS_MS: readonly number[] = [0, 2000, 15_000, 60_000, ...Array<number>(19).fill(90_000)];

/** Limits the memory that emails take while the mail server is down. */
const CAPACITY = 1000;

/** A mail server that is silent takes longer to fail than a stop may take. */
const CLOSE_WAIT_MS = 2000;

type BackgroundMailerDependencies = {
  readonly mailer: Mailer;
  /** Called with a sentence about an email that could not be sent, without address or content. */
  readonly onFailure: (sentence: string) => void;
  /** Replaces the clock, for tests; rejects at the signal. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

type BackgroundMailer = {
  /** @param isWanted asked before each try: a code that no longer counts is not sent */
  readonly send: (mail: Mail, isWanted?: () => boolean) => void;
  /** Mails that are not sent yet. */
  readonly waiting: () => number;
  /** Gives the tries under way two seconds, and gives up the later ones. */
  readonly close: () => Promise<void>;
};

type Failure = { readonly reason: string; readonly isFinal: boolean };

/** Only codes: what a mail server says of a mail may name its recipient. */
function codesOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if (error instanceof RefusedMail || error instanceof UnclearDelivery) return codesOf(error.cause);
  const { code, responseCode } = { code: undefined, responseCode: undefined, ...error };
  return [code, responseCode].filter((part) => part !== undefined).join(' ') || error.name;
}

const failureOf = (error: unknown): Failure => ({
  reason: codesOf(error),
  isFinal: error instanceof RefusedMail,
});

/**
 * Sends emails without letting anyone wait for it. They stay in memory only, as they hold codes that
 * must not be on a disk: an outbox that survives a crash would keep them there.
 */
export function backgroundMailer({
  mailer,
  onFailure,
  wait = (ms, signal) => sleep(ms, undefined, { signal }),
}: BackgroundMailerDependencies): BackgroundMailer {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  const deliver = async (mail: Mail, isWanted: () => boolean): Promise<void> => {
    let reason = 'the server was stopped';
    for (const [tryCount, waitMs] of WAITS_MS.entries()) {
      try {
        await (waitMs > 0 ? wait(waitMs, stopping.signal) : undefined);
        if (!isWanted()) {
          onFailure(`An account email was not sent while its code was valid: ${reason}.`);
          return;
        }
        await mailer.send(mail);
        return;
      } catch (error) {
        if (stopping.signal.aborted) break;
        const failure = failureOf(error);
        ({ reason } = failure);
        if (failure.isFinal) break;
        // The last try may be half an hour later, and until then nobody can make an account.
        if (tryCount === 0) {
          onFailure(`An account email was not sent: ${reason}. It will be tried again.`);
        }
      }
    }
    onFailure(`An account email could not be sent: ${reason}.`);
  };

  return {
    send(mail, isWanted = () => true) {
      if (running.size >= CAPACITY) {
        onFailure('An account email could not be sent: too many are waiting.');
        return;
      }
      const delivery = deliver(mail, isWanted).finally(() => running.delete(delivery));
      running.add(delivery);
    },
    waiting: () => running.size,
    async close() {
      stopping.abort();
      await Promise.race([Promise.all(running), sleep(CLOSE_WAIT_MS, undefined, { ref: false })]);
    },
  };
}
