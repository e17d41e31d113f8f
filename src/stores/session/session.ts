import { sessionCookie } from '#src/domain/account/auth/session-cookie.ts';
import { atom, computed, onMount } from 'nanostores';
import {
  endAllSessions,
  endSession,
  onOtherTab,
  readSession,
  refreshSession,
  renewSession,
} from '#src/clients/identity/sessions.ts';
import { onRefusedToken } from '#src/clients/identity/refused-token.ts';
import type { AuthFailure } from '#src/domain/account/auth/failure.ts';
import { REFRESH_AFTER_MS, type SignedInUser } from '#src/domain/account/auth/session.ts';
import type { Outcome } from '#src/lib/outcome.ts';
import { logInReset, logOutReset } from '../application/state.ts';
import { hasSessionFlag } from './flag.ts';
import { $isSignedIn } from './signed-in.ts';
import { clearSiteData, clearTabData } from './reset.ts';
import { clearExceptLeads } from '../lead/unsent-leads.ts';

/** Whether someone is signed in. An inactive session could not be read; its tokens are kept. */
export type SessionState =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'active'; readonly user: SignedInUser }
  | { readonly kind: 'inactive'; readonly error: AuthFailure };

const ANONYMOUS: SessionState = { kind: 'anonymous' };
const SIGN_OUT_CALLBACK_MS = 100;

/** Tells every page of the site, and its server, whether someone is signed in. */
function setFlag(isActive: boolean): void {
  if (typeof document === 'undefined') return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and answers too late for a page that is left.
  document.cookie = sessionCookie(isActive, {
    https: location.protocol === 'https:',
    // In the page, as reading it from the settings would cost every page some kilobytes.
    domain: document.documentElement?.dataset['sessionDomain'],
  });
}

/** The session of this browser. Without the flag cookie nothing is loaded to find it. */
export const $session = atom<SessionState>(ANONYMOUS);

/** The signed-in person, for readers that need no update at each token refresh. */
export const $userId = computed($session, (session) =>
  session.kind === 'active' ? session.user.id : null,
);

/** Whether the session was ended in another tab; all this one shows is then to be dropped. */
export const $endedElsewhere = atom(false);

function become(session: SessionState): void {
  $session.set(session);
  $isSignedIn.set(session.kind === 'active' || session.kind === 'starting');
}

function applySession(outcome: Outcome<SignedInUser | null, AuthFailure>): void {
  if (!outcome.ok) {
    become({ kind: 'inactive', error: outcome.error });
    return;
  }
  const isOver = outcome.value === null && hasSessionFlag();
  if (isOver) {
    setFlag(false);
    logOutReset();
    // It was ended from another device: the account's data on this page is dropped.
    if ($session.get().kind === 'active') {
      endHere();
      return;
    }
  }
  become(outcome.value ? { kind: 'active', user: outcome.value } : ANONYMOUS);
}

/** Reads the session again, after a sign-in or when a dialog of the account pages is closed. */
export async function fetchSession(): Promise<void> {
  if (!hasSessionFlag()) {
    become(ANONYMOUS);
    return;
  }
  const outcome = await readSession();
  applySession(outcome);
}

async function refresh(): Promise<void> {
  if (hasSessionFlag()) applySession(await refreshSession());
}

let isRenewing = false;

/**
 * Finds out whether the session is over, after a refusal. The result of one refused call serves the other
 * calls of the page.
 */
export async function checkSession(): Promise<void> {
  if (isRenewing || !hasSessionFlag()) return;
  isRenewing = true;
  applySession(await renewSession());
  isRenewing = false;
}

/**
 * A page takes over the tokens another page of the visit has fetched, so that walking through the site does
 * not request new ones at every step; those of an earlier visit are refreshed at once.
 */
async function start(): Promise<void> {
  if (!hasSessionFlag()) {
    become(ANONYMOUS);
    return;
  }
  if ($session.get().kind === 'active') return;
  become({ kind: 'starting' });
  const outcome = await readSession();
  const isOld =
    outcome.ok && outcome.value && Date.now() - outcome.value.issuedAtMs >= REFRESH_AFTER_MS;
  applySession(isOld ? await refreshSession() : outcome);
}

/** Takes over a new sign-in. */
export async function startSession(): Promise<void> {
  setFlag(true);
  const outcome = await readSession();
  if (outcome.ok && outcome.value) logInReset(outcome.value.id);
  applySession(outcome);
}

function clearSession(): void {
  setFlag(false);
  logOutReset();
  clearSiteData();
  become(ANONYMOUS);
}

async function end(): Promise<void> {
  const outcome = await endSession();
  if (!outcome.ok) console.info('The session ended here only.', outcome.error);
  clearSession();
}

/** Ends the session, deletes its data in this browser, and then runs `done`. */
export async function signOut(onDone: () => void = () => undefined): Promise<void> {
  await clearExceptLeads(end);
  setTimeout(onDone, SIGN_OUT_CALLBACK_MS);
}

/**
 * Ends every session of the account at the service, and then this one as `signOut` does; false, and
 * nothing has changed, when the service cannot be reached.
 */
export async function signOutEverywhere(onDone: () => void): Promise<boolean> {
  const outcome = await endAllSessions();
  if (!outcome.ok) return false;
  await signOut(onDone);
  return true;
}

function endHere(): void {
  clearTabData();
  become(ANONYMOUS);
  $endedElsewhere.set(true);
}

async function followOtherTabs(): Promise<() => void> {
  return onOtherTab((event) => {
    if (event === 'signedIn') void fetchSession();
    else endHere();
  });
}

onMount($session, () => {
  if (typeof document === 'undefined') return;
  let stopFollowing: (() => void) | undefined;
  let isMounted = true;
  const follow = async () => {
    if (stopFollowing || !hasSessionFlag()) return;
    const stop = await followOtherTabs();
    if (isMounted) stopFollowing = stop;
    else stop();
  };
  const begin = () => start().then(follow);
  // A change in another tab is noticed when a tab without a session is looked at again, or when the browser
  // restores one it had put aside.
  const look = () => {
    const isKnown = $session.get().kind !== 'anonymous';
    if (isKnown && !hasSessionFlag()) endHere();
    else if (!isKnown && hasSessionFlag()) void begin();
  };
  onRefusedToken(() => void checkSession());
  const timer = setInterval(() => void refresh(), REFRESH_AFTER_MS);
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
  void begin();
  return () => {
    isMounted = false;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', look);
    stopFollowing?.();
  };
});
