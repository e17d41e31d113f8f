import type { KeyedListing } from '../key.ts';

/** The key of a photo in the `images` of its listing, below `/images/`. */
export const photoKey = ({ boardId, mlsNumber }: KeyedListing, name: string): string =>
  `listings/${boardId}/${mlsNumber}/${name}.jpg`;
