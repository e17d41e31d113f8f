import type { AuthFailure } from '#src/domain/account/auth-failure.ts';
import { auth } from '#src/messages/en/auth.ts';

/** What a failed change of one's own account is told as. `phone` is the number of the brokerage. */
export function failureText(failure: AuthFailure, phone: string): string {
  switch (failure.kind) {
    case 'invalid-parameter':
      return auth.invalidParameter(phone);
    case 'not-authorized':
      return auth.signInFailed;
    case 'unknown':
      return failure.message || auth.signInFailed;
    default:
      return auth.failures[failure.kind];
  }
}
