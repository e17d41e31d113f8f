import { AsyncLocalStorage } from 'node:async_hooks';
import { RefusedRequest } from '#src/contract/problem.ts';
import { clientNetwork } from './client-network.ts';
import { fairQueue } from './fair-queue.ts';
import type { ReadLimit } from './read-limit.ts';

/** A request may take this long from its first turn in the queue on. */
export const DEADLINE_MS = 2000;
/** What a turn may take before others go first. */
const TURN_MS = 8;
/** Requests of one client that may wait for their turn. */
const WAITING_LIMIT = 100;

/** The answering of one request. */
export type RequestWork = {
  /** Aborts when the client is gone or the time is up. */
  readonly signal: AbortSignal;
  /** The network address of the client. */
  readonly address: string;
  /** Lets the requests of other clients go first, once this one has had the thread for its turn. */
  pause(): Promise<void>;
  /** Counts what the request takes elsewhere, as in another process. */
  charge(ms: number): void;
  /** The same work with another signal to end it. */
  detached(signal: AbortSignal): RequestWork;
};

const current = new AsyncLocalStorage<RequestWork>();

/** The request that is being answered; undefined outside of any, as at the start of the server. */
export function currentWork(): RequestWork | undefined {
  return current.getStore();
}

/**
 * To be awaited between the parts of a long computation: lets the requests of others go first.
 *
 * @throws what the request is ended with, when its client is gone or its time is up
 */
export async function pauseWork(): Promise<void> {
  await current.getStore()?.pause();
}

/**
 * Does work for several requests: it takes turns as the request it is begun in, and ends with a signal
 * of its own.
 */
export async function detachedWork<Value>(
  signal: AbortSignal,
  work: () => Promise<Value>,
): Promise<Value> {
  const begun = current.getStore();
  return begun ? await current.run(begun.detached(signal), work) : await work();
}

const tooSlow = (deadlineMs: number) =>
  new RefusedRequest(503, [
    {
      param: 'request',
      msg: `takes longer than ${deadlineMs / 1000} seconds here; ask for less, or again in a moment`,
    },
  ]);

const tooMany = (seconds: number) =>
  new RefusedRequest(
    429,
    [{ param: 'request', msg: `asks for too much at once; please wait ${seconds} s` }],
    seconds,
  );

/** What this thread has computed so far: a busy machine must not make requests dearer. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Who asks, and how to notice that they have gone. */
export type Client = {
  readonly address: string;
  /** Calls back once when the client closes the connection before it is answered. */
  readonly onGone: (run: () => void) => void;
};

export type WorkSchedule = {
  /**
   * Does the work of a request when its turn comes.
   *
   * @throws RefusedRequest 429 when the client asks for too much, 503 when the work takes too long
   */
  run<Value>(client: Client, work: () => Promise<Value>): Promise<Value>;
};

/**
 * Shares the main thread among the clients. One request has the thread at a time, whose turn is next
 * goes round the clients, and between two turns the server takes in what has arrived. So a client that
 * sends its dearest requests without pause holds up another by one turn.
 */
export function workSchedule(limit: ReadLimit, deadlineMs = DEADLINE_MS): WorkSchedule {
  const now = () => performance.now();
  const turns = fairQueue();

  /** Waits for the thread. The turn lasts until the event loop comes round. */
  async function takeTurn(address: string, signal?: AbortSignal): Promise<number> {
    const release = await turns.take(clientNetwork(address), signal);
    const before = threadMs();
    setImmediate(() => {
      limit.charge(address, threadMs() - before);
      release();
    });
    return now();
  }

  function begin({ address, onGone }: Client, firstTurnMs: number) {
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(tooSlow(deadlineMs)), deadlineMs).unref();
    onGone(() => ended.abort(new Error('the client is gone')));
    let turnStartedMs = firstTurnMs;
    const workUntil = (signal: AbortSignal): RequestWork => ({
      signal,
      address,
      async pause() {
        if (now() - turnStartedMs > TURN_MS) turnStartedMs = await takeTurn(address, signal);
        signal.throwIfAborted();
      },
      charge: (ms) => limit.charge(address, ms),
      detached: workUntil,
    });
    return { work: workUntil(ended.signal), end: () => clearTimeout(timer) };
  }

  return {
    async run(client, work) {
      const { address } = client;
      const waitSeconds = await limit.waitSeconds(address);
      if (waitSeconds > 0) throw tooMany(waitSeconds);
      if (turns.waiting(clientNetwork(address)) >= WAITING_LIMIT) throw tooMany(1);
      const begun = begin(client, await takeTurn(address));
      try {
        return await current.run(begun.work, work);
      } finally {
        begun.end();
      }
    },
  };
}
