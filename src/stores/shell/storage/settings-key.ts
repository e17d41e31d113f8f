/** Key of the remembered settings of the map. */
export const SETTINGS_KEY = 'realty:settings';
