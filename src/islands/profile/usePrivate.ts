import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { guardedTo } from '#src/domain/auth-guard.ts';
import { $session, type Session } from '#src/stores/session.ts';

/** The session; who has none when the page opens is sent to the login page and comes back. */
export function usePrivate(): Session {
  const session = useStore($session);
  const isDecided = useRef(false);
  useEffect(() => {
    if (isDecided.current || session.kind === 'starting') return;
    isDecided.current = true;
    const path = location.pathname + location.search;
    const to = guardedTo('private', { isSignedIn: session.kind !== 'anonymous', path });
    if (to) location.replace(to);
  }, [session.kind]);
  return session;
}
