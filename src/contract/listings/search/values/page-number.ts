/** The highest page of a search that can be asked for. */
export const PAGE_NUMBER_LIMIT = 100_000;
