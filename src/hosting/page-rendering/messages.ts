import type { CallOutcome } from '#src/contract/call-outcome.ts';
import type { AnyGiven, ClientCall } from '#src/contract/client-call.ts';
import type { PageServer } from '#src/page-data/page-locals.ts';
import type { CallContext } from '#src/server/http/workers/transport-of-thread.ts';
import type { RenderedPage } from '../page-cache.ts';
import type { RenderFailure } from './failures.ts';
import type { BuiltAssets } from './read-page.ts';

/** What pages are rendered with. */
export type PageProgram = BuiltAssets & {
  /** The address of the module that the build leaves, a `file:` URL. */
  readonly entry: string;
};

/** What a page asks the server for, with what other threads need to answer some of it. */
export type HostedPageServer = PageServer & { readonly context: CallContext };

/** A page to render, and what its viewer is told without asking. */
export type PageJob = Pick<
  HostedPageServer,
  'today' | 'hasSold' | 'countsViews' | 'mayHaveSession' | 'context'
> & {
  readonly id: number;
  readonly url: string;
  /** The network of the client; of many pages those of each come in turns. */
  readonly client: string;
};

/** What became of a job, and the milliseconds that its client took of the thread since its last one. */
export type JobReply = { readonly cpuMs: number } & (
  | { readonly kind: 'page'; readonly page: RenderedPage }
  /** There is no page at the address. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly failure: RenderFailure }
);

/** What the server answers a page; an error stays with the server, under a number. */
export type ServerReply<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failureId: number; readonly name: string };

type Replying<Ask extends (...given: never[]) => Promise<unknown>> = (
  jobId: number,
  ...given: Parameters<Ask>
) => Promise<ServerReply<Awaited<ReturnType<Ask>>>>;

/** What a worker does for the server. */
export type WorkerFunctions = {
  /** Loads what pages are rendered with. */
  readonly open: (program: PageProgram) => void;
  readonly render: (job: PageJob) => Promise<JobReply>;
};

/** What the server does for the pages of a worker. */
export type ServerFunctions = {
  readonly call: (
    jobId: number,
    call: Pick<ClientCall, 'method' | 'path'>,
    input: AnyGiven,
  ) => Promise<ServerReply<CallOutcome<unknown>>>;
  readonly removedListing: Replying<PageServer['removedListing']>;
  readonly citiesNamed: Replying<PageServer['citiesNamed']>;
  readonly staleSince: Replying<PageServer['staleSince']>;
  readonly logFailure: (jobId: number, failure: RenderFailure) => void;
};
