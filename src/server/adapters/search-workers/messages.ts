import type { Span } from '#src/lib/spans.ts';
import type { WorkerCall, WorkerOutcome } from '#src/server/http/workers/call-workers.ts';
import type { Snapshot } from '../indexed/index-events.ts';

/** What a thread searches. */
export type SearchedDatabase = {
  /** The database of the listings. */
  readonly file: string;
  /** The day the listings keep to, YYYY-MM-DD; that of the calendar where it is undefined. */
  readonly demoDate: string | undefined;
  /** Whether what is known of photos lies in the database beside the listings. */
  readonly hasPhotoNotes: boolean;
  readonly checksReplies: boolean;
};

export type SearchJob = {
  readonly id: number;
  /** The network of the client; of many calls those of each come in turns. */
  readonly client: string;
  readonly call: WorkerCall;
};

/** What became of a job, and the milliseconds that its client took of the thread since its last one. */
export type SearchJobReply = { readonly outcome: WorkerOutcome; readonly cpuMs: number };

/** What a thread does for the server. */
export type SearchFunctions = {
  /** Opens the listings with the index, or goes on with a later state of that. */
  readonly share: (database: SearchedDatabase, snapshot: Snapshot) => void;
  readonly answer: (job: SearchJob) => Promise<SearchJobReply>;
  /** Ends a job of which nobody waits for an answer any more. */
  readonly stop: (id: number) => void;
};

/** What the server does for the searches of a thread. */
export type SearchServerFunctions = {
  /** The ids of the listings whose words match, as `SlowSearches` reads them, for a job. */
  readonly matchingIds: (jobId: number, query: string, span: Span) => Promise<string>;
};
