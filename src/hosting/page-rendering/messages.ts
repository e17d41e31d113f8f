import type { CallOutcome } from '#src/contract/call-outcome.ts';
import type { AnyGiven, ClientCall } from '#src/contract/client-call.ts';
import type { PageServer } from '#src/page-data/page-locals.ts';
import type { RenderedPage } from '../page-cache.ts';
import type { RenderFailure } from './failures.ts';

/** A page to render, and what its viewer is told without asking. */
export type PageJob = Pick<PageServer, 'today' | 'hasSold' | 'countsViews' | 'mayHaveSession'> & {
  readonly id: number;
  readonly url: string;
};

/** What became of a job, and the milliseconds of its thread since the one before was done. */
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
