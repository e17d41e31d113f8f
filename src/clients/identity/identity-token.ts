import { hasActiveSession } from '#src/domain/account/auth/flag.ts';
import { loadPart } from '#src/lib/browser/load-failure.ts';

async function readToken(): Promise<string | null> {
  try {
    const { readSession } = await loadPart(() => import('./session-calls.ts'));
    return (await readSession())?.idToken ?? null;
  } catch (error) {
    console.info('A call is sent without the session, which could not be read.', error);
    return null;
  }
}

/**
 * The token that calls to our servers carry; null when it cannot be read, as a public call is
 * answered all the same. Without the flag nothing is loaded, nor waited for, to find out.
 */
export function identityToken(): Promise<string | null> | null {
  const isFlagged = typeof document !== 'undefined' && hasActiveSession(document.cookie);
  return isFlagged ? readToken() : null;
}
