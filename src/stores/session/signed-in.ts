import { atom } from 'nanostores';
import { hasSessionFlag } from './flag.ts';

/**
 * Whether requests are made for a signed-in viewer, as the flag says at first and the session once it is
 * known. A session that could not be read gives its viewer no further rights, so requests made without it
 * are repeated when it comes back. The code that reads sessions is not loaded for this.
 */
export const $isSignedIn = atom(hasSessionFlag());

/**
 * How often the boards' terms were accepted on this page. Calls about listings are then repeated, as after a
 * log-in: the viewer may see more.
 */
export const $termsAcceptances = atom(0);
