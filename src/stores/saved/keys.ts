/** Under this key the browser keeps the homes a visitor has saved. */
export const SAVED_HOMES_KEY = 'realty:saved';

/** Under this key the browser keeps what an account has not been told of its saved homes yet. */
export const SAVED_CHANGES_KEY = 'realty:saved-changes';

/** Under this key the browser keeps, for the visit, the search that waits for its visitor to log in. */
export const WAITING_SEARCH_KEY = 'realty:waiting-search';

/** Under this key the browser keeps, for the visit, that the account has no saved searches. */
export const NO_SEARCHES_KEY = 'realty:no-searches';
