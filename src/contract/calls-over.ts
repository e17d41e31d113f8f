import type * as z from 'zod/mini';
import type { CallOutcome } from './call-outcome.ts';
import type { CallInput, ClientCall, RequestParts, RequestSchemas } from './client-call.ts';

/** Carries a call to the server and its reply back. Never throws for a refusal the call may meet. */
export type Transport = (call: ClientCall, input: CallInput) => Promise<CallOutcome<unknown>>;

/** Makes a call of the contract: input and reply have the types of its endpoint. */
export type MakeCall = <Reply extends z.ZodMiniType, Sent extends RequestSchemas>(
  call: ClientCall<Reply, Sent>,
  input: RequestParts<Sent>,
) => Promise<CallOutcome<z.output<Reply>>>;

/** The calls of the contract over a transport. A reply that does not fit the contract is `unreadable`. */
export function callsOver(transport: Transport): MakeCall {
  const makeCall = async (call: ClientCall, input: CallInput): Promise<CallOutcome<unknown>> => {
    const outcome = await transport(call, input);
    if (!outcome.ok) return outcome;
    const parsed = call.reply.safeParse(outcome.value);
    if (parsed.success) return { ok: true, value: parsed.data };
    return { ok: false, error: { kind: 'unreadable' } };
  };
  // The types of one call are those of its endpoint, which no implementation can spell out.
  return makeCall as MakeCall;
}
