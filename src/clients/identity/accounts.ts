import type { RegisterForm } from '#src/contract/account/auth-forms.ts';
import type { SignInStep, SignUpStep } from '#src/domain/account/auth/steps.ts';
import { loadPart } from '#src/lib/browser/load-failure.ts';
import { attempt, type AuthOutcome } from './attempt.ts';

const load = () => loadPart(() => import('./account-calls.ts'));

/** Loads the code of the calls below, so that it is ready by the time a form is sent. */
export function prepareAccounts(): void {
  load().catch((error: unknown) => {
    console.info('The account calls could not be loaded ahead; a form will try again.', error);
  });
}

export function signIn(email: string, password: string): Promise<AuthOutcome<SignInStep>> {
  return attempt(async () => (await load()).signInWith(email, password));
}

/** Makes an account; `locale` is the language of its emails. */
export function signUp(form: RegisterForm, locale: string): Promise<AuthOutcome<SignUpStep>> {
  return attempt(async () => (await load()).register(form, locale));
}

/** Proves with an emailed code that the address belongs to its owner. */
export function confirmSignUp(email: string, code: string): Promise<AuthOutcome<void>> {
  return attempt(async () => (await load()).confirm(email, code));
}

export function resendCode(email: string): Promise<AuthOutcome<void>> {
  return attempt(async () => (await load()).resendCode(email));
}

/** Has a code sent for resetting the password. */
export function requestReset(email: string): Promise<AuthOutcome<void>> {
  return attempt(async () => (await load()).requestReset(email));
}

export function confirmReset(reset: {
  readonly email: string;
  readonly code: string;
  readonly password: string;
}): Promise<AuthOutcome<void>> {
  return attempt(async () => (await load()).confirmReset(reset));
}

/** Goes on with a sign-in that asks for a new password. */
export function chooseNewPassword(password: string): Promise<AuthOutcome<SignInStep>> {
  return attempt(async () => (await load()).chooseNewPassword(password));
}

/** Goes on with a sign-in that asks for the code of an authenticator app. */
export function submitAppCode(code: string): Promise<AuthOutcome<SignInStep>> {
  return attempt(async () => (await load()).submitAppCode(code));
}
