/** Work that the server does by itself. */
export type Job = {
  /** Does it now, and again each time it is due; resolves when the server may be ready. */
  start(): Promise<void>;
  /** Does it now, as there is something to do; not before the start, nor after the stop. */
  wake(): void;
  /** Does it no more; resolves when what is being done is done, or has given up as it was told to. */
  stop(): Promise<void>;
};

export type RepeatedJobOptions = {
  readonly everyMs: number;
  /** What takes long ends early once the signal is aborted: nobody waits for it any more. */
  readonly run: (signal: AbortSignal) => Promise<unknown>;
  /** Whether the server is ready only when it has been done once. */
  readonly isDoneFirst?: boolean;
  /** Told of a failure; the next time comes all the same. */
  readonly onError: (error: unknown) => void;
};

/** A job that is done from time to time. */
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
