/**
 * The version of all drawn pictures. It is part of their addresses, which browsers keep for a year, and of
 * the server's cache files: raise it whenever a drawing changes.
 */
export const PICTURES_VERSION = 3;
