import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';

/** The parts of a thread; each speaks with the server over a channel of its own. */
export type ThreadPorts = { readonly pages: MessagePort; readonly searches: MessagePort };

/** The server reads the status of an error by its name. */
class ThreadEnded extends Error {
  readonly statusCode = 503;
}

/** A thread that is running. */
export type WorkerThread = {
  readonly ports: ThreadPorts;
  /** Keeps the process from ending, until the returned function is called. */
  hold(): () => void;
  terminate(): Promise<unknown>;
};

/** One part of a running thread, as the server sees it. */
export type ThreadPart = {
  /** Number of its unfinished jobs. */
  readonly jobCount: () => number;
  /** Called once when the thread has ended, for whatever reason. */
  readonly end: (error: Error) => void;
};

/** Threads of one program beside the one that takes requests. */
export type WorkerThreads = {
  readonly count: number;
  /**
   * Opens a part of every thread, also of later ones. The returned function gives the part of the thread
   * with the fewest jobs, and starts threads that are not running. It gives undefined for a while after
   * none could start.
   */
  part<Part extends ThreadPart>(open: (thread: WorkerThread) => Part): () => Part | undefined;
  /** Starts the threads that are not running. */
  start(): void;
  close(): Promise<void>;
};

/** For machines without cores for threads. */
export const NO_THREADS: WorkerThreads = {
  count: 0,
  part: () => () => undefined,
  start: () => undefined,
  close: async () => undefined,
};

/** How long a program that cannot start rests, so that it is not tried again with every request. */
const REST_MS = 10_000;

/** Message of a thread once its parts listen. */
export const READY = 'ready';

type Running = { readonly thread: WorkerThread; readonly parts: ThreadPart[] };

const jobCount = ({ parts }: Running) => parts.reduce((sum, part) => sum + part.jobCount(), 0);

/** Counts who keeps a thread, and with it the process, from ending. */
function holder(worker: Worker): WorkerThread['hold'] {
  let holdCount = 0;
  worker.unref();
  return () => {
    holdCount += 1;
    if (holdCount === 1) worker.ref();
    return () => {
      holdCount -= 1;
      if (holdCount === 0) worker.unref();
    };
  };
}

/**
 * Starts threads as they are needed, and again when they have ended.
 *
 * @param onFailure called with the reason when a thread has ended unasked
 */
export function workerThreads(
  program: URL,
  count: number,
  onFailure: (error: Error) => void = () => undefined,
): WorkerThreads {
  const openers: ((thread: WorkerThread) => ThreadPart)[] = [];
  const running: (Running | undefined)[] = Array.from({ length: count });
  const restsUntilMs: number[] = Array.from({ length: count }, () => 0);
  let isClosed = false;

  function startAt(at: number): Running {
    const [pages, searches] = [new MessageChannel(), new MessageChannel()];
    const ports = { pages: pages.port2, searches: searches.port2 };
    const worker = new Worker(program, {
      workerData: { ports },
      transferList: Object.values(ports),
    });
    const thread: WorkerThread = {
      ports: { pages: pages.port1, searches: searches.port1 },
      hold: holder(worker),
      terminate: () => worker.terminate(),
    };
    const runningThread = { thread, parts: openers.map((open) => open(thread)) };
    for (const port of Object.values(thread.ports)) port.unref();
    let isReady = false;
    worker.on('message', (message) => {
      isReady ||= message === READY;
    });
    const end = (error: Error) => {
      if (running[at] !== runningThread) return;
      running[at] = undefined;
      if (!isReady) restsUntilMs[at] = performance.now() + REST_MS;
      for (const part of runningThread.parts) part.end(error);
      if (!isClosed) onFailure(error);
    };
    worker.on('error', (cause) => end(new ThreadEnded('A worker thread failed', { cause })));
    worker.on('exit', () => end(new ThreadEnded('A worker thread ended')));
    running[at] = runningThread;
    return runningThread;
  }

  const runningAt = (at: number) =>
    running[at] ?? (performance.now() < (restsUntilMs[at] ?? 0) ? undefined : startAt(at));

  return {
    count,
    part<Part extends ThreadPart>(open: (thread: WorkerThread) => Part) {
      const place = openers.push(open) - 1;
      for (const each of running) if (each) each.parts[place] = open(each.thread);
      return () => {
        const all = [...running.keys()].flatMap((at) => runningAt(at) ?? []);
        const [idlest] = all.toSorted((one, other) => jobCount(one) - jobCount(other));
        // The part at this place was made by this `open`.
        return idlest?.parts[place] as Part | undefined;
      };
    },
    start() {
      for (const at of running.keys()) runningAt(at);
    },
    async close() {
      isClosed = true;
      await Promise.all(running.map((each) => each?.thread.terminate()));
    },
  };
}
