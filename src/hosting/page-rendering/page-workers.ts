import { clientNetwork } from '#src/server/scheduling/client-network.ts';
import { fairQueue } from '#src/server/scheduling/fair-queue.ts';
import {
  currentWork,
  offThread,
  type RequestWork,
  tooManyRequests,
  turnsForCallbacks,
  WAITING_LIMIT,
} from '#src/server/scheduling/request-work.ts';
import type { WorkerThreads } from '#src/server/scheduling/worker-threads.ts';
import type { RenderedPage } from '../page-cache.ts';
import { errorOf } from './failures.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { HostedPageServer, PageProgram } from './messages.ts';
import { type PageThread, pageThread, type ThreadJob, type ThreadReply } from './page-thread.ts';

/** A page waits for the server several times; meanwhile its thread renders others. */
const JOBS_PER_THREAD = 4;
/** The client name under which the server's own pages, such as those of its start, take their turn. */
const SERVER = 'server';

/** The server, which answers a page in turns with the other requests. */
function inTurns(server: HostedPageServer): HostedPageServer {
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
  // A buffer is received as the plain array that underlies it.
  return { ...page, body: Buffer.from(body.buffer, body.byteOffset, body.byteLength) };
}

/** The server reads the status of an error by its name. */
class NoThread extends Error {
  readonly statusCode = 503;
}

/**
 * Has threads render pages, so that the one which answers requests has time for others. The calls of a page
 * to the server are answered in turns of the request that waits for it; clients take turns for the threads.
 *
 * @param hangMs how long a page may take before its thread is ended
 */
export function pageWorkers(
  program: PageProgram,
  threads: WorkerThreads,
  hangMs?: number,
): PageRenderer {
  const queue = fairQueue(threads.count * JOBS_PER_THREAD);
  const idlest = threads.part((thread) => pageThread(thread, program, hangMs));

  async function renderOn(thread: PageThread | undefined, job: ThreadJob): Promise<ThreadReply> {
    if (!thread) throw new NoThread('No thread is available to render pages at the moment.');
    return await thread.render(job);
  }

  async function renderIn(url: string, server: HostedPageServer): Promise<ThreadReply> {
    const work = currentWork();
    const client = work ? clientNetwork(work.address) : SERVER;
    if (queue.waiting(client) >= WAITING_LIMIT) throw tooManyRequests(1);
    const release = await queue.take(client, work?.signal);
    // A thread stays busy with a page until it is done, even if nobody waits for it.
    const rendering = renderOn(idlest(), { url, client, server }).finally(release);
    const rendered = await unlessEnded(rendering, work);
    work?.charge(rendered.reply.cpuMs);
    return rendered;
  }

  return {
    threadCount: threads.count,
    async render(url, server) {
      const serverInTurns = inTurns(server);
      return pageOf(await offThread(() => renderIn(url, serverInTurns)));
    },
  };
}
