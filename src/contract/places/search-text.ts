/** Shorter texts are not looked up. */
export const MIN_SEARCH_LENGTH = 2;

/** Whether a trimmed text is long enough to look up. Counts characters as the schemas do: an emoji is one. */
export const isSearchable = (text: string) => [...text].length >= MIN_SEARCH_LENGTH;
