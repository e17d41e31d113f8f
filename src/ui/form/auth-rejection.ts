import { type AuthFailure, fieldOfFailure } from '#src/domain/account/auth-failure.ts';
import { auth } from '#src/messages/en/auth.ts';
import { fieldRejection, type Rejection, wholeFormRejection } from './rejection.ts';

/** What a wrong password is told as, beside which field. */
type WrongPassword = { readonly field: string | undefined; readonly text: string };

const AT_LOG_IN: WrongPassword = { field: 'password', text: auth.failures['not-authorized'] };

/** Of who is signed in already, by a form that asks for no password. */
export const IN_SESSION: WrongPassword = { field: undefined, text: auth.signInFailed };

/** What a failure of the identity service is told as. `phone` is the number of the brokerage. */
export function authFailureText(failure: AuthFailure, phone: string, wrong = AT_LOG_IN): string {
  if (failure.kind === 'invalid-parameter') return auth.invalidParameter(phone);
  if (failure.kind === 'not-authorized') return wrong.text;
  if (failure.kind === 'unknown') return failure.message || auth.signInFailed;
  return auth.failures[failure.kind];
}

/** What a failure of the identity service says of a form. */
export function authRejection(failure: AuthFailure, phone: string, wrong = AT_LOG_IN): Rejection {
  const text = authFailureText(failure, phone, wrong);
  const field = failure.kind === 'not-authorized' ? wrong.field : fieldOfFailure(failure);
  return field === undefined ? wholeFormRejection(text) : fieldRejection(field, text);
}
