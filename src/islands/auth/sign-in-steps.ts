import type { AuthFailure } from '#src/domain/account/auth/failure.ts';
import {
  confirmSignUp,
  requestReset,
  resendCode,
  type SignInOutcome,
} from '#src/stores/session/accounts.ts';
import { finishSignIn } from './after-sign-in.ts';

export type Credentials = { readonly email: string; readonly password: string };

/** A further step that a sign-in needs. */
export type OpenStep =
  | {
      readonly kind: 'code';
      readonly credentials: Credentials;
      readonly isLate: boolean;
      /** False when the account may have no more codes for now: the last one is still valid. */
      readonly isSent: boolean;
    }
  | { readonly kind: 'reset' | 'code-before-reset'; readonly email: string }
  | { readonly kind: 'new-password' | 'second-factor' };

const UNKNOWN_FAILURE: AuthFailure = { kind: 'unknown', message: '' };

async function begin(
  request: Promise<{ ok: true } | { ok: false; error: AuthFailure }>,
  step: OpenStep,
  open: (step: OpenStep) => void,
): Promise<AuthFailure | null> {
  const outcome = await request;
  if (!outcome.ok) return outcome.error;
  open(step);
  return null;
}

/**
 * Has a code sent for choosing a new password. An account whose address was never confirmed gets the code
 * for that first, where the service reports it.
 */
export async function beginReset(
  email: string,
  open: (step: OpenStep) => void,
): Promise<AuthFailure | null> {
  const failure = await begin(requestReset(email), { kind: 'reset', email }, open);
  if (failure?.kind !== 'not-confirmed') return failure;
  return begin(resendCode(email), { kind: 'code-before-reset', email }, open);
}

/** Confirms the address with the code, and goes on to the new password. */
export async function confirmBeforeReset(
  email: string,
  code: string,
  open: (step: OpenStep) => void,
): Promise<AuthFailure | null> {
  const confirmation = await confirmSignUp(email, code);
  return confirmation.ok ? beginReset(email, open) : confirmation.error;
}

/** Has a code sent that confirms an address, and asks for it; for the last one where no more are sent. */
async function askForCode(
  credentials: Credentials,
  open: (step: OpenStep) => void,
): Promise<AuthFailure | null> {
  const outcome = await resendCode(credentials.email);
  const isLimited = !outcome.ok && outcome.error.kind === 'limit-exceeded';
  if (!outcome.ok && !isLimited) return outcome.error;
  open({ kind: 'code', credentials, isLate: true, isSent: !isLimited });
  return null;
}

function stepOf(outcome: SignInOutcome) {
  if (outcome.ok) return outcome.value;
  if (outcome.error.kind === 'not-confirmed') return 'needs-code';
  return outcome.error.kind === 'reset-required' ? 'needs-reset' : outcome.error;
}

/**
 * Goes on after a try to sign in: ends it, opens the step it needs, or gives the failure there is to
 * show. A sign-in without a confirmed address has a new code sent.
 */
export async function proceed(
  outcome: SignInOutcome,
  credentials: Credentials,
  open: (step: OpenStep) => void,
): Promise<AuthFailure | null> {
  const { email } = credentials;
  const step = stepOf(outcome);
  switch (step) {
    case 'signed-in':
      finishSignIn();
      return null;
    case 'needs-code':
      return askForCode(credentials, open);
    case 'needs-reset':
      return begin(requestReset(email), { kind: 'reset', email }, open);
    case 'needs-new-password':
      open({ kind: 'new-password' });
      return null;
    case 'needs-second-factor':
      open({ kind: 'second-factor' });
      return null;
    case 'not-possible':
      return UNKNOWN_FAILURE;
    default:
      return step;
  }
}
