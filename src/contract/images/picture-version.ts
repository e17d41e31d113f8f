/**
 * The version of everything that is drawn for pictures. Part of their addresses, which browsers
 * keep for a year, and of the server's cache files: raise it whenever a drawing changes.
 */
export const PICTURES_VERSION = 3;
