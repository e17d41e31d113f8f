import { type AuthFailure, fieldOfFailure } from '#src/domain/account/auth/failure.ts';
import type { Locale } from '#src/messages/locale.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { fieldRejection, type Rejection, formRejection } from './rejection.ts';

/** The text for a wrong password, and its field. */
type WrongPassword = {
  readonly field: string | undefined;
  readonly text: (words: ReturnType<typeof authTexts>) => string;
};

const AT_LOG_IN: WrongPassword = {
  field: 'password',
  text: (words) => words.failures['not-authorized'],
};

/** For forms of signed-in people without a password field: the text is above the form. */
export const IN_SESSION: WrongPassword = {
  field: undefined,
  text: (words) => words.signInFailed,
};

/** The text for a failure of the identity service. `phone` is the number of the brokerage. */
export function authFailureText(
  failure: AuthFailure,
  phone: string,
  locale: Locale,
  wrong = AT_LOG_IN,
): string {
  const words = authTexts(locale);
  if (failure.kind === 'invalid-parameter') return words.invalidParameter(phone);
  if (failure.kind === 'disabled') return words.disabled(phone);
  if (failure.kind === 'not-authorized') return wrong.text(words);
  if (failure.kind === 'unknown') return failure.message || words.signInFailed;
  return words.failures[failure.kind];
}

/** The rejection of a form for a failure of the identity service. */
export function authRejection(
  failure: AuthFailure,
  phone: string,
  locale: Locale,
  wrong = AT_LOG_IN,
): Rejection {
  const text = authFailureText(failure, phone, locale, wrong);
  const field = failure.kind === 'not-authorized' ? wrong.field : fieldOfFailure(failure);
  return field === undefined ? formRejection(text) : fieldRejection(field, text);
}
