import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { clientNetwork } from '#src/server/scheduling/client-network.ts';
import { fairQueue } from '#src/server/scheduling/fair-queue.ts';
import { currentWork, type RequestWork } from '#src/server/scheduling/request-work.ts';
import { type SearchProcessReply, type Question, tableOf } from './messages.ts';
import type { SlowSearches } from './slow-searches.ts';

const PROGRAM = fileURLToPath(new URL('./process-main.ts', import.meta.url));

/** What starting the process anew takes; counted for the client whose question ended it. */
const RESTART_MS = 300;

/** Whose turn a question of the server itself takes, such as one of its nightly work. */
const SERVER = 'server';

function start(file: string): ChildProcess {
  const child = fork(PROGRAM, [file], {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Neither keeps a server that is done with everything else from ending.
  child.unref();
  child.channel?.unref();
  return child;
}

/** The answer of the process to a question; rejects when it ends first or the signal aborts. */
function settleReply(
  child: ChildProcess,
  question: Question,
  signal?: AbortSignal,
): Promise<SearchProcessReply> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      child.off('message', onAnswer).off('exit', onExit).off('error', onError);
      child.channel?.unref();
      signal?.removeEventListener('abort', onAbort);
      finish();
    };
    const onAnswer = (answer: SearchProcessReply) => settle(() => resolve(answer));
    const onExit = () => settle(() => reject(new Error('The search process ended.')));
    const onError = (error: Error) => settle(() => reject(error));
    const onAbort = () => settle(() => reject(signal?.reason));
    child.on('message', onAnswer).on('exit', onExit).on('error', onError);
    signal?.addEventListener('abort', onAbort, { once: true });
    child.channel?.ref();
    child.send(question);
  });
}

/**
 * Slow searches of a database file in a process of its own, started with the first of them, so that
 * they hold up nobody here. One is done at a time, in turns of the clients; one whose client has gone
 * or whose time is up is ended with its process, as nothing else ends a query of SQLite.
 */
export function searchProcess(file: string): SlowSearches {
  const turns = fairQueue();
  let child: ChildProcess | undefined;

  function stop(): void {
    child?.kill('SIGKILL');
    child = undefined;
  }

  function ask(question: Question): Promise<SearchProcessReply> {
    const work = currentWork();
    return work ? work.elsewhere(() => answerOf(question, work)) : answerOf(question);
  }

  async function answerOf(question: Question, work?: RequestWork): Promise<SearchProcessReply> {
    const release = await turns.take(work ? clientNetwork(work.address) : SERVER, work?.signal);
    const startedMs = performance.now();
    try {
      child ??= start(file);
      const answer = await settleReply(child, question, work?.signal);
      if (answer.kind === 'failed') throw new Error(`The search process failed: ${answer.reason}`);
      return answer;
    } catch (error) {
      stop();
      work?.charge(RESTART_MS);
      throw error;
    } finally {
      work?.charge(performance.now() - startedMs);
      release();
    }
  }

  const unexpectedReply = ({ kind }: SearchProcessReply) =>
    new Error(`The search process answered with ${kind}.`);

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
    close: stop,
  };
}
