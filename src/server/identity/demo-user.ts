import type { IdentityService, NewUser } from './service.ts';

/** Someone to log in as without signing up. Not made where strangers can reach the site. */
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
