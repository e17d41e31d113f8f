import type { MessagePort } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import { localsOf, type PageServer } from '#src/page-data/page-locals.ts';
import type { PartialTransport } from '#src/server/http/workers/transport-of-thread.ts';
import { callsOverPort } from '#src/server/scheduling/port-calls.ts';
import { offThread } from '#src/server/scheduling/request-work.ts';
import type { ThreadSchedule } from '#src/server/scheduling/thread-schedule.ts';
import type { RenderedPage } from '../page-cache.ts';
import { readPage } from './read-page.ts';
import { failureOf, ServerFailure } from './failures.ts';
import type {
  PageJob,
  PageProgram,
  ServerFunctions,
  ServerReply,
  WorkerFunctions,
} from './messages.ts';

/** The module built from `render-entry.ts`. */
type RenderEntry = Pick<typeof import('../render-entry.ts'), 'render'>;

type PageRendering = {
  readonly schedule: ThreadSchedule;
  /** Answers some calls of pages on this thread. */
  readonly transport: PartialTransport;
};

/** Waits for the server, and leaves the thread to others meanwhile. */
async function replied<Value>(ask: () => Promise<ServerReply<Value>>): Promise<Value> {
  const reply = await offThread(ask);
  if (reply.kind === 'failed') throw new ServerFailure(reply.failureId, reply.name);
  return reply.value;
}

/** The outcome of a page that has not failed. */
type PageOutcome =
  { readonly kind: 'page'; readonly page: RenderedPage } | { readonly kind: 'none' };

type Server = BirpcReturn<ServerFunctions, WorkerFunctions>;

/** The server, as seen by the page of a job. */
function serverOf(
  { id, client: _, url: __, context, ...facts }: PageJob,
  { transport }: PageRendering,
  server: Server,
): PageServer {
  return {
    ...facts,
    transport: async ({ method, path }, { params, query, body }) => {
      const call = { method, path };
      const input = { params, query, body } as object;
      const outcome = await transport(call, input, context);
      return outcome ?? (await replied(() => server.call(id, call, input)));
    },
    removedListing: (key) => replied(() => server.removedListing(id, key)),
    staleSince: () => replied(() => server.staleSince(id)),
    citiesNamed: (citySlug) => replied(() => server.citiesNamed(id, citySlug)),
    logFailure: (error) => void server.logFailure.asEvent(id, failureOf(error)),
  };
}

/** The part of a worker thread that renders pages, and asks the server for data it lacks. */
export function renderPages(port: MessagePort, rendering: PageRendering): void {
  const { schedule } = rendering;
  let program: PageProgram | undefined;
  let loading: Promise<RenderEntry> | undefined;

  async function renderJob(job: PageJob): Promise<PageOutcome> {
    if (!program || !loading) throw new Error('The pages have not been loaded.');
    const { render } = await loading;
    const response = await render(new Request(job.url), localsOf(serverOf(job, rendering, server)));
    return response ? { kind: 'page', page: await readPage(response, program) } : { kind: 'none' };
  }

  const server: Server = createBirpc<ServerFunctions, WorkerFunctions>(
    {
      open(newProgram) {
        program = newProgram;
        loading = import(newProgram.entry) as Promise<RenderEntry>;
      },
      async render(job) {
        const cpuMs = () => schedule.takeCharge(job.client);
        try {
          const client = { address: job.client, onGone: () => undefined };
          const outcome = await schedule.run(client, () => renderJob(job), { keepsTurn: true });
          return { ...outcome, cpuMs: cpuMs() };
        } catch (error) {
          return { kind: 'failed', failure: failureOf(error), cpuMs: cpuMs() };
        }
      },
    },
    callsOverPort(port),
  );
}
