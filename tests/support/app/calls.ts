import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { callsOver, type MakeCall } from '#src/contract/calls-over.ts';
import type { CallInput, ClientCall } from '#src/contract/client-call.ts';

type Answer = (request: CallInput) => Promise<CallOutcome<unknown>>;

/** Gives these answers to these calls; every other call fails as unreachable. */
export function callsAnswering(answers: readonly (readonly [ClientCall, Answer])[]): MakeCall {
  return callsOver(async (call, request) => {
    const answer = answers.find(([each]) => each === call)?.[1];
    return answer ? answer(request) : { ok: false, error: { kind: 'unreachable' } };
  });
}
