import type { SignedInUser } from '#src/domain/account/auth/session.ts';
import { loadPart } from '#src/lib/browser/load-failure.ts';
import { attempt, type AuthOutcome } from './attempt.ts';

const load = () => loadPart(() => import('./session-calls.ts'));

/** Who is signed in in this browser; null for nobody. */
export function readSession(): Promise<AuthOutcome<SignedInUser | null>> {
  return attempt(async () => (await load()).readSession());
}

/** Asks for new tokens. */
export function refreshSession(): Promise<AuthOutcome<SignedInUser | null>> {
  return attempt(async () => (await load()).refreshSession());
}

/** Requests new tokens in place of refused ones, however new they are. */
export function renewSession(): Promise<AuthOutcome<SignedInUser | null>> {
  return attempt(async () => (await load()).renewSession());
}

/** Ends the session here and, when it can be reached, at the service. */
export function endSession(): Promise<AuthOutcome<void>> {
  return attempt(async () => (await load()).endSession());
}

/** Ends every session of whoever is signed in, this one too. */
export function endAllSessions(): Promise<AuthOutcome<void>> {
  return attempt(async () => (await load()).endAllSessions());
}

/** Runs when another tab has signed in or out. Returns how to stop. */
export async function onOtherTab(
  run: (event: 'signedIn' | 'signedOut') => void,
): Promise<() => void> {
  return (await load()).onOtherTab(run);
}
