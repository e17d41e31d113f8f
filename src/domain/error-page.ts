/**
 * What the error page is built with in place of what only the failed request tells; the server puts
 * that in before it sends the page.
 */
export const ERROR_PLACES = {
  detail: '%error-detail%',
  reference: '%error-reference%',
} as const;

/** Where the error page is built. It is sent for failures, and has no address of its own. */
export const ERROR_ROUTE = '/error';
