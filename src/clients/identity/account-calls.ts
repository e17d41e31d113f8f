import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  type SignInOutput,
  signOut,
  signUp,
} from '@aws-amplify/auth';
import type { RegisterForm } from '#src/contract/account/auth-forms.ts';
import type { SignInStep, SignUpStep } from '#src/domain/account/auth/steps.ts';
import { connectOnce } from './pool.ts';

connectOnce();

function stepOf({ nextStep }: SignInOutput): SignInStep {
  switch (nextStep.signInStep) {
    case 'DONE':
      return 'signed-in';
    case 'CONFIRM_SIGN_UP':
      return 'needs-code';
    case 'RESET_PASSWORD':
      return 'needs-reset';
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return 'needs-new-password';
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return 'needs-second-factor';
    default:
      return 'not-possible';
  }
}

const isSignedInAlready = (error: unknown) =>
  error instanceof Error && error.name === 'UserAlreadyAuthenticatedException';

/** Signs in. Anyone this browser still has signed in without a flag is signed out. */
export async function signInWith(username: string, password: string): Promise<SignInStep> {
  try {
    return stepOf(await signIn({ username, password }));
  } catch (error) {
    if (!isSignedInAlready(error)) throw error;
    await signOut();
    return stepOf(await signIn({ username, password }));
  }
}

export async function register(form: RegisterForm, locale: string): Promise<SignUpStep> {
  const { isSignUpComplete } = await signUp({
    username: form.email,
    password: form.password,
    options: {
      userAttributes: {
        email: form.email,
        given_name: form.name.first,
        family_name: form.name.last,
        locale,
        'custom:group': 'real_estate',
        'custom:role': 'customer',
      },
    },
  });
  return isSignUpComplete ? 'confirmed' : 'needs-code';
}

export async function confirm(username: string, confirmationCode: string): Promise<void> {
  await confirmSignUp({ username, confirmationCode });
}

export async function resendCode(username: string): Promise<void> {
  await resendSignUpCode({ username });
}

export async function requestReset(username: string): Promise<void> {
  await resetPassword({ username });
}

type Reset = { readonly email: string; readonly code: string; readonly password: string };

export async function confirmReset({ email, code, password }: Reset): Promise<void> {
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
}

/**
 * Continues a sign-in that asks for a new password. Only the password is sent, so that no attribute
 * reserved to the service, for example the verified flags, is sent back to it.
 */
export async function chooseNewPassword(password: string): Promise<SignInStep> {
  return stepOf(await confirmSignIn({ challengeResponse: password }));
}

/** Goes on with a sign-in that asks for the code of an authenticator app. */
export async function submitAppCode(code: string): Promise<SignInStep> {
  return stepOf(await confirmSignIn({ challengeResponse: code }));
}
