import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { type Problems, RefusedRequest } from '#src/contract/problem.ts';
import type { Viewer } from '../viewer.ts';

/** Tells who sent a request, from what the server itself has verified. */
export type IdentifyViewer = (request: FastifyRequest) => Viewer;

export type Call<Params, Query, Body> = {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

function problemsOf(issues: readonly z.core.$ZodIssue[], whole: string): Problems {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((param) => ({ param, msg: 'is not a parameter of this call' }))
      : [{ param: String(issue.path[0] ?? whole), msg: issue.message }],
  );
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

/** Mounts an endpoint of the contract: parses what comes in, hands it to `answer`, sends the reply. */
export function mount<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
>(
  app: FastifyInstance,
  { method, path, params, query, body }: Endpoint<Params, Query, Body, Reply>,
  answer: (call: Call<z.infer<Params>, z.infer<Query>, z.infer<Body>>) => Promise<unknown>,
): void {
  app.route({
    method,
    url: path,
    handler: (request, reply) =>
      answer({
        params: parse(params, request.params, 'path'),
        query: parse(query, request.query, 'query'),
        body: parse(body, request.body ?? undefined, 'body'),
        request,
        reply,
      }),
  });
}
