import type { FastifyInstance } from 'fastify';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import type { CallInput, ClientCall } from '#src/contract/client-call.ts';
import { transportInProcess } from '../transport-in-process.ts';
import type { Viewer } from '../viewer.ts';
import { endpointKey, findAnsweredEndpoint } from '../viewer-calls.ts';

/** The viewer of a call, and the revision of the listings it asks about. */
export type CallContext = { readonly viewer: Viewer; readonly revision: string };

/** Carries a call that this thread can answer; undefined when the server has to answer it. */
export type PartialTransport = (
  call: Pick<ClientCall, 'method' | 'path'>,
  input: CallInput,
  context: CallContext,
) => Promise<CallOutcome<unknown> | undefined>;

/**
 * Carries the calls of pages to the app of a worker thread, which answers some of them.
 *
 * @param appNow the app; undefined until it exists
 * @param isForServer whether an error of a call means that the server has to answer it
 */
export function transportOfThread(
  appNow: () => FastifyInstance | undefined,
  isForServer: (error: unknown) => boolean,
): PartialTransport {
  return async (call, input, { viewer, revision }) => {
    const app = appNow();
    const entry = app && findAnsweredEndpoint(app, endpointKey(call));
    if (!entry || viewer === 'trusted') return undefined;
    try {
      if (entry.revision?.() !== revision) return undefined;
      return await transportInProcess(app, viewer)(call, input);
    } catch (error) {
      if (isForServer(error)) return undefined;
      throw error;
    }
  };
}
