import type { KeyedListing } from './key.ts';

/** The path of the pictures that count views of listings. */
export const VIEWS_PATH = '/images/views';

/** The picture that counts a view of a listing. */
export const viewPicturePath = ({ boardId, mlsNumber }: KeyedListing): string =>
  `${VIEWS_PATH}/${boardId}/${encodeURIComponent(mlsNumber)}.gif`;
