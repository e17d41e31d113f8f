import { AsyncLocalStorage } from 'node:async_hooks';
import { RefusedRequest } from '#src/contract/problem.ts';
import { clientNetwork } from './client-network.ts';
import { eventLoopRound } from './event-loop-round.ts';
import { fairQueue } from './fair-queue.ts';
import type { ReadLimit } from './rate-limit.ts';

/** How long a turn may last before others go first. */
const TURN_MS = 8;
/** How long short turns share a round of the event loop, since each round has a cost of its own. */
const ROUND_MS = 4;
/** Requests of one client that may wait for their turn. */
export const WAITING_LIMIT = 100;

/** The answering of one request. */
export type RequestWork = {
  /** Aborts when the client is gone or the time is up. */
  readonly signal: AbortSignal;
  /** The network address of the client. */
  readonly address: string;
  /** Lets the requests of other clients go first, once this one has had the thread for its turn. */
  pause(): Promise<void>;
  /** Waits for work done elsewhere, as in another process, and leaves the thread to others. */
  offThread<Value>(wait: () => Promise<Value>): Promise<Value>;
  /** Counts the time that the request takes elsewhere. */
  charge(ms: number): void;
  /** Does work in turns of its own, ended by a signal of its own. */
  detached<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value>;
};

const current = new AsyncLocalStorage<RequestWork>();

/** The request that is being answered; undefined outside of any, as at the start of the server. */
export function currentWork(): RequestWork | undefined {
  return current.getStore();
}

/**
 * To be awaited between the parts of a long computation: lets the requests of others go first.
 *
 * @throws the reason why the request is ended, when its client is gone or its time is up
 */
export async function pauseWork(): Promise<void> {
  await current.getStore()?.pause();
}

/** Waits for work done elsewhere, as on other threads, and leaves this one to others. */
export async function offThread<Value>(wait: () => Promise<Value>): Promise<Value> {
  const work = current.getStore();
  return work ? await work.offThread(wait) : await wait();
}

/**
 * For work elsewhere that calls back while a request waits for it: does the work of the callbacks in turns
 * of its own, as part of the request that is being answered now.
 */
export function turnsForCallbacks(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const request = current.getStore();
  return (work) => (request ? request.detached(request.signal, work) : work());
}

const tooSlow = (deadlineMs: number) =>
  new RefusedRequest(503, [
    {
      param: 'request',
      msg: `takes longer than ${deadlineMs / 1000} seconds; ask for less, or try again in a moment`,
    },
  ]);

export const tooManyRequests = (seconds: number) =>
  new RefusedRequest(
    429,
    [{ param: 'request', msg: `asks for too much at once; please wait ${seconds} s` }],
    seconds,
  );

/** Processor time of this thread so far: a busy machine must not make requests dearer. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The client of a request, and how to notice that it has disconnected. */
export type Client = {
  readonly address: string;
  /** Calls back once when the client closes the connection before it is answered. */
  readonly onGone: (run: () => void) => void;
};

/** The use of the thread for a while. */
type Turn = { readonly startedMs: number; isEnded: boolean; readonly end: () => void };

/** The turns of one piece of work, shared by the parts of it that run side by side. */
type OwnTurns = {
  take(signal: AbortSignal): Promise<void>;
  end(): void;
  /** Leaves the thread to others while a part waits. */
  offThread<Value>(wait: () => Promise<Value>, signal: AbortSignal): Promise<Value>;
  /** Ends the turn, and any that a part of the work would take after it. */
  close(): void;
  /** Whether the turn has lasted long enough. */
  isOver(): boolean;
};

type OwnWork = { readonly work: RequestWork; readonly own: OwnTurns };

export type WorkOptions = {
  /** How long the work may take, its waiting included; by default the usual deadline. */
  readonly deadlineMs?: number;
  /**
   * Keeps the turn until the work is done, pauses or waits for work elsewhere: for work that computes over
   * many rounds of the event loop. Without it a turn lasts one round at most.
   */
  readonly keepsTurn?: boolean;
};

