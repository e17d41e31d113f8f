import { pagePath } from '#src/domain/routes.ts';
import { signOut, signOutEverywhere } from '#src/stores/session/session.ts';

const goToLogin = () => location.assign(pagePath('/auth/login'));

/** Ends the session and goes to the login page. */
export function logOut(): Promise<void> {
  return signOut(goToLogin);
}

/** Ends every session of the account and goes to the login page; false when that could not be done. */
export function logOutEverywhere(): Promise<boolean> {
  return signOutEverywhere(goToLogin);
}
