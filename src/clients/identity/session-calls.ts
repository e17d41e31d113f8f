import { fetchAuthSession, signOut } from '@aws-amplify/auth';
import { Hub } from '@aws-amplify/core';
import { type SignedInUser, readSignedInUser } from '#src/domain/account/auth/session.ts';
import { connectOnce } from './pool.ts';

connectOnce();

/** Tabs that ask within this time share one answer. */
const FRESH_MS = 5000;

async function fetchSession(forceRefresh: boolean): Promise<SignedInUser | null> {
  const { tokens } = await fetchAuthSession({ forceRefresh });
  const { idToken } = tokens ?? {};
  return idToken ? readSignedInUser(idToken.toString(), idToken.payload) : null;
}

/** Who is signed in in this browser; null for nobody. Tokens that are too old are refreshed. */
export function readSession(): Promise<SignedInUser | null> {
  return fetchSession(false);
}

async function refreshUnlessFresh(): Promise<SignedInUser | null> {
  const cachedSession = await fetchSession(false);
  if (!cachedSession || Date.now() - cachedSession.issuedAtMs < FRESH_MS) return cachedSession;
  return fetchSession(true);
}

/** Runs in one tab at a time. */
function inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
  // Not there in an insecure context; the pool then sorts out tabs that ask at once.
  if (!globalThis.navigator?.locks) return run();
  return navigator.locks.request('auth-refresh', run);
}

/** Asks for new tokens, unless another tab has just done so. */
export function refreshSession(): Promise<SignedInUser | null> {
  return inTurn(refreshUnlessFresh);
}

/** Requests new tokens in place of refused ones, however new they are. */
export function renewSession(): Promise<SignedInUser | null> {
  return inTurn(() => fetchSession(true));
}

/** Ends the session here and at the service. Never throws: the data here is deleted in any case. */
export async function endSession(): Promise<void> {
  await signOut();
}

/**
 * Ends every session of whoever is signed in, including this one. Throws when the service cannot be
 * reached, which the library would not report: new tokens are requested first.
 */
export async function endAllSessions(): Promise<void> {
  await fetchSession(true);
  await signOut({ global: true });
}

/** Runs when another tab has signed in or out. Returns how to stop. */
export function onOtherTab(run: (event: 'signedIn' | 'signedOut') => void): () => void {
  return Hub.listen(
    'auth',
    (capsule) => {
      const { event } = capsule.payload;
      const isOther = 'crossTab' in capsule && capsule.crossTab === true;
      if (isOther && (event === 'signedIn' || event === 'signedOut')) run(event);
    },
    { enableCrossTabEvents: true },
  );
}
