/** Under this key the browser keeps, for the next page of the tab, that its session ended elsewhere. */
export const ENDED_KEY = 'realty:ended';
