import './jitless.ts';
import * as z from 'zod/mini';

/** One thing wrong with a request: the parameter it is about and a sentence for its sender. */
export const Problem = z.object({ param: z.string(), msg: z.string() });
export type Problem = z.infer<typeof Problem>;

/** The body of every refused call of the realty API: a flat array, as the listings provider sends. */
export const Problems = z.array(Problem);
export type Problems = z.infer<typeof Problems>;

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 414 | 415 | 429 | 503;

/** A request that cannot be answered as asked. Services throw it; `http/` alone turns it into a reply. */
export class RefusedRequest extends Error {
  readonly status: RefusalStatus;
  readonly problems: Problems;
  /** When the same request may be sent again; undefined where that is unknown. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: RefusalStatus, problems: Problems, retryAfterSeconds?: number) {
    super(problems.map(({ param, msg }) => `${param}: ${msg}`).join('; '));
    this.name = 'RefusedRequest';
    this.status = status;
    this.problems = problems;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
