import { hasActiveSession } from '#src/domain/account/auth/flag.ts';

/** Whether the shared cookie says that someone is signed in; never while a page is built. */
export function hasSessionFlag(): boolean {
  return typeof document !== 'undefined' && hasActiveSession(document.cookie);
}
