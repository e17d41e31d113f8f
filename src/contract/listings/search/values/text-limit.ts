/** Most characters of a searched text, for example the name of a place. */
export const TEXT_LIMIT = 100;
