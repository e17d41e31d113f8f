import { atom } from 'nanostores';
import { isFlagged } from './flag.ts';

/**
 * Whether what is asked for is asked for a signed-in viewer, as the flag says at first and the
 * session once it is known. A session that could not be read makes nobody a viewer of more, so that
 * what was asked for without it is asked for again when it comes back. What it takes to know sessions
 * is not loaded for it.
 */
export const $isSignedIn = atom(isFlagged());
