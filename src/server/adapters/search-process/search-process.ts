import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { clientNetwork } from '#src/server/scheduling/client-network.ts';
import { fairQueue } from '#src/server/scheduling/fair-queue.ts';
import { currentWork, type RequestWork } from '#src/server/scheduling/request-work.ts';
import {
  type Question,
  type SupervisorReply,
  type SupervisorRequest,
  type SearchProcessReply,
  tableOf,
} from './messages.ts';
import type { SlowSearches } from './slow-searches.ts';

const PROGRAM = fileURLToPath(new URL('./supervisor-main.ts', import.meta.url));

/** Time to start a process again; charged to the client whose question ended it. */
const RESTART_MS = 300;

/** The client name under which the server's own questions, such as nightly jobs, take their turn. */
const SERVER = 'server';

function start(file: string): ChildProcess {
  const child = fork(PROGRAM, [file], {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Neither keeps the server from ending when it has nothing else to do.
  child.unref();
  child.channel?.unref();
  return child;
}

/** The server answers with this status: the next question has another process. */
class SearchProcessEnded extends Error {
  readonly statusCode = 503;

  constructor(cause?: Error) {
    super('The search process ended.', { cause });
  }
}

let questionCount = 0;

/**
 * The answer to a question; rejects when the process ends first, or when the signal aborts, which ends
 * the process.
 */
function settleReply(
  supervisor: ChildProcess,
  question: Question,
  signal?: AbortSignal,
): Promise<SearchProcessReply> {
  questionCount += 1;
  const id = questionCount;
  const send = (request: SupervisorRequest) => supervisor.send(request);
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      supervisor.off('message', onReply).off('exit', onExit).off('error', onError);
      supervisor.channel?.unref();
      signal?.removeEventListener('abort', onAbort);
      finish();
    };
    const onReply = (reply: SupervisorReply) => {
      if (reply.id === id) settle(() => resolve(reply.reply));
    };
    const onExit = () => settle(() => reject(new SearchProcessEnded()));
    // The process cannot start, or takes no question: it may have ended without its exit being known yet.
    const onError = (error: Error) => settle(() => reject(new SearchProcessEnded(error)));
    const onAbort = () => {
      send({ kind: 'stop', id });
      settle(() => reject(signal?.reason));
    };
    supervisor.on('message', onReply).on('exit', onExit).on('error', onError);
    signal?.addEventListener('abort', onAbort, { once: true });
    supervisor.channel?.ref();
    send({ kind: 'ask', id, question });
  });
}

/**
 * Slow searches of a database file in a process of its own, so that they hold up nobody here. A small
 * supervisor starts it with the first search or before. One search runs at a time, in turns of the clients.
 * A search whose client has gone or whose time is up is ended with its process, as nothing else ends a
 * query of SQLite.
 */
export function searchProcess(file: string): SlowSearches & { warm(): void } {
  const turns = fairQueue();
  let supervisor: ChildProcess | undefined;

  function startSupervisor(): ChildProcess {
    const child = start(file);
    const forget = () => {
      if (supervisor === child) supervisor = undefined;
    };
    // A process that cannot start has an error and no exit.
    child.once('exit', forget).on('error', forget);
    return child;
  }

  /** Starts both processes before the first question, which would have to wait for them. */
  function warm(): void {
    supervisor ??= startSupervisor();
  }

  /** The supervisor ends with its processes when it is disconnected. */
  function close(): void {
    if (supervisor?.connected) supervisor.disconnect();
    supervisor = undefined;
  }

  function ask(question: Question): Promise<SearchProcessReply> {
    const work = currentWork();
    return work ? work.offThread(() => answerOf(question, work)) : answerOf(question);
  }

  async function answerOf(question: Question, work?: RequestWork): Promise<SearchProcessReply> {
    const release = await turns.take(work ? clientNetwork(work.address) : SERVER, work?.signal);
    const startedMs = performance.now();
    try {
      supervisor ??= startSupervisor();
      const answer = await settleReply(supervisor, question, work?.signal);
      if (answer.kind === 'failed') throw new Error(`The search process failed: ${answer.reason}`);
      if (answer.kind === 'ended') throw new SearchProcessEnded();
      return answer;
    } catch (error) {
      work?.charge(RESTART_MS);
      throw error;
    } finally {
      work?.charge(performance.now() - startedMs);
      release();
    }
  }

  const unexpectedReply = ({ kind }: SearchProcessReply) =>
    new Error(`The search process returned an unexpected ${kind}.`);

  return {
    async search(search) {
      const answer = await ask({ kind: 'search', search });
      if (answer.kind === 'search') return answer.result;
      throw unexpectedReply(answer);
    },
    async facts(request) {
      const answer = await ask({ kind: 'facts', request });
      if (answer.kind === 'facts') return tableOf(answer.columns);
      throw unexpectedReply(answer);
    },
    async matchingIds(query, span) {
      const answer = await ask({ kind: 'ids', query, span });
      if (answer.kind === 'ids') return answer.ids;
      throw unexpectedReply(answer);
    },
    warm,
    close,
  };
}
