/** How a trusted server sends its key, and the calls that read it. */
export const SERVER_KEY = {
  header: 'REPLIERS-API-KEY',
  parameter: 'repliers_api_key',
  paths: '/api/realty/',
} as const;
