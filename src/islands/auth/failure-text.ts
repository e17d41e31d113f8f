import type { AuthFailure } from '#src/domain/account/auth-failure.ts';
import { auth } from '#src/messages/en/auth.ts';

/** What a failure is told as. `phone` is the number of the brokerage. */
export function failureText(failure: AuthFailure, phone: string): string {
  if (failure.kind === 'invalid-parameter') return auth.invalidParameter(phone);
  if (failure.kind === 'unknown') return failure.message || auth.signInFailed;
  return auth.failures[failure.kind];
}
