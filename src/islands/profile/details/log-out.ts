import { pagePath } from '#src/domain/routes.ts';
import { signOutUnlessUnsent } from '#src/stores/saved/sign-out.ts';
import { signOut, signOutEverywhere } from '#src/stores/session/session.ts';

const goToLogin = () => location.assign(pagePath('/auth/login'));

/** Ends the session and goes to the login page, unless that would lose what the visitor has saved. */
export async function logOut(): Promise<void> {
  await signOutUnlessUnsent(goToLogin);
}

/** Ends the session of an account that is deleted, with all that was saved in it, and goes to a page that says so. */
export function logOutAfterDeletion(): Promise<void> {
  return signOut(() => location.assign(pagePath('/auth/deleted')));
}

/** Ends every session of the account and goes to the login page; false when that could not be done. */
export function logOutEverywhere(): Promise<boolean> {
  return signOutEverywhere(goToLogin);
}
