import type { Span } from '#src/lib/spans.ts';
import type { WorkerCall, WorkerOutcome } from '#src/server/http/workers/call-workers.ts';
import type { Snapshot } from '../indexed/index-events.ts';

/** The database that a thread searches. */
export type SearchedDatabase = {
  /** The database of the listings. */
  readonly file: string;
  /** The day that the demo listings keep to, YYYY-MM-DD; undefined for the calendar's day. */
  readonly demoDate: string | undefined;
  /** Whether the notes on photos lie in the database beside the listings. */
  readonly hasPhotoNotes: boolean;
  readonly checksReplies: boolean;
};

export type SearchJob = {
  readonly id: number;
  /** The network of the client; the calls of many clients take turns. */
  readonly client: string;
  readonly call: WorkerCall;
};

/** The outcome of a job, and the milliseconds that its client took of the thread since its last one. */
export type SearchJobReply = { readonly outcome: WorkerOutcome; readonly cpuMs: number };

/** The functions of a thread that the server calls. */
export type SearchFunctions = {
  /** Opens the listings with the index, or goes on with a later state of the index. */
  readonly share: (database: SearchedDatabase, snapshot: Snapshot) => void;
  readonly answer: (job: SearchJob) => Promise<SearchJobReply>;
  /** Ends a job whose answer nobody waits for. */
  readonly stop: (id: number) => void;
};

/** The functions of the server that the searches of a thread call. */
export type SearchServerFunctions = {
  /** The ids of the listings whose words match, as `SlowSearches` reads them, for a job. */
  readonly matchingIds: (jobId: number, query: string, span: Span) => Promise<string>;
};
