import { useEffect } from 'react';
import { guardRedirect } from '#src/domain/account/auth/guard.ts';
import { $session } from '#src/stores/session/session.ts';

function sendHome(): void {
  const isSignedIn = $session.get().kind === 'active';
  const to = guardRedirect('public-only', { isSignedIn, path: location.pathname });
  if (to) location.replace(to);
}

/** Sends those home who are signed in when they open the page; who signs in on it goes elsewhere. */
export function usePublicOnly(): void {
  useEffect(() => {
    let isDecided = false;
    const stop = $session.subscribe(({ kind }) => {
      if (isDecided || kind === 'starting') return;
      isDecided = true;
      sendHome();
    });
    // Back restores the page as it was left, possibly with a session since.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) sendHome();
    };
    addEventListener('pageshow', onShow);
    return () => {
      stop();
      removeEventListener('pageshow', onShow);
    };
  }, []);
}
