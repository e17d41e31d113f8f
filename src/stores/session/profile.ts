import { atom } from 'nanostores';
import {
  changeDetails,
  changePassword as requestPassword,
  confirmEmail,
  readDetails,
  requestEmail as requestNewEmail,
  resendEmailCode as requestEmailCode,
} from '#src/clients/identity/profile.ts';
import type { AuthFailure } from '#src/domain/account/auth/failure.ts';
import type { ProfileChange, ProfileDetails } from '#src/domain/account/profile-details.ts';
import type { Outcome } from '#src/lib/outcome.ts';
import { checkSession, fetchSession } from './session.ts';

/** The profile of the signed-in person. */
type ProfileState =
  | { readonly kind: 'idle' | 'loading' }
  | { readonly kind: 'ready'; readonly details: ProfileDetails }
  | { readonly kind: 'failed'; readonly error: AuthFailure };

export const $profile = atom<ProfileState>({ kind: 'idle' });

/** Reads the details; on failure the shown ones stay. */
export async function loadProfile(): Promise<void> {
  const isShown = $profile.get().kind === 'ready';
  if (!isShown) $profile.set({ kind: 'loading' });
  const reply = await readDetails();
  if (reply.ok) $profile.set({ kind: 'ready', details: reply.value });
  else if (!isShown) $profile.set({ kind: 'failed', error: reply.error });
}

type SaveOutcome = Outcome<void, AuthFailure>;

/** A refusal may mean that the session is over; its page is then left. */
async function withSessionChecked(outcome: SaveOutcome): Promise<SaveOutcome> {
  if (!outcome.ok && outcome.error.kind === 'not-authorized') await checkSession();
  return outcome;
}

export async function changePassword(present: string, next: string): Promise<SaveOutcome> {
  return withSessionChecked(await requestPassword(present, next));
}

export async function requestEmail(email: string): Promise<SaveOutcome> {
  return withSessionChecked(await requestNewEmail(email));
}

export async function resendEmailCode(): Promise<SaveOutcome> {
  return withSessionChecked(await requestEmailCode());
}

/** Shows the saved values; the rest of the page gets them from the session. */
async function reloadAfterSave(outcome: SaveOutcome): Promise<SaveOutcome> {
  if (outcome.ok) await Promise.all([loadProfile(), fetchSession()]);
  return withSessionChecked(outcome);
}

export async function saveDetails(change: ProfileChange): Promise<SaveOutcome> {
  return reloadAfterSave(await changeDetails(change));
}

/** Makes the new address count, with the code that was sent to it. */
export async function saveEmail(code: string): Promise<SaveOutcome> {
  return reloadAfterSave(await confirmEmail(code));
}
