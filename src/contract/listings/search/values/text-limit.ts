/** Characters of a text that is searched for, such as the name of a place. */
export const TEXT_LIMIT = 100;
