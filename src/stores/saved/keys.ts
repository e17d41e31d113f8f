/** Under this key the browser keeps the homes a visitor has saved. */
export const SAVED_HOMES_KEY = 'larchway:saved';

/** Under this key the browser keeps what an account has not been told of its saved homes yet. */
export const SAVED_CHANGES_KEY = 'larchway:saved-changes';
