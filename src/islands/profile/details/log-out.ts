import { pagePath } from '#src/domain/routes.ts';
import { signOut } from '#src/stores/session/session.ts';

/** Ends the session and goes to the login page. */
export function logOut(): Promise<void> {
  return signOut(() => location.assign(pagePath('/auth/login')));
}
