/** Work that the server does unasked. */
export type Job = {
  /** Runs the job at once, and again each time it is due; resolves when the server may be ready. */
  start(): Promise<void>;
  /** Runs the job at once, as there is something to do; does nothing before the start or after the stop. */
  wake(): void;
  /** Stops the job; resolves when the current run has ended, or has given up at the signal. */
  stop(): Promise<void>;
};

export type RepeatedJobOptions = {
  readonly everyMs: number;
  /** A long run ends early once the signal is aborted: nobody waits for it then. */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
  /** Whether the server is ready only after the first run. */
  readonly isDoneFirst?: boolean;
  /** Called with a failure; the job runs the next time all the same. */
  readonly onError: (error: unknown) => void;
};

/** A job that runs from time to time. */
export function repeatedJob({
  everyMs,
  run,
  isDoneFirst = false,
  onError,
}: RepeatedJobOptions): Job {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const stopController = new AbortController();
  const tell = (error: unknown) => {
    const isTheStop =
      stopController.signal.aborted && error instanceof Error && error.name === 'AbortError';
    if (!isTheStop) onError(error);
  };
  const runNow = () => {
    if (timer) last = run(stopController.signal).catch(tell);
  };
  return {
    start: async () => {
      timer = setInterval(runNow, everyMs);
      timer.unref();
      if (!isDoneFirst) {
        setImmediate(runNow);
        return;
      }
      runNow();
      await last;
    },
    wake: () => void setImmediate(runNow),
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      stopController.abort();
      await last;
    },
  };
}