export type WorkSchedule = {
  /**
   * Does the work of a request when its turn comes.
   *
   * @throws RefusedRequest 429 when the client asks for too much, 503 when the work takes too long
   */
  run<Value>(client: Client, work: () => Promise<Value>, options?: WorkOptions): Promise<Value>;
};

/**
 * Shares the main thread among the clients. One request has the thread at a time, turns go round the
 * clients, and every few milliseconds the server takes in arrived requests. So a client that sends its
 * dearest requests without pause delays another by one turn.
 *
 * @param usualDeadlineMs how long a request may take, its waiting in the queue included
 */
export function workSchedule(limit: ReadLimit, usualDeadlineMs: number): WorkSchedule {
  const now = () => performance.now();
  const turns = fairQueue();
  const round = eventLoopRound(ROUND_MS);

  /** Waits for the thread. */
  async function takeTurn(
    address: string,
    signal: AbortSignal,
    options: { isBegun: boolean },
  ): Promise<Turn> {
    const release = await turns.take(clientNetwork(address), signal, options);
    round.begin();
    const usedBeforeMs = threadMs();
    const turn: Turn = {
      startedMs: now(),
      isEnded: false,
      end() {
        if (turn.isEnded) return;
        turn.isEnded = true;
        limit.charge(address, threadMs() - usedBeforeMs);
        if (round.isOver()) setImmediate(release);
        else release();
      },
    };
    return turn;
  }

  function turnsOf(address: string, keepsTurn: boolean): OwnTurns {
    let turn: Turn | undefined;
    let taking: Promise<void> | undefined;
    let [isBegun, isClosed] = [false, false];
    let waitingParts = 0;
    const takeNext = async (signal: AbortSignal) => {
      turn = await takeTurn(address, signal, { isBegun });
      isBegun = true;
      // A part may outlive the answer, and nobody would end its turn.
      if (isClosed) turn.end();
      // The work that a part waits for may need a turn itself.
      else if (!keepsTurn || waitingParts > 0) setImmediate(turn.end);
    };
    const take = async (signal: AbortSignal) => {
      if (turn && !turn.isEnded) return;
      taking ??= takeNext(signal).finally(() => {
        taking = undefined;
      });
      await taking;
    };
    const end = () => {
      turn?.end();
      turn = undefined;
    };
    return {
      take,
      end,
      async offThread(wait, signal) {
        end();
        waitingParts += 1;
        const value = await wait().finally(() => {
          waitingParts -= 1;
        });
        await take(signal);
        return value;
      },
      close() {
        isClosed = true;
        end();
      },
      isOver: () => turn !== undefined && now() - turn.startedMs > TURN_MS,
    };
  }

  function workOf(address: string, keepsTurn: boolean, signal: AbortSignal): OwnWork {
    const own = turnsOf(address, keepsTurn);
    const work: RequestWork = {
      signal,
      address,
      async pause() {
        if (own.isOver()) {
          own.end();
          await own.take(signal);
        }
        signal.throwIfAborted();
      },
      offThread: (wait) => own.offThread(wait, signal),
      charge: (ms) => limit.charge(address, ms),
      detached: (other, run) => inTurns(workOf(address, keepsTurn, other), run),
    };
    return { work, own };
  }

  async function inTurns<Value>({ work, own }: OwnWork, run: () => Promise<Value>): Promise<Value> {
    await own.take(work.signal);
    try {
      return await current.run(work, run);
    } finally {
      own.close();
    }
  }

  return {
    async run({ address, onGone }, run, { keepsTurn = false, deadlineMs = usualDeadlineMs } = {}) {
      const waitSeconds = await limit.waitSeconds(address);
      if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
      if (turns.waiting(clientNetwork(address)) >= WAITING_LIMIT) throw tooManyRequests(1);
      const endController = new AbortController();
      const timer = setTimeout(() => endController.abort(tooSlow(deadlineMs)), deadlineMs).unref();
      onGone(() => endController.abort(new Error('the client is gone')));
      try {
        return await inTurns(workOf(address, keepsTurn, endController.signal), run);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
