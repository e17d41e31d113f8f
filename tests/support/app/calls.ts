import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { callsOver, type MakeCall } from '#src/contract/calls-over.ts';
import type { AnyGiven, ClientCall } from '#src/contract/client-call.ts';

type Answer = (request: AnyGiven) => Promise<CallOutcome<unknown>>;

/** Calls that are answered by these; every other one cannot be reached. */
export function callsAnswering(answers: readonly (readonly [ClientCall, Answer])[]): MakeCall {
  return callsOver(async (call, request) => {
    const answer = answers.find(([each]) => each === call)?.[1];
    return answer ? answer(request) : { ok: false, error: { kind: 'unreachable' } };
  });
}
