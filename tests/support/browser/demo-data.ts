/**
 * Where the data of the journeys lie, from the root of the project: the test of a first start leaves
 * them there, and `npm run test:data` makes them alone.
 */
export const DATA_FOLDER = '.cache/test-data';

/** The day the demo listings of the journeys are dated from. */
export const DEMO_DATE = '2026-10-15';
