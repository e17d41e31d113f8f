import { useSyncExternalStore } from 'react';

const SMALL = '(width < 37.5rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(SMALL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is that of a phone. */
export function isSmallNow(): boolean {
  return window.matchMedia(SMALL).matches;
}

/** Whether the window is that of a phone, as it changes. */
export function useIsSmall(): boolean {
  return useSyncExternalStore(subscribe, isSmallNow, () => false);
}
