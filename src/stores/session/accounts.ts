import {
  chooseNewPassword,
  confirmReset,
  confirmSignUp,
  submitAppCode,
  prepareAccounts,
  requestReset,
  resendCode,
  signIn,
  signUp,
} from '#src/clients/identity/accounts.ts';
import type { RegisterForm } from '#src/contract/account/auth-forms.ts';
import type { AuthFailure } from '#src/domain/account/auth/failure.ts';
import type { SignInStep } from '#src/domain/account/auth/steps.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { canKeepData } from '../shell/storage/can-keep-data.ts';
import { startSession } from './session.ts';

export { confirmSignUp, prepareAccounts, requestReset, resendCode };

export type SignInOutcome = Outcome<SignInStep, AuthFailure>;

async function noteSignIn(outcome: SignInOutcome): Promise<SignInOutcome> {
  if (outcome.ok && outcome.value === 'signed-in') await startSession();
  return outcome;
}

/** Logs in, unless the browser would have forgotten the session by the next page. */
export async function logIn(email: string, password: string): Promise<SignInOutcome> {
  if (!canKeepData()) return failure({ kind: 'storage-blocked' });
  return noteSignIn(await signIn(email, password));
}

/** Makes an account, and logs in when no code is needed. */
export async function createAccount(form: RegisterForm): Promise<SignInOutcome> {
  const signedUp = await signUp(form, pageLocale());
  if (!signedUp.ok) return signedUp;
  return signedUp.value === 'confirmed' ? logIn(form.email, form.password) : success('needs-code');
}

type Credentials = { readonly email: string; readonly password: string };

/** Confirms a new account's address with its emailed code, and logs in. */
export async function confirmAndLogIn(
  { email, password }: Credentials,
  code: string,
): Promise<SignInOutcome> {
  const confirmation = await confirmSignUp(email, code);
  return confirmation.ok ? logIn(email, password) : confirmation;
}

/** Sets a new password with the code that was sent, and logs in with it. */
export async function resetAndLogIn(
  credentials: Credentials,
  code: string,
): Promise<SignInOutcome> {
  const reset = await confirmReset({ ...credentials, code });
  return reset.ok ? logIn(credentials.email, credentials.password) : reset;
}

/** Goes on with a log-in that asks for a new password. */
export async function replacePassword(password: string): Promise<SignInOutcome> {
  return noteSignIn(await chooseNewPassword(password));
}

/** Goes on with a log-in that asks for the code of an authenticator app. */
export async function answerSecondFactor(code: string): Promise<SignInOutcome> {
  return noteSignIn(await submitAppCode(code));
}
