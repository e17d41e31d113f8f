import type { Outbox } from './outbox.ts';

const INTERVAL_MS = 15_000;

export type OutboxWorker = {
  /** Looks for mails to send now: a lead has just come in. */
  wake(): void;
  /** Stops looking; resolves when the mail being sent is done with. */
  stop(): Promise<void>;
};

/** Looks for due mails from time to time, and when woken. A failure of the database is told. */
export function outboxWorker(
  outbox: Outbox,
  { onError, intervalMs = INTERVAL_MS }: { onError: (error: unknown) => void; intervalMs?: number },
): OutboxWorker {
  let last: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const wake = () => {
    if (!isStopped) last = outbox.deliverDue().catch(onError);
  };
  const timer = setInterval(wake, intervalMs);
  timer.unref();
  // What an earlier run of the program left behind.
  setImmediate(wake);
  return {
    wake: () => setImmediate(wake),
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await last;
    },
  };
}
