import type { CallOutcome } from '#src/contract/call-outcome.ts';
import type { CallInput, ClientCall } from '#src/contract/client-call.ts';
import type { PageServer } from '#src/page-data/page-locals.ts';
import type { CallContext } from '#src/server/http/workers/transport-of-thread.ts';
import type { RenderedPage } from '../page-cache.ts';
import type { RenderFailure } from './failures.ts';
import type { BuiltAssets } from './read-page.ts';

/** The program and files for rendering pages. */
export type PageProgram = BuiltAssets & {
  /** The address of the built module, a `file:` URL. */
  readonly entry: string;
};

/** The calls of a page to the server, with the data by which other threads can answer some of them. */
export type HostedPageServer = PageServer & { readonly context: CallContext };

/** A page to render, and the facts about its viewer that it gets without asking. */
export type PageJob = Pick<
  HostedPageServer,
  'today' | 'hasSold' | 'countsViews' | 'mayHaveSession' | 'context'
> & {
  readonly id: number;
  readonly url: string;
  /** The client's network; clients with many pages take turns. */
  readonly client: string;
};

/** The outcome of a job, and the milliseconds of the thread that its client used since its last one. */
export type JobReply = { readonly cpuMs: number } & (
  | { readonly kind: 'page'; readonly page: RenderedPage }
  /** There is no page at the address. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly failure: RenderFailure }
);

/** The server's answer to a page; an error stays with the server, under a number. */
export type ServerReply<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failureId: number; readonly name: string };

type Replying<Ask extends (...input: never[]) => Promise<unknown>> = (
  jobId: number,
  ...input: Parameters<Ask>
) => Promise<ServerReply<Awaited<ReturnType<Ask>>>>;

/** The functions of a worker for the server. */
export type WorkerFunctions = {
  /** Loads the program for rendering pages. */
  readonly open: (program: PageProgram) => void;
  readonly render: (job: PageJob) => Promise<JobReply>;
};

/** The functions of the server for the pages of a worker. */
export type ServerFunctions = {
  readonly call: (
    jobId: number,
    call: Pick<ClientCall, 'method' | 'path'>,
    input: CallInput,
  ) => Promise<ServerReply<CallOutcome<unknown>>>;
  readonly removedListing: Replying<PageServer['removedListing']>;
  readonly citiesNamed: Replying<PageServer['citiesNamed']>;
  readonly staleSince: Replying<PageServer['staleSince']>;
  readonly logFailure: (jobId: number, failure: RenderFailure) => void;
};
