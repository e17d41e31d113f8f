import type { PageServer } from '#src/page-data/page-locals.ts';
import { clientNetwork } from '#src/server/scheduling/client-network.ts';
import { fairQueue } from '#src/server/scheduling/fair-queue.ts';
import {
  currentWork,
  elsewhere,
  type RequestWork,
  tooManyRequests,
  turnsForCallbacks,
  WAITING_LIMIT,
} from '#src/server/scheduling/request-work.ts';
import type { RenderedPage } from '../page-cache.ts';
import { errorOf } from './failures.ts';
import type { PageRenderer } from './page-renderer.ts';
import {
  type PageProgram,
  type PageThread,
  startPageThread,
  type ThreadReply,
} from './page-thread.ts';

/** A page waits for the server several times; meanwhile its thread renders others. */
const JOBS_PER_THREAD = 4;
/** Whose turn a page of the server itself takes, such as those that are rendered at its start. */
const SERVER = 'server';

/** The server, which answers a page in turns with the other requests. */
function inTurns(server: PageServer): PageServer {
  const inTurn = turnsForCallbacks();
  return {
    ...server,
    transport: (call, input) => inTurn(() => server.transport(call, input)),
    removedListing: (key) => inTurn(() => server.removedListing(key)),
    staleSince: () => inTurn(server.staleSince),
  };
}

/** A promise, unless the request is ended first: its client gone, or its time up. */
async function unlessEnded<Value>(promise: Promise<Value>, work: RequestWork | undefined) {
  if (!work) return await promise;
  const { signal } = work;
  return await new Promise<Value>((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function pageOf({ reply, errors }: ThreadReply): RenderedPage | undefined {
  if (reply.kind === 'none') return undefined;
  if (reply.kind === 'failed') throw errorOf(reply.failure, errors);
  const { body, ...page } = reply.page;
  // A buffer comes over as the plain array it is made on.
  return { ...page, body: Buffer.from(body.buffer, body.byteOffset, body.byteLength) };
}

/**
 * Threads that render pages, so that the thread which answers requests has time for others. What a page
 * asks the server is answered in turns of the request that waits for it. A thread that ends is started
 * again with the next page; clients take turns for them.
 */
export function pageWorkers(program: PageProgram, threadCount: number): PageRenderer {
  const queue = fairQueue(threadCount * JOBS_PER_THREAD);
  const threads: (PageThread | undefined)[] = Array.from({ length: threadCount });

  function threadAt(at: number): PageThread {
    const thread = startPageThread(program, () => {
      if (threads[at] === thread) threads[at] = undefined;
    });
    threads[at] = thread;
    return thread;
  }

  /** The one with the fewest pages. */
  function idlestThread(): PageThread {
    const jobCounts = threads.map((thread) => thread?.jobCount() ?? 0);
    const at = jobCounts.indexOf(Math.min(...jobCounts));
    return threads[at] ?? threadAt(at);
  }

  async function renderIn(url: string, server: PageServer): Promise<ThreadReply> {
    const work = currentWork();
    const client = work ? clientNetwork(work.address) : SERVER;
    if (queue.waiting(client) >= WAITING_LIMIT) throw tooManyRequests(1);
    const release = await queue.take(client, work?.signal);
    // A thread is at a page until it is done with it, whoever has stopped waiting.
    const rendering = idlestThread().render({ url, server }).finally(release);
    const rendered = await unlessEnded(rendering, work);
    work?.charge(rendered.reply.cpuMs);
    return rendered;
  }

  for (const at of threads.keys()) threadAt(at);
  return {
    threadCount,
    async render(url, server) {
      const serverInTurns = inTurns(server);
      return pageOf(await elsewhere(() => renderIn(url, serverInTurns)));
    },
    async close() {
      await Promise.all(threads.map((thread) => thread?.close()));
    },
  };
}
