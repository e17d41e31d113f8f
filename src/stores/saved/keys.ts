/** Key of the homes a visitor has saved, in the browser's storage. */
export const SAVED_HOMES_KEY = 'realty:saved';

/** Key of the changes of saved homes that an account has not received yet. */
export const SAVED_CHANGES_KEY = 'realty:saved-changes';

/** Key of the search that waits for its visitor to log in, kept for the visit. */
export const WAITING_SEARCH_KEY = 'realty:waiting-search';

/** Key of the fact that the account has no saved searches, kept for the visit. */
export const NO_SEARCHES_KEY = 'realty:no-searches';
