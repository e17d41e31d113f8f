import type { IdentityRepository } from './repository.ts';
import type { IdentityService, NewUser } from './service.ts';

/** An account to log in with, without signing up. Not made where other machines reach the site. */
export const DEMO_USER: NewUser = {
  email: 'demo@customer.example',
  password: 'Demo-Passw0rd!',
  attributes: {
    given_name: 'Demo',
    family_name: 'Customer',
    locale: 'en',
    'custom:group': 'real_estate',
    'custom:role': 'customer',
  },
};

/** Tells the person at the terminal how to log in. */
export const DEMO_SENTENCE = `Log in as ${DEMO_USER.email} with the password ${DEMO_USER.password}`;

/** Adds the demo user when missing. */
export function addDemoUser(identity: Pick<IdentityService, 'addUser'>): void {
  identity.addUser(DEMO_USER);
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
