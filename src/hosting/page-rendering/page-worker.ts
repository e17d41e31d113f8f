import { parentPort, workerData } from 'node:worker_threads';
import '#src/contract/jitless.ts';
import { createBirpc } from 'birpc';
import * as z from 'zod/mini';
import { localsOf, type PageServer } from '#src/page-data/page-locals.ts';
import { readPage } from './read-page.ts';
import { failureOf, ServerFailure } from './failures.ts';
import type {
  JobReply,
  PageJob,
  ServerFunctions,
  ServerReply,
  WorkerFunctions,
} from './messages.ts';

// The program of a worker thread, which renders pages and asks the server for what they show.

const Data = z.object({
  entry: z.string(),
  scriptImports: z.record(z.string(), z.array(z.string())),
  styleSheets: z.record(z.string(), z.string()),
});

/** What the build makes of `render-entry.ts`. */
type RenderEntry = typeof import('../render-entry.ts');

const port = parentPort;
if (!port) throw new Error('This program is started by page-workers.ts, as a worker thread.');
const { entry, ...assets } = Data.parse(workerData);
const { render } = (await import(entry)) as { render: RenderEntry['render'] };

function replyValue<Value>(reply: ServerReply<Value>): Value {
  if (reply.kind === 'failed') throw new ServerFailure(reply.failureId, reply.name);
  return reply.value;
}

/** The server, as the page of a job asks it. */
function serverOf({ id, today, hasSold, countsViews, mayHaveSession }: PageJob): PageServer {
  return {
    today,
    hasSold,
    countsViews,
    mayHaveSession,
    transport: async ({ method, path }, { params, query, body }) =>
      replyValue(await server.call(id, { method, path }, { params, query, body } as object)),
    removedListing: async (key) => replyValue(await server.removedListing(id, key)),
    staleSince: async () => replyValue(await server.staleSince(id)),
    citiesNamed: async (citySlug) => replyValue(await server.citiesNamed(id, citySlug)),
    logFailure: (error) => void server.logFailure.asEvent(id, failureOf(error)),
  };
}

let chargedMs = 0;

/** What this thread has computed since it was last asked. */
function newCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  const usedMs = (user + system) / 1000;
  const newMs = usedMs - chargedMs;
  chargedMs = usedMs;
  return newMs;
}

async function renderJob(job: PageJob): Promise<JobReply> {
  try {
    const response = await render(new Request(job.url), localsOf(serverOf(job)));
    if (!response) return { kind: 'none', cpuMs: newCpuMs() };
    const page = await readPage(response, assets);
    return { kind: 'page', page, cpuMs: newCpuMs() };
  } catch (error) {
    return { kind: 'failed', failure: failureOf(error), cpuMs: newCpuMs() };
  }
}

const server = createBirpc<ServerFunctions, WorkerFunctions>(
  { render: renderJob },
  {
    post: (message) => port.postMessage(message),
    on: (listener) => port.on('message', listener),
    // The server ends what takes too long.
    timeout: -1,
  },
);
