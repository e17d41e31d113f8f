import type { ProfileChange, ProfileDetails } from '#src/domain/account/profile-details.ts';
import { loadPart } from '#src/lib/browser/load-failure.ts';
import { attempt, type AuthOutcome } from './attempt.ts';

const load = () => loadPart(() => import('./profile-calls.ts'));

/** The identity service's details of whoever is signed in. */
export function readDetails(): Promise<AuthOutcome<ProfileDetails>> {
  return attempt(async () => (await load()).readDetails());
}

/** Changes the name, the phone number or both; values left out stay unchanged. */
export function changeDetails(change: ProfileChange): Promise<AuthOutcome<void>> {
  return attempt(async () => (await load()).changeDetails(change));
}

/** Has a code sent to a new email address, which counts once the code has come back. */
export function requestEmail(email: string): Promise<AuthOutcome<void>> {
  return attempt(async () => (await load()).requestEmail(email));
}

/** Sends another code for the address that waits for one. */
export function resendEmailCode(): Promise<AuthOutcome<void>> {
  return attempt(async () => (await load()).resendEmailCode());
}

export function confirmEmail(code: string): Promise<AuthOutcome<void>> {
  return attempt(async () => (await load()).confirmEmail(code));
}

/** A wrong present password fails as `not-authorized`. */
export function changePassword(present: string, next: string): Promise<AuthOutcome<void>> {
  return attempt(async () => (await load()).changePassword(present, next));
}

/** Removes the account of whoever is signed in from the identity service. */
export function removeUser(): Promise<AuthOutcome<void>> {
  return attempt(async () => (await load()).removeUser());
}

/** Whether a log-in asks for the code of an authenticator app. */
export function isSecondFactorOn(): Promise<AuthOutcome<boolean>> {
  return attempt(async () => (await load()).isSecondFactorOn());
}

/** A new secret for an authenticator app, in base32; it counts once a code of it has come. */
export function setUpSecondFactor(): Promise<AuthOutcome<string>> {
  return attempt(async () => (await load()).setUpSecondFactor());
}

/** Turns the second factor on or off, with a code of the app. */
export function switchSecondFactor(code: string, isOn: boolean): Promise<AuthOutcome<void>> {
  return attempt(async () => (await load()).switchSecondFactor(code, isOn));
}
