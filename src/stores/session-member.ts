import { atom } from 'nanostores';
import { isFlagged } from './session-flag.ts';

/**
 * Whether what is asked for is asked for a signed-in viewer, as the flag says at first and the
 * session once it is known. What it takes to know sessions is not loaded for it.
 */
export const $isMember = atom(isFlagged());
