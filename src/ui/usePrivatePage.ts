import { useEffect, useRef } from 'react';
import { guardedTo } from '#src/domain/account/auth/guard.ts';

type SessionKind = 'anonymous' | 'starting' | 'active' | 'inactive';

/** Sends who has no session when the page opens to the login page, from which they come back. */
export function usePrivatePage(session: SessionKind): void {
  const isDecided = useRef(false);
  useEffect(() => {
    if (isDecided.current || session === 'starting') return;
    isDecided.current = true;
    const path = location.pathname + location.search;
    const to = guardedTo('private', { isSignedIn: session !== 'anonymous', path });
    if (to) location.replace(to);
  }, [session]);
}
