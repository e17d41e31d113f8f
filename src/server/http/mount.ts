import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { type Problems, RefusedRequest } from '#src/contract/problem.ts';
import type { Viewer } from './viewer.ts';
import { goneSignal } from './client-gone.ts';
import type { WorkOptions } from '../scheduling/request-work.ts';
import { recordEndpoint } from './mounted-endpoints.ts';
import { inTurn } from './request-turn.ts';
import { startTiming, type Timing } from './server-timing.ts';

/** Tells who sent a request, from what the server itself has verified. */
export type IdentifyViewer = (request: FastifyRequest) => Viewer;

export type Call<Params, Query, Body> = {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Aborts when the client goes away before it is answered. */
  readonly signal: AbortSignal;
  /** Notes how long parts of the work take. */
  readonly timing: Timing;
};

/** Problems of one request; more would let a small request ask for a large answer. */
const PROBLEM_LIMIT = 20;

function problemsOf(issues: readonly z.core.$ZodIssue[], whole: string): Problems {
  const problems = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((param) => ({ param, msg: 'is not a parameter of this call' }))
      : [{ param: String(issue.path[0] ?? whole), msg: issue.message }],
  );
  return problems.slice(0, PROBLEM_LIMIT);
}

function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  whole: string,
): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new RefusedRequest(400, problemsOf(parsed.error.issues, whole));
}

/**
 * Mounts an endpoint of the contract: when its turn comes, parses what came in, hands it to `answer`
 * and sends the reply.
 */
export function mount<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Query, Body, Reply>,
  answer: (call: Call<z.infer<Params>, z.infer<Query>, z.infer<Body>>) => Promise<unknown>,
  options?: WorkOptions,
): void {
  const { method, path, params, query, body } = endpoint;
  recordEndpoint(app, endpoint);
  app.route({
    method,
    url: path,
    config: { isMounted: true },
    handler: (request, reply) => {
      const work = async () => {
        const timing = startTiming(request);
        return answer({
          params: parse(params, request.params, 'path'),
          query: parse(query, request.query, 'query'),
          body: parse(body, request.body ?? undefined, 'body'),
          request,
          reply,
          timing,
          get signal() {
            return goneSignal(reply);
          },
        });
      };
      return inTurn(request, reply, work, options);
    },
  });
}
