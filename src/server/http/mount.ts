import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { type Problems, RefusedRequest } from '#src/contract/problem.ts';
import type { Viewer } from './viewer.ts';
import { disconnectSignal } from './connections/client-disconnect.ts';
import type { WorkOptions } from '../scheduling/request-work.ts';
import { recordEndpoint } from './mounted-endpoints.ts';
import { type SentAs, sentReply } from './replies/replies.ts';
import { inTurn } from './request-turn.ts';
import {
  unknownNames,
  warnAboutIgnored,
  withoutEmptyParameters,
  withoutNames,
} from './unknown-parameters.ts';
import { startTiming, type Timing } from './replies/server-timing.ts';

/** Identifies the sender of a request, from facts that the server itself has verified. */
export type IdentifyViewer = (request: FastifyRequest) => Viewer;

/** Sets the head of a reply; the handler returns the body. */
export type ReplyHead = {
  header(name: string, value: string | number): ReplyHead;
  type(contentType: string): ReplyHead;
};

/** A parsed call. */
export type Call<Params, Query, Body> = {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly request: FastifyRequest;
  readonly reply: ReplyHead;
  /** Aborts when the client goes away before it is answered. */
  readonly signal: AbortSignal;
  /** Measures how long parts of the work take. */
  readonly timing: Timing;
};

/** A call whose answer is no reply of the contract. */
export type RawCall<Params, Query, Body> = Omit<Call<Params, Query, Body>, 'reply'> & {
  readonly reply: FastifyReply;
};

/** Answers a call with a reply of its endpoint. */
export type Handler<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
> = (
  call: Call<z.output<Params>, z.output<Query>, z.output<Body>>,
) => Promise<z.input<Reply> | SentAs<z.input<Reply>>>;

/** Problems of one request; more would let a small request ask for a large answer. */
const PROBLEM_LIMIT = 20;

/** zod's message where a schema has no sentence of its own, for example for a missing value. */
const ZOD_DEFAULT = 'Invalid input';
const NOT_AS_DESCRIBED = 'is missing or does not have the form that the API describes';

function problemsOf(issues: readonly z.core.$ZodIssue[], rootName: string): Problems {
  const problems = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((param) => ({ param, msg: 'is not a parameter of this call' }))
      : [
          {
            param: String(issue.path[0] ?? rootName),
            msg: issue.message === ZOD_DEFAULT ? NOT_AS_DESCRIBED : issue.message,
          },
        ],
  );
  // One fault can break several rules that share a sentence.
  const sentences = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...sentences.values()].slice(0, PROBLEM_LIMIT);
}

/**
 * Parses a value by a schema.
 *
 * @param rootName names the value where a fault concerns all of it
 * @throws RefusedRequest 400 naming each fault
 */
export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  rootName: string,
): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new RefusedRequest(400, problemsOf(parsed.error.issues, rootName));
}

/**
 * Parses one part of a call. Where the call ignores unknown names, a header lists them.
 *
 * @throws RefusedRequest 400 naming each fault
 */
function readPart<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  { rootName, reply, ignoresUnknown }: PartOptions,
): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const unknown = ignoresUnknown ? unknownNames(parsed.error.issues) : [];
  if (unknown.length === 0)
    throw new RefusedRequest(400, problemsOf(parsed.error.issues, rootName));
  const part = parse(schema, withoutNames(value as object, unknown), rootName);
  warnAboutIgnored(reply, unknown);
  return part;
}

type PartOptions = {
  readonly rootName: string;
  readonly reply: FastifyReply;
  readonly ignoresUnknown: boolean;
};

type RawOptions = WorkOptions & {
  /** Answers with a cached reply, if there is one, before the request is parsed. */
  readonly answerFromCache?: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => FastifyReply | undefined;
};

/**
 * Mounts an endpoint that answers by itself: with a file, a page or a redirection. When its turn comes, the
 * request is parsed and handed to `answer`.
 */
export function mountRaw<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Query, Body>,
  answer: (call: RawCall<z.output<Params>, z.output<Query>, z.output<Body>>) => Promise<unknown>,
  { answerFromCache, ...options }: RawOptions = {},
): void {
  const { method, path, params, query, body, ignoresUnknown = false } = endpoint;
  recordEndpoint(app, endpoint);
  app.route({
    method,
    url: path,
    config: { isMounted: true, isCached: answerFromCache !== undefined },
    handler: (request, reply) => {
      const work = async () => {
        const cachedReply = answerFromCache?.(request, reply);
        if (cachedReply) return cachedReply;
        const timing = startTiming(request);
        return answer({
          params: parse(params, request.params, 'path'),
          query: readPart(
            query,
            ignoresUnknown ? withoutEmptyParameters(request.query) : request.query,
            {
              rootName: 'query',
              reply,
              ignoresUnknown,
            },
          ),
          body: readPart(body, request.body ?? undefined, {
            rootName: 'body',
            reply,
            ignoresUnknown,
          }),
          request,
          reply,
          timing,
          get signal() {
            return disconnectSignal(reply);
          },
        });
      };
      return inTurn(request, reply, work, options);
    },
  });
}

/** Mounts an endpoint of the contract, to be answered with a reply of it. */
export function mount<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Query, Body, Reply>,
  answer: Handler<Params, Query, Body, Reply>,
  options?: WorkOptions,
): void {
  const send = async (call: Parameters<typeof answer>[0]) =>
    sentReply(app, endpoint, await answer(call));
  mountRaw(app, endpoint, send, options);
}
