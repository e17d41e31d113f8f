import { createHash } from 'node:crypto';
import type { PhotoSet } from './feed-store.ts';

export const NO_PHOTOS: PhotoSet = { revision: null, photos: [] };

/** Long enough that no two photos of a feed of a hundred million share a name by chance. */
const NAME_LENGTH = 24;

/**
 * The name of a photo, made from the values that identify it and its state, so that its address never shows
 * anything else.
 */
export function photoName(identity: readonly (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, NAME_LENGTH);
}
