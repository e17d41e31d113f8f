import type { IdentityRepository } from './repository.ts';
import type { IdentityService, NewUser } from './service.ts';

/** Someone to log in as without signing up. Not made where others than this machine reach the site. */
export const DEMO_USER: NewUser = {
  email: 'demo@larchway.example',
  password: 'Demo-Passw0rd!',
  attributes: {
    given_name: 'Demo',
    family_name: 'Customer',
    locale: 'en',
    'custom:group': 'real_estate',
    'custom:role': 'customer',
  },
};

/** Adds the demo user when missing. Gives the sentence that tells how to log in. */
export function addDemoUser(identity: Pick<IdentityService, 'addUser'>): string {
  identity.addUser(DEMO_USER);
  return `Log in as ${DEMO_USER.email} with the password ${DEMO_USER.password}`;
}

/**
 * Removes the demo user, whose password everyone knows, with all sessions: the folder may have been
 * used for a demonstration before.
 */
export function removeDemoUser(
  identity: Pick<IdentityService, 'removeUser'>,
  { users }: Pick<IdentityRepository, 'users'>,
): void {
  const user = users.withEmail(DEMO_USER.email);
  if (user) identity.removeUser(user.id);
}
