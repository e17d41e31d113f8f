import type { KeyedListing } from '../key.ts';

/** The name of a feed's photo in its key; undefined for a key of another kind. */
export const photoNameOf = (key: string): string | undefined =>
  /\/([0-9a-f]{24})\.jpg$/.exec(key)?.[1];

/** The key of a photo in the `images` of its listing, below `/images/`. */
export const photoKey = ({ boardId, mlsNumber }: KeyedListing, name: string): string =>
  `listings/${boardId}/${mlsNumber}/${name}.jpg`;
