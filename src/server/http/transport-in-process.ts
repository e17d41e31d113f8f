import type { FastifyInstance } from 'fastify';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { callsOver, type MakeCall } from '#src/contract/calls-over.ts';
import type { CallInput, ClientCall } from '#src/contract/client-call.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import { parse } from './mount.ts';
import { sentReply } from './replies/replies.ts';
import type { Viewer } from './viewer.ts';
import { type AnsweredEndpoint, answeredEndpoint, endpointKey } from './viewer-calls.ts';

async function answerOf(
  { app, endpoint, answer }: AnsweredEndpoint,
  { params, query = {}, body }: CallInput,
  viewer: Viewer,
): Promise<CallOutcome<unknown>> {
  try {
    const reply = await answer({
      params: parse(endpoint.params, params, 'path'),
      query: parse(endpoint.query, query, 'query'),
      body: parse(endpoint.body, body, 'body'),
      viewer,
      header: () => undefined,
      setCacheControl: () => undefined,
    });
    return { ok: true, value: sentReply(app, endpoint, reply) };
  } catch (error) {
    // A failure of the server itself fails the page as a whole.
    if (!(error instanceof RefusedRequest) || error.status >= 429) throw error;
    return {
      ok: false,
      error: { kind: 'refused', status: error.status, problems: error.problems },
    };
  }
}

type InProcessTransport = (
  call: Pick<ClientCall, 'method' | 'path'>,
  input: CallInput,
) => Promise<CallOutcome<unknown>>;

/**
 * Carries the calls of one viewer to an app without a connection: the same answers as over HTTP.
 *
 * @throws when a call fails for a reason outside the call, or is mounted for no viewer
 */
export function transportInProcess(app: FastifyInstance, viewer: Viewer): InProcessTransport {
  return async (call, input) => answerOf(answeredEndpoint(app, endpointKey(call)), input, viewer);
}

/** The calls of an app for one viewer over `transportInProcess`. */
export function callsInProcess(app: FastifyInstance, viewer: Viewer): MakeCall {
  return callsOver(transportInProcess(app, viewer));
}
