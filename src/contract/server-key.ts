/** How a trusted server sends its key, and the calls that it is read for. */
export const SERVER_KEY = {
  header: 'REPLIERS-API-KEY',
  parameter: 'repliers_api_key',
  paths: '/api/realty/',
} as const;
