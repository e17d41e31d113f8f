import { type AuthFailure, failureNamed } from '#src/domain/account/auth/failure.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';

export type AuthOutcome<Value> = Outcome<Value, AuthFailure>;

function failureOf(error: unknown): AuthFailure {
  if (!(error instanceof Error)) return { kind: 'unknown', message: String(error) };
  // The code for the identity service could not be loaded.
  if (error instanceof TypeError) return { kind: 'unreachable' };
  return failureNamed(error.name, error.message);
}

/** Turns errors of the identity service's client into outcomes. */
export async function attempt<Value>(run: () => Promise<Value>): Promise<AuthOutcome<Value>> {
  try {
    return success(await run());
  } catch (error) {
    return failure(failureOf(error));
  }
}
