/**
 * Folder of the journeys' data, from the root of the project: the test of a first start leaves them there,
 * and `npm run test:data` makes them without it.
 */
export const DATA_FOLDER = '.cache/test-data';

/** The day that dates the demo listings of the journeys. */
export const DEMO_DATE = '2026-10-15';
