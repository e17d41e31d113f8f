import type { KeyedListing } from './key.ts';

/** Below it lie the pictures by which views of listings are counted. */
export const VIEWS_PATH = '/images/views';

/** The picture by which a view of a listing is counted. */
export const viewPicturePath = ({ boardId, mlsNumber }: KeyedListing): string =>
  `${VIEWS_PATH}/${boardId}/${encodeURIComponent(mlsNumber)}.gif`;
