/** Where the data of the journeys lie, from the root of the project. */
export const DATA_FOLDER = '.cache/test-data';

/** The day the demo listings of the journeys are dated from. */
export const DEMO_DATE = '2026-10-15';
