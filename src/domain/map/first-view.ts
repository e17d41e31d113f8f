/** Id of the content a map's page shows before its script runs. */
export const FIRST_VIEW_ID = 'first-view';

/** Id of the template in which the map itself waits until that has been painted. */
export const SLEEPING_MAP_ID = 'sleeping-map';

/**
 * Ids of its parts. Each stands until the map in the browser has its own to show in that place.
 */
export const FIRST_VIEW_PARTS = {
  filters: 'first-filters',
  map: 'first-map',
  homes: 'first-homes',
} as const;

export type FirstViewPart = keyof typeof FIRST_VIEW_PARTS;
