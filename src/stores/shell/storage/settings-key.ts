/** Where the browser keeps what is remembered of the map. */
export const SETTINGS_KEY = 'realty:settings';
