/** On the root element of a page that is a copy: when it was saved. */
export const SAVED_AT_ATTRIBUTE = 'data-saved-at';
