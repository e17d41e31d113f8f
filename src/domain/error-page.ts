/**
 * Placeholders on the built error page for what only the failed request can say; the server fills them in
 * before it sends the page.
 */
export const ERROR_PLACES = {
  detail: '%error-detail%',
  advice: '%error-advice%',
  reference: '%error-reference%',
} as const;

/** The route the error page is built at. The page is sent for failures and has no address of its own. */
export const ERROR_ROUTE = '/error';
